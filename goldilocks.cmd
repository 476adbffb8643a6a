@echo off
rem Builds what changed, then runs. Hints name the command as it was typed.
set "GOLDILOCKS_COMMAND=%~0"
dotnet run --project "%~dp0src\Goldilocks.Cli" -c Release --no-launch-profile -v quiet --property:RunAnalyzers=false -- %*
