using Goldilocks.Commands;

namespace Goldilocks.Cli.Tests;

/// <summary>
/// The command line without a process of its own, for what only answers: texts and exit codes. To start the program takes most of a second of a processor, and there are hundreds of such answers. That the built
/// program says the same is seen wherever a test measures with it. What builds and measures for long is left to that program, because all others would wait for their turn here.
/// </summary>
internal static class InProcess
{
    private static readonly Lock s_turn = new();

    /// <summary>Types one command, and reads what it prints.</summary>
    /// <param name="arguments">After <c>goldilocks</c>. Paths are full: the working folder is that of all tests.</param>
    /// <param name="columns">The width of its lines; null for that of a pipe.</param>
    public static Finished Run(IEnumerable<string> arguments, int? columns = null)
    {
        using StringWriter output = new(), errors = new();

        // The console belongs to the whole process.
        lock (s_turn)
        {
            var (usualOutput, usualErrors) = (Console.Out, Console.Error);
            try
            {
                Console.SetOut(output);
                Console.SetError(errors);
                Terminal.SetUp(isRedirected: true, columns);
                return new Finished(ErrorReporting.Invoke(CommandLine.Create(), [.. arguments]), output.ToString(), errors.ToString());
            }
            finally
            {
                Console.SetOut(usualOutput);
                Console.SetError(usualErrors);
            }
        }
    }
}
