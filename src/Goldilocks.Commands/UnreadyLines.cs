using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>The serializers of a survey that have no program.</summary>
internal static class UnreadyLines
{
    /// <summary>A line for each cause, with all serializers that it holds for.</summary>
    public static void Write(IReadOnlyList<SerializerEvent> built)
    {
        foreach (var (outcome, name, why) in UnreadyTexts.Of(built))
        {
            AnsiConsole.WriteLine($"{outcome}: {name}: {why}");
        }
    }
}
