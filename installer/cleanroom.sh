# SPDX-License-Identifier: GPL-3.0-or-later
# Shell functions for systems created by debootstrap, in which packages are built and tried. Sourced by installer/try,
# installer/operate and installer/clean-build after lib.sh. Needs root.
# shellcheck shell=bash

# check SENTENCE COMMAND...: prints the sentence if the command succeeds, otherwise fails.
check() {
    local sentence=$1
    shift
    "$@" >/dev/null 2>&1 || fail "failed: $sentence"
    printf '    %s\n' "$sentence"
}
is_not() { ! "$@"; }

# field NAME: prints that member of the JSON object on standard input.
field() {
    python3 -c 'import json, sys; print(json.load(sys.stdin)[sys.argv[1]])' "$1"
}

# Prints the code name of a Debian release.
codename_of() {
    case $1 in
    12) echo bookworm ;;
    13) echo trixie ;;
    *) fail "Debian $1 is not supported, only 12 and 13" ;;
    esac
}

# Prints the mirror that this machine uses, or the default mirror of Debian.
mirror() {
    local found
    found=$(sed -n 's/^URIs: *//p; s/^deb \(\[[^]]*\] \)\?\([^ ]*\) .*/\2/p' \
        /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null | head -n 1)
    echo "${found:-http://deb.debian.org/debian}"
}

# Runs a command in the system $room with an empty environment; after boot_room, in the booted machine.
in_room() {
    local way=(chroot "$room")
    if [ -n "${init:-}" ]; then way=(nsenter --target "$init" --all); fi
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/root DEBIAN_FRONTEND=noninteractive "${way[@]}" "$@"
}

# Keeps packages that are installed in $room from starting services.
start_no_services() {
    printf '#!/bin/sh\nexit 101\n' >"$room/usr/sbin/policy-rc.d"
    chmod 755 "$room/usr/sbin/policy-rc.d"
}

# make_room RELEASE ROOT: creates a minimal system that starts no services and asks no questions; reuses an existing one.
make_room() {
    local release=$1 codename mirror
    codename=$(codename_of "$release")
    mirror=$(mirror)
    room=$2
    if [ ! -e "$room/.made" ]; then
        say "Creating a clean Debian $release in $room"
        rm -rf --one-file-system "$room"
        mkdir -p "$room"
        debootstrap --variant=minbase "$codename" "$room" "$mirror" >"$room.log" 2>&1 ||
            fail "debootstrap failed: see $room.log"
        # The default PostgreSQL cluster would take a minute and a port; the service creates a private one.
        mkdir -p "$room/etc/postgresql-common"
        echo 'create_main_cluster = false' >"$room/etc/postgresql-common/createcluster.conf"
        echo force-unsafe-io >"$room/etc/dpkg/dpkg.cfg.d/unsafe"
        printf 'APT::Install-Recommends "false";\nAcquire::Languages "none";\n' >"$room/etc/apt/apt.conf.d/99lean"
        printf 'deb %s %s main\ndeb %s %s-updates main\ndeb %s-security %s-security main\n' \
            "$mirror" "$codename" "$mirror" "$codename" "$mirror" "$codename" >"$room/etc/apt/sources.list"
        touch "$room/.made"
    fi
    # A machine that was booted in it may have been permitted to start services.
    start_no_services
    cp -L /etc/resolv.conf "$room/etc/resolv.conf"
    chmod 1777 "$room/dev/shm"
    if ! mountpoint -q "$room/proc"; then mount -t proc proc "$room/proc"; fi
    in_room apt-get -q update >"$room.log" 2>&1 || say "The package lists could not be refreshed; trying with those at hand"
}

