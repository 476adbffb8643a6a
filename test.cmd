@echo off
rem Installs what the tests need, runs all of them and ends with a line such as "123 passed, 0 failed, 4 skipped".
dotnet run --project "%~dp0tests\RunTests" -c Release --no-launch-profile -v quiet -- %*
