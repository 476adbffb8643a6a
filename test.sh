#!/bin/sh
# Installs what the tests need, runs all of them and ends with a line such as "123 passed, 0 failed, 4 skipped".
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit
exec dotnet run --project "$root/tests/RunTests" -c Release --no-launch-profile -v quiet -- "$@"
