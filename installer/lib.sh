# SPDX-License-Identifier: GPL-3.0-or-later
# Shell functions that installer/run and installer/test share. Sourced by them, with the project's root as the
# working directory; not for use by itself.
# shellcheck shell=bash

# What is being done, for the person who waits.
say() {
    printf '==> %s\n' "$*"
}

# A sentence for the person, and the end.
fail() {
    printf '%s: %s\n' "${0##*/}" "$*" >&2
    exit 1
}

# Runs a command as root, asking nothing.
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

# The number of this machine's release of Debian, where it is one.
this_release() {
    # shellcheck disable=SC1091
    (. /etc/os-release && echo "${VERSION_ID:-}") 2>/dev/null || true
}

# packages_of RELEASE SECTION...: the packages of these sections of installer/packages for that release of Debian.
packages_of() {
    local release=$1 section
    shift
    for section in "$@"; do
        sed -n "/^\[$section\]/,/^\[/ { s/[[:space:]]*#.*//; /^\[/d; /^\$/d; p }" installer/packages |
            awk -v only="[$release]" 'NF == 1 || $2 == only { print $1 }'
    done
}

# Which of the named packages are neither installed nor provided by an installed one.
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

# Installs what the named sections need and is not there yet; calls apt only then.
install_missing() {
    local wanted missing
    mapfile -t wanted < <(packages_of "$(this_release)" "$@")
    if ! command -v dpkg-query >/dev/null; then
        say "This is no Debian: make sure that you have what these packages hold: ${wanted[*]}"
        return
    fi
    mapfile -t missing < <(missing_packages "${wanted[@]}")
    [ "${#missing[@]}" -gt 0 ] || return 0
    say "Installing ${missing[*]}"
    # Lists that cannot be refreshed may still be good enough.
    apt_get update || say "The package lists could not be refreshed; trying with those at hand"
    apt_get install --yes --no-install-recommends "${missing[@]}" ||
        fail "the packages could not be installed: ${missing[*]}"
}

# How many compilers may run at once: each takes up to 1.5 GB.
build_jobs() {
    local cores memory
    cores=$(nproc)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo)
    [ "$memory" -ge 1 ] || memory=1
    echo $((cores < memory ? cores : memory))
}

# Where a preset builds.
build_directory_of() {
    case $1 in
    release) echo build ;;
    *) echo "build-$1" ;;
    esac
}

# configure PRESET [OPTIONS OF CMAKE...]
configure() {
    local preset=$1 directory log
    shift
    directory=$(build_directory_of "$preset")
    if ! mkdir -p "$directory" || [ ! -w "$directory" ]; then
        fail "$PWD/$directory cannot be written to; another user may have built there: remove it or become that user"
    fi
    # A tree that was moved or copied since it was configured.
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

# build PRESET [TARGETS...]
build() {
    local preset=$1
    shift
    cmake --build --preset "$preset" --parallel "$(build_jobs)" ${1:+--target "$@"} ||
        fail "the build failed: see the first error above"
}
