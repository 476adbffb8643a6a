@echo off
rem Builds what changed, then runs.
dotnet run --project "%~dp0src\Goldilocks.Cli" -c Release --no-launch-profile -v quiet --property:RunAnalyzers=false -- %*
