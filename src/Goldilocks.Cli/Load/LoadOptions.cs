using System.CommandLine;
using System.CommandLine.Parsing;
using System.Globalization;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Cli.Load;

/// <summary>The options of <c>goldilocks load</c>.</summary>
internal sealed class LoadOptions
{
    private const double LongestSeconds = 86_400;
    private static readonly NumberRange s_count = new(1, 100_000_000, "items");
    private static readonly NumberRange s_connections = new(1, 10_000, "connections");
    private static readonly NumberRange s_rate = new(0.01, 10_000_000, "requests a second");
    private static readonly NumberRange s_launches = new(1, 100, "processes");
    private static readonly NumberRange s_threads = new(1, 256, "threads");
    private static readonly NumberRange s_port = new(0, 65_535, "");

    public Option<string[]> Serializers { get; } = SharedOptions.Serializers();

    public Option<string[]> Workloads { get; } = SharedOptions.Workloads();

    public ModelOptions Models { get; } = new();

    public Option<int?> Count { get; } = s_count.Whole("--count", "Items in one response, such as customers or books; the workload's default when absent.");

    public Option<string> Operation { get; } = Named("--operation", "serialize: GET a payload. deserialize: POST one.", "serialize");

    public Option<int> Connections { get; } = s_connections.Whole("--connections", "Open connections; each has at most one request under way.", 16);

    public Option<double?> Rate { get; } = s_rate.Number(
        "--rate", "Requests a second that leave on schedule, even if the server is late (open model); without it each connection waits for its answer (closed model).");

    public Option<double> Duration { get; } = Time("--duration", "Measuring time for each serializer in each launch, such as 10s, in windows of at most 2 s that take turns.", 6);

    public Option<double> Warmup { get; } = Time("--warmup", "Load before anything is measured; longer until the server's JIT is quiet.", 2);

    public Option<int> Launches { get; } = s_launches.Whole("--launches", "Fresh server processes for each serializer; from 3 on the intervals are over launches.", 1);

    public Option<double> Timeout { get; } = Time("--timeout", "A request is bad if it has no answer after this time.", 10);

    public Option<bool> Sweep { get; } = new("--sweep") { Description = "Raises the rate until the 99th percentile passes --slo or an answer goes bad, and names the highest rate that each serializer holds." };

    public Option<double> Slo { get; } = Time("--slo", "The 99th percentile that a sweep may reach.", 0.05);

    public Option<string> Client { get; } = Named("--client", "builtin, or an installed wrk, hey or bombardier.", "builtin");

    public Option<int?> Threads { get; } = s_threads.Whole("--threads", "Threads of the built-in client; one when absent, because the server needs the other cores.");

    public Option<string> Data { get; } = Named("--data", "shared: the value is made once. per-request: anew for each response.", "shared");

    public Option<string> Http { get; } = Named("--http", "1.1, or 2 (without TLS).", "1.1");

    public Option<int> Port { get; } = s_port.Whole("--port", "The port of the first server; the next servers get the next ports. 0 takes free ports. Servers listen on loopback only.", 0);

    public Option<string?> Baseline { get; } = new("--baseline") { Description = "The serializer that ratios are taken to, as name or name/variant; the first serializer if the baseline takes no part.", HelpName = "name" };

    public Option<string[]> Environment { get; } = SharedOptions.List("--env", "NAME=VALUE", "A variable for every server, such as DOTNET_gcServer=0; several are allowed.");

    public Option<string[]> Sources { get; } = SharedOptions.Sources();

    public Option<string[]> Adapters { get; } = SharedOptions.Adapters();

    public Option<string?> Output { get; } = SharedOptions.Output("The run folder; runs/<UTC time>-load when absent.");

    public Option<long> DataSeed { get; } = SharedOptions.DataSeed();

    public Option<long?> Seed { get; } = SharedOptions.Seed("turns");

    public Option<string?> Url { get; } = new("--url")
    {
        Description = "Loads a server that runs already, perhaps on another machine, such as http://10.0.0.1:5000/customers (docs/distributed.md).",
        HelpName = "address",
    };

    public Option<string?> FromCrank { get; } = new("--from-crank") { Description = "Takes the results that 'crank --json FILE' wrote into a run folder.", HelpName = "file" };

    /// <summary>Those that choose rows.</summary>
    public IEnumerable<Option> What => [Serializers, Workloads, .. Models.All, Count, Operation, Data, Baseline];

    /// <summary>Those that say how much load there is.</summary>
    public IEnumerable<Option> How => [Connections, Rate, Duration, Warmup, Launches, Timeout, Sweep, Slo, Client, Threads, Http, Port, Environment, DataSeed, Seed];

    /// <summary>Those about packages, adapters, folders and other machines.</summary>
    public IEnumerable<Option> Where => [Sources, Adapters, Output, Url, FromCrank];

    /// <summary>The request that the options make.</summary>
    /// <exception cref="UserErrorException">--slo was given without --sweep.</exception>
    public LoadRequest Request(ParseResult parsed)
    {
        if (!parsed.GetValue(Sweep) && parsed.GetResult(Slo) is { Implicit: false })
        {
            throw new UserErrorException("--slo is the limit of a sweep: add --sweep, or remove --slo.");
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
            parsed.GetValue(Seed),
            Models.Request(parsed, parsed.GetValue(Count) is { } count ? [count] : [], parsed.GetValue(DataSeed)));
    }

    private static Option<string> Named(string name, string description, string fallback) =>
        new(name) { Description = description, HelpName = "name", DefaultValueFactory = _ => fallback };

    /// <summary>A time with its unit, in seconds.</summary>
    private static Option<double> Time(string name, string description, double seconds) => new(name)
    {
        Description = string.Create(CultureInfo.InvariantCulture, $"{description} 1ms to 24h. [default: {(seconds < 1 ? $"{seconds * 1000}ms" : $"{seconds}s")}]"),
        HelpName = "time",
        DefaultValueFactory = _ => seconds,
        CustomParser = result => ParseTime(name, result),
    };

    private static double ParseTime(string name, ArgumentResult result)
    {
        var text = result.Tokens.Count == 1 ? result.Tokens[0].Value : "";
        var unit = new[] { ("ms", 0.001), ("s", 1.0), ("m", 60.0), ("h", 3600.0) }.FirstOrDefault(unit => text.EndsWith(unit.Item1, StringComparison.Ordinal));
        if (unit.Item1 is { } suffix
            && double.TryParse(text[..^suffix.Length], NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out var number)
            && number * unit.Item2 is >= 0.001 and <= LongestSeconds)
        {
            return number * unit.Item2;
        }

        result.AddError($"'{text}' is not a time: {name} takes a number with its unit from 1ms to 24h, such as 500ms, 10s or 2m.");
        return 0;
    }
}
