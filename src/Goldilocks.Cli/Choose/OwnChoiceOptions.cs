using System.CommandLine;
using Goldilocks.Cli.Run;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Choose;

/// <summary>The options of <c>goldilocks choose</c> for a type of the user's own: what is measured where no run has it yet.</summary>
internal sealed class OwnChoiceOptions
{
    private readonly ModelOptions _models = new();
    private readonly Option<string[]> _serializers = SharedOptions.Serializers();
    private readonly Option<int[]> _sizes = SharedOptions.Sizes();
    private readonly Option<bool> _quick = new("--quick") { Description = "3 launches: a first look." };
    private readonly Option<string[]> _sources = SharedOptions.Sources();

    /// <summary>The folder of run folders.</summary>
    public Option<string> Runs { get; } = new("--runs")
    {
        Description = "The folder that is searched for a finished run of the type, and that gets a new run; runs when absent.",
        HelpName = "folder",
        DefaultValueFactory = _ => ResultFolder.Runs,
    };

    /// <summary>In the order of the help.</summary>
    public IEnumerable<Option> All => [.. _models.All, _serializers, _sizes, _quick, _sources, Runs];

    /// <summary>What to measure; null for a choice from the folders.</summary>
    /// <param name="parsed">The command line.</param>
    /// <param name="folders">Those that were named.</param>
    /// <exception cref="UserErrorException">A type and a folder were named, or an option was given that has no meaning then.</exception>
    public RunRequest? Request(ParseResult parsed, IReadOnlyList<string> folders)
    {
        var sizes = parsed.GetValue(_sizes) ?? [];
        if (_models.Request(parsed, sizes) is not { } model)
        {
            RefuseWithoutModel(parsed);
            return null;
        }

        if (folders.Count > 0)
        {
            throw new UserErrorException($"--model measures your type, and '{folders[0]}' is measured already: give one of the two.");
        }

        var what = new WhatToMeasure(
            Study: null, parsed.GetValue(_serializers) ?? [], Workloads: [], sizes, Operations: [], Sinks: [], IsAsync: false, Baseline: null, PayloadBytes: null, Compress: [], Codecs: [], parsed.GetValue(_sources) ?? [], Adapters: [], Controls: 0, IsLatest: false, model);
        return new RunRequest(
            parsed.GetValue(_quick) ? "quick" : "default",
            what,
            new HowToMeasure(DataSeed: 1, Seed: null, Launches: null, Environment: [], IsApart: false, Settings: []),
            new ConditionRequest([], [], []),
            IsStrict: false);
    }

    private void RefuseWithoutModel(ParseResult parsed)
    {
        if (All.FirstOrDefault(option => parsed.GetResult(option) is { Implicit: false }) is { } orphan)
        {
            throw new UserErrorException($"{orphan.Name} says how a type of your own is measured: add --model, or remove {orphan.Name}.");
        }
    }
}
