# Bash completion of the commands and flags of triaged. Reads both from the help of the program, so they are always current.
_triaged() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} word help
    local -a words=()
    case $previous in
    --config | --tls-cert | --tls-key | --secret-key-file | --template | --token-file)
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
        return
        ;;
    --data-dir)
        mapfile -t COMPREPLY < <(compgen -d -- "$current")
        return
        ;;
    --format)
        local formats="json_lines csv"
        [[ ${COMP_WORDS[1]} == webhook ]] && formats="standard slack mattermost discord template"
        mapfile -t COMPREPLY < <(compgen -W "$formats" -- "$current") && return
        ;;
    --log-format) mapfile -t COMPREPLY < <(compgen -W "text json" -- "$current") && return ;;
    --log-level) mapfile -t COMPREPLY < <(compgen -W "debug info warning error" -- "$current") && return ;;
    --classifier) mapfile -t COMPREPLY < <(compgen -W "embedded openai" -- "$current") && return ;;
    --classifier-mask | --embeddings-mask | --own-texts | --thin | --enabled) mapfile -t COMPREPLY < <(compgen -W "on off" -- "$current") && return ;;
    --classifier-cascade) mapfile -t COMPREPLY < <(compgen -W "always when_unsure" -- "$current") && return ;;
    --role) mapfile -t COMPREPLY < <(compgen -W "admin member" -- "$current") && return ;;
    --kind) mapfile -t COMPREPLY < <(compgen -W "full_access widget" -- "$current") && return ;;
    esac
    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
        [[ $word == -* ]] && break
        words+=("$word")
    done
    help=$("${COMP_WORDS[0]}" "${words[@]}" --help 2>/dev/null) || return
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(grep -oE -- '--[a-z][a-z-]*' <<<"$help" | sort -u)" -- "$current")
    else
        mapfile -t COMPREPLY < <(
            compgen -W "$(sed -n '/^Subcommands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p' <<<"$help")" -- "$current"
        )
        [ ${#COMPREPLY[@]} -gt 0 ] || mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}
complete -o filenames -F _triaged triaged
