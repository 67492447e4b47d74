#!/bin/sh
# make run: sh bench/run.sh .venv PAGE. At a first run the page is built long before the rules are compiled: until
# then plain Python serves it, and what is compiled takes its place at the same address. Open pages find it again.
set -u
venv=$1 page=$2 serving="" compiling=""
make="${MAKE:-make} --no-print-directory"

end() { # with this exit code, and nothing that was started goes on alone
    trap - INT TERM
    kill $serving $compiling 2>/dev/null
    wait
    exit "$1"
}

if [ "${MISTO_PURE:-}" = 1 ]; then # nothing is compiled, and nothing is taken for compiled by a later run
    $make "$venv/ready" "$page" || exit 1
    exec "$venv/bin/misto" serve
fi
if ! $make -q "$venv/compiled"; then
    $make "$venv/compiled" &
    compiling=$!
fi
trap 'end 130' INT TERM
$make "$page" || end 1
if [ -n "$compiling" ]; then
    if kill -0 "$compiling" 2>/dev/null; then
        echo "The page is ready. Until the rules are compiled plain Python serves it: bots think less in their time."
        MISTO_PURE=1 "$venv/bin/misto" serve &
        serving=$!
    fi
    if ! wait "$compiling"; then
        echo "The rules were not compiled: see above. MISTO_PURE=1 make run plays without." >&2
        end 1
    fi
fi
$make "$venv/built" || end 1
if [ -n "$serving" ]; then
    kill -TERM "$serving" 2>/dev/null
    wait "$serving" 2>/dev/null
fi
trap - INT TERM
exec "$venv/bin/misto" serve
