using Goldilocks.Cli;
using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;

if (args is [ModelReader.Verb, .. var reading])
{
    return ModelReader.Run(reading);
}

if (OpenFiles.TooFew() is { } tooFew)
{
    Console.Error.WriteLine($"error: {tooFew}");
    return ExitCodes.UserError;
}

TerminalWriter.Install();
Terminal.SetUp(Console.IsOutputRedirected);
return ErrorReporting.Invoke(CommandLine.Create(), args);
