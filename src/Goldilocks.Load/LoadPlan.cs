using System.Text.Json.Serialization;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>The plan of a load test; a pure function of the command line.</summary>
/// <param name="Serializers">Glob patterns, each possibly with <c>@version</c>.</param>
/// <param name="Workloads">Glob patterns, each possibly with parameters and sizes.</param>
/// <param name="Baseline">The serializer and variant that ratios are taken to.</param>
/// <param name="Operation">Serialize: GET. Deserialize: POST.</param>
/// <param name="Connections">Kept open.</param>
/// <param name="Rate">Requests a second (open model); null for the closed model.</param>
/// <param name="DurationSeconds">Measured for each serializer in each launch.</param>
/// <param name="WindowSeconds">Serializers take turns of about this length.</param>
/// <param name="WarmupSeconds">At least; longer until the server's JIT is quiet.</param>
/// <param name="Launches">Fresh server processes for each serializer.</param>
/// <param name="TimeoutSeconds">For one request.</param>
/// <param name="IsPerRequest">True when the server makes the value anew for each response.</param>
/// <param name="IsHttp2">HTTP/2 without TLS; otherwise HTTP/1.1.</param>
/// <param name="Port">Of the first server, counted up for the next ones; 0 for any free one.</param>
/// <param name="Threads">Of the built-in client.</param>
/// <param name="Client">The program that sends the requests.</param>
/// <param name="SloMilliseconds">Of a sweep: the limit for the 99th percentile at a held rate; null when rates are not swept.</param>
/// <param name="DataSeed">Of the values.</param>
/// <param name="Seed">Of the order of turns.</param>
/// <param name="Environment">Set for every server.</param>
/// <param name="Model">The user's own type that is served; null for a built-in workload.</param>
public sealed record LoadPlan(
    IReadOnlyList<string> Serializers,
    IReadOnlyList<string> Workloads,
    string Baseline,
    Operation Operation,
    int Connections,
    double? Rate,
    double DurationSeconds,
    double WindowSeconds,
    double WarmupSeconds,
    int Launches,
    double TimeoutSeconds,
    bool IsPerRequest,
    bool IsHttp2,
    int Port,
    int Threads,
    LoadClientKind Client,
    double? SloMilliseconds,
    long DataSeed,
    long Seed,
    IReadOnlyDictionary<string, string> Environment,
    [property: JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)] ModelInfo? Model = null)
{
    /// <summary>Windows of each serializer in each launch: two seconds each at most, at least one.</summary>
    public int Windows => Math.Max(1, (int)Math.Ceiling(DurationSeconds / WindowSeconds));

    /// <summary>The length of one window.</summary>
    public TimeSpan Window => TimeSpan.FromSeconds(DurationSeconds / Windows);
}
