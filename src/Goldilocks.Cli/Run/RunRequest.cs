using Goldilocks.Commands;
using Goldilocks.Models;

namespace Goldilocks.Cli.Run;

/// <summary>A user's request for a run. Options that were not given are empty lists, or null.</summary>
/// <param name="Preset">A name of <see cref="Running.Scheduling.Presets"/>.</param>
/// <param name="What">What is measured.</param>
/// <param name="How">How it is measured.</param>
/// <param name="Conditions">The columns.</param>
/// <param name="IsStrict">True when a failure is a finding.</param>
public sealed record RunRequest(string Preset, WhatToMeasure What, HowToMeasure How, ConditionRequest Conditions, bool IsStrict);

/// <summary>The part of a request that chooses rows.</summary>
/// <param name="Study">The name of a study, or the file of one's own, that brings most of the others; null for none.</param>
/// <param name="Serializers">Patterns.</param>
/// <param name="Workloads">Patterns.</param>
/// <param name="Sizes">Counts of each workload's unit.</param>
/// <param name="Operations">Names.</param>
/// <param name="Sinks">Names.</param>
/// <param name="IsAsync">True for asynchronous operations too.</param>
/// <param name="Baseline">A pattern.</param>
/// <param name="PayloadBytes">Per item, for workloads with that parameter.</param>
/// <param name="Compress">Codecs, as name or name:level.</param>
/// <param name="Codecs">Folders of codecs.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
/// <param name="Controls">How often the baseline competes against itself.</param>
/// <param name="IsLatest">True to take the newest stable version of every serializer that is named without a version.</param>
/// <param name="Model">A type of the user's own; null for the built-in workloads.</param>
/// <param name="IsNearest">True to take the nearest version of a package that is not offered in the pinned one.</param>
public sealed record WhatToMeasure(
    string? Study,
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Workloads,
    IReadOnlyList<int> Sizes,
    IReadOnlyList<string> Operations,
    IReadOnlyList<string> Sinks,
    bool IsAsync,
    string? Baseline,
    int? PayloadBytes,
    IReadOnlyList<string> Compress,
    IReadOnlyList<string> Codecs,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters,
    int Controls,
    bool IsLatest = false,
    ModelRequest? Model = null,
    bool IsNearest = false);

/// <summary>The part of a request that says how to measure.</summary>
/// <param name="DataSeed">Of the values.</param>
/// <param name="Seed">Of the order of turns; null for a new one.</param>
/// <param name="Launches">Exactly so many; null for those of the preset.</param>
/// <param name="Environment">NAME=VALUE for every worker.</param>
/// <param name="IsApart">True for a process of its own for each operation.</param>
/// <param name="Settings">NAME=VALUE for settings of the measurement.</param>
public sealed record HowToMeasure(
    long DataSeed,
    long? Seed,
    int? Launches,
    IReadOnlyList<string> Environment,
    bool IsApart,
    IReadOnlyList<string> Settings);