# borrow_system SCRATCH: shows this system as $room in that folder, without its own services; changes are kept in memory. Fails if
# this machine does not permit that. Must run in a mount namespace of its own.
borrow_system() {
    local memory=$1/memory
    room=$1/room
    mkdir "$memory" "$room"
    mount -t tmpfs -o mode=755 tmpfs "$memory" || return
    mkdir -p "$memory/changes/tmp" "$memory/work"
    chmod 1777 "$memory/changes/tmp"
    # A machine empties it when it boots: there is nothing of this system in it.
    python3 -c 'import os, sys; os.setxattr(sys.argv[1], "trusted.overlay.opaque", b"y")' "$memory/changes/tmp" || return
    mount -t overlay -o "lowerdir=/,upperdir=$memory/changes,workdir=$memory/work" overlay "$room" || return
    rm -rf "$room"/etc/systemd/system/*.wants "$room"/etc/rc?.d/S* "$room/var/lib/triaged" "$room/etc/triaged" "$room/var/log/journal"
    : >"$room/etc/fstab"
    [ -s "$room/etc/machine-id" ] || tr -d - </proc/sys/kernel/random/uuid >"$room/etc/machine-id"
    start_no_services || return
    mount -t proc proc "$room/proc" || return
    if [ ! -e "$room/sbin/init" ] || [ ! -e "$room/usr/bin/dbus-daemon" ]; then
        timeout 300 env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive chroot "$room" \
            apt-get -qy install --no-install-recommends systemd-sysv dbus >"$room.log" 2>&1 || return
    fi
    in_room dpkg --audit >>"$room.log" 2>&1
}

# Installs PostgreSQL 15 of Debian 12 beside version 17 of Debian 13, as on an upgraded machine. Removes the package source of
# Debian 12 afterwards.
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
        fail "cannot install PostgreSQL 15: see $room.log"
    }
}

# Makes $1 the root of a machine and becomes its first process. Must run in separate namespaces.
become_machine() {
    local root=$1 device cgroups=unified
    [ "$(stat -f -c %T /sys/fs/cgroup)" = cgroup2fs ] || cgroups=hybrid
    cd "$root" || exit
    mount --bind . .
    cd "$root" || exit
    mount -t proc proc proc
    # Some settings of the kernel are those of all machines on it.
    mount --bind proc/sys proc/sys
    mount -o remount,bind,ro proc/sys
    mount -t sysfs -o ro sysfs sys
    mount -t tmpfs -o mode=755 tmpfs run
    mount -t tmpfs -o mode=755 tmpfs dev
    mkdir dev/shm dev/pts
    for device in null zero full random urandom tty; do
        touch "dev/$device"
        mount --bind "/dev/$device" "dev/$device"
    done
    mount -t tmpfs -o mode=1777 tmpfs dev/shm
    mount -t devpts -o newinstance,gid=5,mode=620,ptmxmode=666 devpts dev/pts
    ln -s pts/ptmx dev/ptmx
    ln -s /proc/self/fd dev/fd
    if [ "$cgroups" = unified ]; then
        mount -t cgroup2 cgroup2 sys/fs/cgroup
    else
        mount -t tmpfs tmpfs sys/fs/cgroup
        mkdir sys/fs/cgroup/systemd sys/fs/cgroup/unified
        mount -t cgroup -o none,name=systemd cgroup sys/fs/cgroup/systemd
        mount -t cgroup2 cgroup2 sys/fs/cgroup/unified
    fi
    pivot_root . .
    umount -l .
    exec env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin /sbin/init --log-target=journal
}

# Boots $room as a machine with a separate network that has only a loopback interface, and sets init to its first process.
# Fails if this system does not permit that, as in most containers.
boot_room() {
    export -f become_machine
    unshare --mount --pid --cgroup --ipc --uts --net --fork --kill-child \
        bash -euc 'become_machine "$1"' bash "$room" >"$room.boot.log" 2>&1 &
    machine=$!
    local first
    for _ in $(seq 600); do
        kill -0 "$machine" 2>/dev/null || break
        # Until the process is systemd it still sees this system, and a command for the machine would run here.
        first=$(pgrep -P "$machine" -x systemd || true)
        if [ -n "$first" ]; then
            init=$first
            case $(in_room systemctl is-system-running 2>/dev/null) in
            starting | running | degraded) return 0 ;;
            esac
        fi
        sleep 0.2
    done
    drop_machine
    return 1
}

# Powers the machine off in order.
stop_machine() {
    [ -n "${machine:-}" ] || return 0
    if [ -n "${init:-}" ] && in_room systemctl poweroff >/dev/null 2>&1; then
        wait "$machine" 2>/dev/null || true
        machine=
        init=
    else
        drop_machine
    fi
}

# Kills the machine.
drop_machine() {
    [ -n "${machine:-}" ] || return 0
    kill -KILL "$machine" 2>/dev/null || true
    wait "$machine" 2>/dev/null || true
    machine=
    init=
}

leave_room() {
    drop_machine
    if [ -n "${room:-}" ] && mountpoint -q "$room/proc"; then umount -l "$room/proc" || true; fi
}
