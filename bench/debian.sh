#!/bin/sh
# Install the named Debian packages if we are root on Debian; else say which are missing.
missing=""
for package in "$@"; do
    case $package in
        postgresql) ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || missing="$missing $package" ;;
        nginx-light) command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || missing="$missing $package" ;;
        systemd) command -v systemd-analyze >/dev/null 2>&1 || missing="$missing $package" ;;
        *) command -v "$package" >/dev/null 2>&1 || missing="$missing $package" ;;
    esac
done
[ -z "$missing" ] && exit 0
if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ]; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $missing >/dev/null
else
    echo "The tests that need$missing are skipped: install them to run all." >&2
fi
