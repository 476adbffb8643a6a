using Goldilocks.Cli;
using Goldilocks.Cli.Commands;
using Goldilocks.Cli.Display;

TerminalWriter.Install();
Terminal.SetUp(Console.IsOutputRedirected);
return ErrorReporting.Invoke(CommandLine.Create(), args);
