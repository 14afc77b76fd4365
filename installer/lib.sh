# SPDX-License-Identifier: GPL-3.0-or-later
# Shell functions shared by the scripts in this folder, which source it with the root of the project as the working
# directory. Not a program.
# shellcheck shell=bash

# Prints a line about the current step.
say() {
    printf '==> %s\n' "$*"
}

# Prints an error message and exits with status 1.
fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# Runs a command as root, through sudo if necessary.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null; then
        sudo -n true 2>/dev/null || say "sudo may ask for your password"
        sudo "$@"
    else
        fail "this needs root, and there is no sudo: as root, run \"$*\", then start this again"
    fi
}

# Prints the Debian release number of this machine; nothing on other systems.
this_release() {
    # shellcheck disable=SC1091
    (. /etc/os-release && echo "${VERSION_ID:-}") 2>/dev/null || true
}

# packages_of RELEASE SECTION...: prints the packages of these sections of installer/packages for that Debian release.
packages_of() {
    local release=$1 section
    shift
    for section in "$@"; do
        sed -n "/^\[$section\]/,/^\[/ { s/[[:space:]]*#.*//; /^\[/d; /^\$/d; p }" installer/packages |
            awk -v only="[$release]" 'NF == 1 || $2 == only { print $1 }'
    done
}

# Prints those of the named packages that are neither installed nor provided by an installed package.
missing_packages() {
    local have
    have=$(dpkg-query -W -f '${db:Status-Status} ${Package} ${Provides}\n' |
        sed -n 's/^installed //p' | sed 's/([^)]*)//g' | tr -s ', ' '\n' | sort -u)
    printf '%s\n' "$@" | sort -u | comm -23 - <(printf '%s\n' "$have")
}

apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive NEEDRESTART_SUSPEND=1 \
        apt-get -q -o DPkg::Lock::Timeout=300 "$@" </dev/null
}

# Installs the missing packages of the named sections. Calls apt only if a package is missing.
install_missing() {
    local wanted missing
    mapfile -t wanted < <(packages_of "$(this_release)" "$@")
    if ! command -v dpkg-query >/dev/null; then
        say "This system has no dpkg. Install the equivalents of these Debian packages: ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0
    say "Installing ${missing[*]}"
    # The installation may succeed with old package lists.
    apt_get update || say "The package lists could not be refreshed; trying with those at hand"
    apt_get install --yes --no-install-recommends "${missing[@]}" ||
        fail "the packages could not be installed: ${missing[*]}"
}

# Prints the number of compilers that may run in parallel; each needs up to 1.5 GB of memory.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    echo $((cores < memory ? cores : memory))
}

# Prints the build directory of a preset.
build_directory_of() {
    case $1 in
    release) echo build ;;
    *) echo "build-$1" ;;
    esac
}

# configure PRESET [CMAKE OPTIONS...]: configures a preset.
configure() {
    local preset=$1 directory log
    shift
    directory=$(build_directory_of "$preset")
    if ! mkdir -p "$directory" || [ ! -w "$directory" ]; then
        fail "$PWD/$directory cannot be written to; another user may have built there: remove it or become that user"
    fi
    # The tree was moved or copied after it was configured.
    if [ -f "$directory/CMakeCache.txt" ] &&
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" "$directory/CMakeCache.txt"; then
        rm -f "$directory/CMakeCache.txt"
    fi
    log=$directory/configure.log
    cmake --preset "$preset" "$@" >"$log" 2>&1 || {
        tail -n 40 "$log" >&2
        fail "the build could not be configured; all of it is in $PWD/$log"
    }
}

# build PRESET [TARGETS...]: builds a preset.
build() {
    local preset=$1
    shift
    cmake --build --preset "$preset" --parallel "$(build_jobs)" ${1:+--target "$@"} ||
        fail "the build failed: see the first error above"
}
