using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>Standard input and output belong to the protocol, and to nobody else in the process.</summary>
internal static class StandardStreams
{
    /// <summary>
    /// Takes standard output for the protocol and sends everybody else's printing to standard error: libraries print.
    /// </summary>
    public static FrameChannel Claim()
    {
        var input = Console.OpenStandardInput();
        var output = Console.OpenStandardOutput();
        Console.SetOut(Console.Error);
        Console.SetIn(TextReader.Null);
        return new FrameChannel(input, output);
    }
}
