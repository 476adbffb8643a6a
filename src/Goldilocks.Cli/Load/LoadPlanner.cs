using Goldilocks.Commands;
using Goldilocks.Load;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Load;

/// <summary>Turns a request into the plan of a load test.</summary>
public static class LoadPlanner
{
    private const double WindowSeconds = 2;

    /// <exception cref="UserErrorException">Two parts of the request contradict each other, or a value is not one.</exception>
    public static LoadPlan Make(Checkout checkout, LoadRequest request)
    {
        var (traffic, server) = (request.Traffic, request.Server);
        var model = new OwnModels(checkout).MakeAlone(request.Model, request.Workloads);
        var plan = new LoadPlan(
            request.Serializers,
            request.Workloads.Count > 0 ? request.Workloads : [model?.Workload ?? checkout.Defaults.LoadWorkload],
            request.Baseline ?? checkout.Defaults.Baseline,
            Requested.OperationOf("--operation", request.Operation),
            traffic.Connections,
            traffic.RatePerSecond,
            traffic.DurationSeconds,
            WindowSeconds,
            traffic.WarmupSeconds,
            server.Launches,
            traffic.TimeoutSeconds,
            OneOf("--data", server.Data, "shared", "per-request") == "per-request",
            OneOf("--http", server.Http, "1.1", "2") == "2",
            server.Port,
            traffic.Threads,
            ClientOf(traffic.Client),
            traffic.SweepSloSeconds * 1000,
            request.DataSeed,
            request.Seed ?? Requested.NewSeed(),
            Environment(server.Environment),
            model);
        RequireAbleClient(plan);
        return plan;
    }

    /// <summary>
    /// The SDK's settings for a web application (server collector, concurrent). The workers of 'run' have a workstation's settings, but a load test measures
    /// servers. The heap limit turns a leak into an exception before it troubles the machine.
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
        foreach (var (name, value) in Requested.Pairs("--env", texts))
        {
            variables[name] = value;
        }

        return variables;
    }

    private static void RequireAbleClient(LoadPlan plan)
    {
        if (plan.Client == LoadClientKind.Builtin)
        {
            return;
        }

        var tool = plan.Client.ToString().ToLowerInvariant();
        if (plan.IsHttp2)
        {
            throw new UserErrorException($"--client {tool} is driven with HTTP/1.1 only: remove --http, or use the built-in client.");
        }

        if (plan.Client == LoadClientKind.Wrk && (plan.Rate is not null || plan.SloMilliseconds is not null))
        {
            throw new UserErrorException("wrk has no rate: it is a closed-model client. Remove --rate and --sweep, or use --client builtin, hey or bombardier.");
        }

        if (LoadTool.Of(plan.Client) is { IsInstalled: false } missing)
        {
            throw new UserErrorException($"{tool} is not on the path. Install it ({missing.HowToInstall}), or use --client builtin.");
        }
    }

    private static LoadClientKind ClientOf(string name) => Enum.TryParse<LoadClientKind>(name, ignoreCase: true, out var kind) && !int.TryParse(name, out _)
        ? kind
        : throw new UserErrorException($"There is no client '{name}': --client takes builtin, wrk, hey or bombardier.");

    private static string OneOf(string option, string value, params string[] known) => known.Contains(value)
        ? value
        : throw new UserErrorException($"{option} takes {string.Join(" or ", known)}, not '{value}'.");
}
