using Goldilocks.Core.Reports;

namespace Goldilocks.Cli.Commands;

/// <summary>What the roundup's combined CSV says about each serializer, from its <c>facts.json</c>.</summary>
internal static class FactsForReports
{
    public static IReadOnlyDictionary<string, RoundupFacts> Read() => new Dictionary<string, RoundupFacts>();
}
