# Shell functions for systems made by debootstrap, in which packages are built and tried. Sourced by installer/try and
# installer/clean-build after lib.sh; for root only.
# shellcheck shell=bash

# The code name of a release of Debian.
codename_of() {
    case $1 in
    12) echo bookworm ;;
    13) echo trixie ;;
    *) fail "Debian $1 is not known here, only 12 and 13" ;;
    esac
}

# The mirror that this machine uses, or Debian's own.
mirror() {
    local found
    found=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p' \
        /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1)
    echo "${found:-http://deb.debian.org/debian}"
}

# Runs a command in the system $room, with nothing of this one's environment.
in_room() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive \
        chroot "$room" "$@"
}

# make_room RELEASE ROOT: a minimal system that starts no services and asks nothing; kept for the next time.
make_room() {
    local release=$1 codename mirror
    codename=$(codename_of "$release")
    mirror=$(mirror)
    room=$2
    if [ ! -e "$room/.made" ]; then
        say "Making a clean Debian $release in $room"
        rm -rf --one-file-system "$room"
        mkdir -p "$room"
        debootstrap --variant=minbase "$codename" "$room" "$mirror" >"$room.log" 2>&1 ||
            fail "debootstrap failed: see $room.log"
        printf '#!/bin/sh\nexit 101\n' >"$room/usr/sbin/policy-rc.d"
        chmod 755 "$room/usr/sbin/policy-rc.d"
        # Its own cluster of PostgreSQL would take a minute and a port; the service makes a private one.
        mkdir -p "$room/etc/postgresql-common"
        echo 'create_main_cluster = false' >"$room/etc/postgresql-common/createcluster.conf"
        echo force-unsafe-io >"$room/etc/dpkg/dpkg.cfg.d/unsafe"
        printf 'APT::Install-Recommends "false";\nAcquire::Languages "none";\n' >"$room/etc/apt/apt.conf.d/99lean"
        printf 'deb %s %s main\ndeb %s %s-updates main\ndeb %s-security %s-security main\n' \
            "$mirror" "$codename" "$mirror" "$codename" "$mirror" "$codename" >"$room/etc/apt/sources.list"
        touch "$room/.made"
    fi
    cp -L /etc/resolv.conf "$room/etc/resolv.conf"
    chmod 1777 "$room/dev/shm"
    if ! mountpoint -q "$room/proc"; then mount -t proc proc "$room/proc"; fi
    in_room apt-get -q update >"$room.log" 2>&1 || say "The package lists could not be refreshed; trying with those at hand"
}

# Puts PostgreSQL 15 of Debian 12 beside the 17 of a Debian 13, as on a machine that was upgraded. What else Debian 12 has is
# not seen afterwards.
install_postgresql_15() {
    local list=$room/etc/apt/sources.list.d/bookworm.list installed=yes
    if [ -x "$room/usr/lib/postgresql/15/bin/postgres" ]; then return; fi
    say "Installing PostgreSQL 15 of Debian 12 beside 17"
    printf 'deb %s bookworm main\n' "$(mirror)" >"$list"
    printf 'Package: *\nPin: release n=bookworm\nPin-Priority: 100\n' >"$room/etc/apt/preferences.d/bookworm"
    in_room sh -c 'apt-get -q update && apt-get -qy install postgresql-15' >>"$room.log" 2>&1 || installed=no
    rm "$list"
    [ "$installed" = yes ] || {
        tail -n 30 "$room.log" >&2
        fail "PostgreSQL 15 could not be installed: see $room.log"
    }
}

leave_room() {
    if [ -n "${room:-}" ] && mountpoint -q "$room/proc"; then umount "$room/proc"; fi
}
