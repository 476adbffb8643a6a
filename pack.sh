#!/bin/sh
# Makes the package of the dotnet tool: ./pack.sh [FOLDER]; into artifacts/package without a folder. Building the page needs Node.js.
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd) || exit
exec dotnet run --project "$root/packaging" -c Release --no-launch-profile -v quiet --property:RunAnalyzers=false -- "$@"
