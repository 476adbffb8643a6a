using System.CommandLine;
using System.Globalization;
using System.Security.Cryptography;
using Goldilocks.Load;
using Goldilocks.Load.Client;
using Goldilocks.Load.Tools;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Cli.Commands;

/// <summary>Turns the options of <c>goldilocks load</c> into a plan.</summary>
internal static class LoadPlanFactory
{
    private const double WindowSeconds = 2;

    /// <exception cref="UserErrorException">Two options contradict each other, or a value is not one.</exception>
    public static LoadPlan Make(ParseResult parsed, LoadOptions options)
    {
        var plan = new LoadPlan(
            parsed.GetValue(options.Serializers) ?? [],
            parsed.GetValue(options.Workloads) is { Length: > 0 } workloads ? workloads : [Defaults.Read().LoadWorkload],
            parsed.GetValue(options.Baseline) ?? Defaults.Read().Baseline,
            OperationOf(parsed.GetValue(options.Operation)!),
            Positive("--connections", parsed.GetValue(options.Connections)),
            parsed.GetValue(options.Rate) is { } rate ? RateOf(rate) : null,
            parsed.GetValue(options.Duration),
            WindowSeconds,
            parsed.GetValue(options.Warmup),
            Positive("--launches", parsed.GetValue(options.Launches)),
            parsed.GetValue(options.Timeout),
            OneOf("--data", parsed.GetValue(options.Data)!, "shared", "per-request") == "per-request",
            OneOf("--http", parsed.GetValue(options.Http)!, "1.1", "2") == "2",
            PortOf(parsed.GetValue(options.Port)),
            Positive("--threads", parsed.GetValue(options.Threads) ?? 1),
            ClientOf(parsed.GetValue(options.Client)!),
            parsed.GetValue(options.Sweep) ? parsed.GetValue(options.Slo) * 1000 : null,
            parsed.GetValue(options.DataSeed),
            parsed.GetValue(options.Seed) ?? RandomNumberGenerator.GetInt32(1, int.MaxValue),
            Environment(parsed.GetValue(options.Environment) ?? []));
        Contradictions(parsed, options, plan);
        return plan;
    }

    /// <summary>
    /// What a web application gets from the SDK (server collector, concurrent), where the workers of 'run' are pinned to a workstation's: a load test asks
    /// how a server does. The heap's limit turns a leak into an exception before it troubles the machine.
    /// </summary>
    private static Dictionary<string, string> Environment(IReadOnlyList<string> texts)
    {
        const string limit = "DOTNET_GCHeapHardLimit";
        var variables = new Dictionary<string, string>
        {
            ["DOTNET_gcServer"] = "1",
            ["DOTNET_gcConcurrent"] = "1",
            [limit] = Presets.Of("default").EnvironmentVariables[limit],
            ["DOTNET_NOLOGO"] = "1",
            ["DOTNET_DbgEnableMiniDump"] = "0",
        };
        foreach (var text in texts)
        {
            var (name, value) = text.Split('=', 2) is [{ Length: > 0 } left, var right] ? (left, right) : throw new UserErrorException($"--env takes NAME=VALUE, not '{text}'.");
            variables[name] = value;
        }

        return variables;
    }

    private static void Contradictions(ParseResult parsed, LoadOptions options, LoadPlan plan)
    {
        if (parsed.GetValue(options.Count) is < 1 and var count)
        {
            throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"--count takes a whole number from 1, not {count}."));
        }

        if (plan.SloMilliseconds is null && parsed.GetResult(options.Slo) is { Implicit: false })
        {
            throw new UserErrorException("--slo is the limit of a sweep: add --sweep, or leave --slo away.");
        }

        if (plan.Client == LoadClientKind.Builtin)
        {
            return;
        }

        var tool = plan.Client.ToString().ToLowerInvariant();
        if (plan.IsHttp2)
        {
            throw new UserErrorException($"--client {tool} is driven with HTTP/1.1 only: leave --http away, or use the built-in client.");
        }

        if (plan.Client == LoadClientKind.Wrk && (plan.Rate is not null || plan.SloMilliseconds is not null))
        {
            throw new UserErrorException("wrk has no rate: it is a closed-model client. Leave --rate and --sweep away, or use --client builtin, hey or bombardier.");
        }

        if (LoadTool.Of(plan.Client) is { IsInstalled: false } missing)
        {
            throw new UserErrorException($"{tool} is not on the path. Install it ({missing.HowToInstall}), or use --client builtin.");
        }
    }

    private static Operation OperationOf(string name) => Operations.TryParse(name, out var operation)
        ? operation
        : throw new UserErrorException($"There is no operation '{name}'{Selection.DidYouMean(name, [.. Operations.All.Select(known => known.Name())])} --operation takes serialize or deserialize.");

    private static LoadClientKind ClientOf(string name) => Enum.TryParse<LoadClientKind>(name, ignoreCase: true, out var kind) && !int.TryParse(name, out _)
        ? kind
        : throw new UserErrorException($"There is no client '{name}': --client takes builtin, wrk, hey or bombardier.");

    private static string OneOf(string option, string value, params string[] known) => known.Contains(value)
        ? value
        : throw new UserErrorException($"{option} takes {string.Join(" or ", known)}, not '{value}'.");

    private static int Positive(string option, int value) => value >= 1
        ? value
        : throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"{option} takes a whole number from 1, not {value}."));

    private static double RateOf(double rate) => rate is > 0 and < 1e7
        ? rate
        : throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"--rate takes requests a second, more than 0, not {rate}."));

    private static int PortOf(int port) => port is >= 0 and < 65536
        ? port
        : throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"--port takes 0 to 65535, not {port}."));
}
