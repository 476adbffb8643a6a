@echo off
rem Makes the package of the dotnet tool: pack.cmd [FOLDER]; into artifacts\package without a folder. Building the page needs Node.js.
dotnet run --project "%~dp0packaging" -c Release --no-launch-profile -v quiet --property:RunAnalyzers=false -- %*
