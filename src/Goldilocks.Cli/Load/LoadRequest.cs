using Goldilocks.Models;

namespace Goldilocks.Cli.Load;

/// <summary>A user's request for a load test. Times are in seconds.</summary>
/// <param name="Serializers">Patterns; all when empty.</param>
/// <param name="Workloads">Patterns; the usual one when empty.</param>
/// <param name="Count">Items in one response; null for the workload's default.</param>
/// <param name="Operation">A name.</param>
/// <param name="Baseline">A pattern; null for the usual one.</param>
/// <param name="Traffic">Connections, rate and times.</param>
/// <param name="Server">How servers are made and asked.</param>
/// <param name="DataSeed">Of the values.</param>
/// <param name="Seed">Of the order of turns; null for a new one.</param>
/// <param name="Model">A type of the user's own; null for a built-in workload.</param>
public sealed record LoadRequest(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Workloads,
    int? Count,
    string Operation,
    string? Baseline,
    LoadTraffic Traffic,
    LoadServing Server,
    long DataSeed,
    long? Seed,
    ModelRequest? Model = null);

/// <summary>The part of a request that says how much load there is.</summary>
/// <param name="Connections">Kept open.</param>
/// <param name="RatePerSecond">Requests; null for a closed model.</param>
/// <param name="DurationSeconds">Measured for each serializer in each launch.</param>
/// <param name="WarmupSeconds">Before anything is measured.</param>
/// <param name="TimeoutSeconds">After which a request is a bad one.</param>
/// <param name="SweepSloSeconds">The 99th percentile that a sweep may reach; null for no sweep.</param>
/// <param name="Client">A name.</param>
/// <param name="Threads">Of the built-in client.</param>
public sealed record LoadTraffic(
    int Connections,
    double? RatePerSecond,
    double DurationSeconds,
    double WarmupSeconds,
    double TimeoutSeconds,
    double? SweepSloSeconds,
    string Client,
    int Threads);

/// <summary>The part of a request that is about the servers.</summary>
/// <param name="Launches">Fresh processes for each serializer.</param>
/// <param name="Data">A name: <c>shared</c> or <c>per-request</c>.</param>
/// <param name="Http">A name: <c>1.1</c> or <c>2</c>.</param>
/// <param name="Port">Of the first; 0 for any free one.</param>
/// <param name="Environment">NAME=VALUE for every server.</param>
/// <param name="Sources">Package sources.</param>
/// <param name="Adapters">Folders of adapters.</param>
public sealed record LoadServing(
    int Launches,
    string Data,
    string Http,
    int Port,
    IReadOnlyList<string> Environment,
    IReadOnlyList<string> Sources,
    IReadOnlyList<string> Adapters);
