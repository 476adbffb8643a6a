using System.CommandLine;

namespace Goldilocks.Commands;

/// <summary>The options that choose serializers and payloads, for commands without a plan.</summary>
internal sealed class SelectOptions
{
    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

    public Option<int[]> Sizes { get; } = SharedOptions.Sizes();

    public ModelOptions Models { get; } = new();

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    /// <summary>The request that the options make.</summary>
    public Selected Of(ParseResult parsed) => new(
        parsed.GetValue(Serializers) ?? [],
        parsed.GetValue(Workloads) ?? [],
        parsed.GetValue(Sizes) ?? [],
        parsed.GetValue(Sources) ?? [],
        parsed.GetValue(Adapters) ?? [],
        Models.Request(parsed, parsed.GetValue(Sizes) ?? []));
}
