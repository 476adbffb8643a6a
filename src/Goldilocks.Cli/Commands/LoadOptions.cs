using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Goldilocks.Flows.Planning;
using Goldilocks.Results;

namespace Goldilocks.Cli.Commands;

/// <summary>The options of <c>goldilocks load</c>.</summary>
internal sealed class LoadOptions
{
    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

    public Option<int?> Count { get; } = new("--count") { Description = "Customers, books or whatever the workload counts, in one response; the workload's default when absent." };

    public Option<string> Operation { get; } = new("--operation") { Description = "serialize: GET a payload. deserialize: POST one.", DefaultValueFactory = _ => "serialize" };

    public Option<int> Connections { get; } = new("--connections") { Description = "Kept open; each has one request under way at most.", DefaultValueFactory = _ => 16 };

    public Option<double?> Rate { get; } = new("--rate")
    {
        Description = "Requests a second that leave on schedule, whatever the server does (open model); without it each connection waits for its answer (closed model).",
    };

    public Option<double> Duration { get; } = Time("--duration", "Measured for each serializer in each launch, such as 10s, in windows of 2 s at most that take turns.", 6);

    public Option<double> Warmup { get; } = Time("--warmup", "Load before anything is measured; longer until the server's JIT is quiet.", 2);

    public Option<int> Launches { get; } = new("--launches") { Description = "Fresh server processes for each serializer; from 3 on the intervals are over launches.", DefaultValueFactory = _ => 1 };

    public Option<double> Timeout { get; } = Time("--timeout", "A request without an answer for so long is a bad one.", 10);

    public Option<bool> Sweep { get; } = new("--sweep") { Description = "Raises the rate until the 99th percentile passes --slo or an answer goes bad, and names the highest rate that each serializer holds." };

    public Option<double> Slo { get; } = Time("--slo", "The 99th percentile that a sweep may reach.", 0.05);

    public Option<string> Client { get; } = new("--client") { Description = "builtin, or an installed wrk, hey or bombardier.", DefaultValueFactory = _ => "builtin" };

    public Option<int?> Threads { get; } = new("--threads") { Description = "Of the built-in client; one when absent, because the server needs the other cores." };

    public Option<string> Data { get; } = new("--data") { Description = "shared: the value is made once. per-request: anew for each response.", DefaultValueFactory = _ => "shared" };

    public Option<string> Http { get; } = new("--http") { Description = "1.1, or 2 (without TLS).", DefaultValueFactory = _ => "1.1" };

    public Option<int> Port { get; } = new("--port") { Description = "Of the first server, counted up for the next ones; 0 for any free one. Servers listen on loopback only." };

    public Option<string?> Baseline { get; } = new("--baseline") { Description = "The serializer that ratios are taken to, as name or name/variant; the first one where it takes no part." };

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE for every server, such as DOTNET_gcServer=0.");

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = new("--output") { Description = "The run folder; runs/<UTC time>-load when absent." };

    public Option<long> DataSeed { get; } = new("--data-seed") { Description = "Of the values; the same for every test, so that tests can be compared.", DefaultValueFactory = _ => 1 };

    public Option<long?> Seed { get; } = new("--seed") { Description = "Of the order of turns; another one for every test, and recorded." };

    public Option<string?> Url { get; } = new("--url") { Description = "Loads a server that runs already, perhaps on another machine, such as http://10.0.0.1:5000/customers (docs/distributed.md)." };

    public Option<string?> FromCrank { get; } = new("--from-crank") { Description = "Takes the results that 'crank --json FILE' wrote into a run folder." };

    public IEnumerable<Option> All =>
        [Serializers, Workloads, Count, Operation, Connections, Rate, Duration, Warmup, Launches, Timeout, Sweep, Slo, Client, Threads, Data, Http, Port, Baseline, Environment, Sources, Adapters, Output, DataSeed, Seed, Url, FromCrank];

    /// <summary>What was asked for.</summary>
    /// <exception cref="UserErrorException">--slo was given without --sweep.</exception>
    public LoadRequest Request(ParseResult parsed)
    {
        if (!parsed.GetValue(Sweep) && parsed.GetResult(Slo) is { Implicit: false })
        {
            throw new UserErrorException("--slo is the limit of a sweep: add --sweep, or leave --slo away.");
        }

        return new LoadRequest(
            parsed.GetValue(Serializers) ?? [],
            parsed.GetValue(Workloads) ?? [],
            parsed.GetValue(Count),
            parsed.GetValue(Operation)!,
            parsed.GetValue(Baseline),
            new LoadTraffic(
                parsed.GetValue(Connections),
                parsed.GetValue(Rate),
                parsed.GetValue(Duration),
                parsed.GetValue(Warmup),
                parsed.GetValue(Timeout),
                parsed.GetValue(Sweep) ? parsed.GetValue(Slo) : null,
                parsed.GetValue(Client)!,
                parsed.GetValue(Threads) ?? 1),
            new LoadServing(
                parsed.GetValue(Launches),
                parsed.GetValue(Data)!,
                parsed.GetValue(Http)!,
                parsed.GetValue(Port),
                parsed.GetValue(Environment) ?? [],
                parsed.GetValue(Sources) ?? [],
                parsed.GetValue(Adapters) ?? []),
            parsed.GetValue(DataSeed),
            parsed.GetValue(Seed));
    }

    /// <summary>A time with its unit, in seconds.</summary>
    private static Option<double> Time(string name, string description, double seconds) => new(name)
    {
        Description = string.Create(CultureInfo.InvariantCulture, $"{description} [default: {(seconds < 1 ? $"{seconds * 1000}ms" : $"{seconds}s")}]"),
        DefaultValueFactory = _ => seconds,
        CustomParser = result => ParseTime(name, result),
    };

    private static double ParseTime(string name, ArgumentResult result)
    {
        var text = result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
        var unit = new[] { ("ms", 0.001), ("s", 1.0), ("m", 60.0) }.FirstOrDefault(unit => text.EndsWith(unit.Item1, StringComparison.Ordinal));
        if (unit.Item1 is { } suffix
            && double.TryParse(text[..^suffix.Length], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var number)
            && number > 0)
        {
            return number * unit.Item2;
        }

        result.AddError($"'{text}' is no time: {name} takes a number with its unit, such as 500ms, 10s or 2m.");
        return 0;
    }
}
