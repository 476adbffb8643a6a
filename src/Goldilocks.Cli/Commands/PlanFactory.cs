using System.CommandLine;
using System.Globalization;
using System.Security.Cryptography;
using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Building.Jobs;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Cli.Commands;

/// <summary>Turns the options of <c>goldilocks run</c> into a plan.</summary>
internal static class PlanFactory
{
    /// <exception cref="UserErrorException">Two options contradict each other, or a value is not one.</exception>
    public static RunPlan Make(ParseResult parsed, RunOptions options)
    {
        var preset = Preset(parsed, options);
        var plan = new RunPlan(
            preset,
            parsed.GetValue(options.Serializers) ?? [],
            parsed.GetValue(options.Workloads) ?? [],
            parsed.GetValue(options.Sizes) ?? [],
            parsed.GetValue(options.Payload) is { } payload ? new Dictionary<string, int> { ["payload"] = NotNegative("--payload", payload) } : [],
            ParseOperations(parsed.GetValue(options.Operations) ?? []),
            parsed.GetValue(options.Baseline) ?? Defaults.Read().Baseline,
            FullPaths(parsed.GetValue(options.Adapters) ?? []),
            parsed.GetValue(options.Sources) ?? [],
            NotNegative("--controls", parsed.GetValue(options.Controls)),
            parsed.GetValue(options.DataSeed),
            parsed.GetValue(options.Seed) ?? NewSeed(),
            Settings(parsed, options, preset),
            parsed.GetValue(options.Strict),
            Compress: parsed.GetValue(options.Compress) is { Length: > 0 } compress ? [.. compress.Distinct()] : null,
            Codecs: parsed.GetValue(options.Codecs) is { Length: > 0 } codecs ? FullPaths(codecs, "--codecs takes a folder whose subfolders are codecs") : null,
            Sinks: ParseSinks(parsed.GetValue(options.Sinks) ?? []),
            Async: parsed.GetValue(options.Async),
            Conditions: options.Conditions.Conditions(parsed));
        CodecStep.RequireKnown(plan);
        RequireOneRuntimeForCodecs(plan);
        return StudyStep.Apply(parsed, options, plan);
    }

    /// <summary>The plan of a run that is there, with an order of its own; from other package sources where some are given.</summary>
    public static RunPlan Again(string folder, ParseResult parsed, RunOptions options)
    {
        var plan = RunFolder.Read(folder).Info.Plan;
        return plan with
        {
            Sources = parsed.GetValue(options.Sources) is { Length: > 0 } sources ? sources : plan.Sources,
            Seed = parsed.GetValue(options.Seed) ?? NewSeed(),
        };
    }

    /// <summary>A codec is a library that is loaded into the worker, and there is one build of it.</summary>
    private static void RequireOneRuntimeForCodecs(RunPlan plan)
    {
        var own = BuildLayout.Of(Repository.Root).Framework;
        if (plan.Compress is not null && (plan.Conditions ?? []).FirstOrDefault(condition => condition.Framework is not null && condition.Framework != own) is { } other)
        {
            throw new UserErrorException($"--compress works on {own} only, for which the codecs are built, and --runtimes asks for {other.Framework}: make two runs of it.");
        }
    }

    private static int NewSeed() => RandomNumberGenerator.GetInt32(1, int.MaxValue);

    private static string Preset(ParseResult parsed, RunOptions options) =>
        (parsed.GetValue(options.Quick), parsed.GetValue(options.Thorough)) switch
        {
            (true, true) => throw new UserErrorException("--quick and --thorough contradict each other: give one of them, or neither for the default."),
            (true, false) => "quick",
            (false, true) => "thorough",
            _ => "default",
        };

    private static MeasurementSettings Settings(ParseResult parsed, RunOptions options, string preset)
    {
        var settings = Presets.Of(preset);
        if (parsed.GetValue(options.Launches) is { } launches)
        {
            if (launches < 1)
            {
                throw new UserErrorException($"--launches takes a whole number from 1, not {launches}.");
            }

            settings = settings with { MinimumLaunches = launches, MaximumLaunches = launches, CostlySeconds = 0 };
        }

        var variables = new Dictionary<string, string>(settings.EnvironmentVariables);
        foreach (var (name, value) in Pairs("--env", parsed.GetValue(options.Environment) ?? []))
        {
            variables[name] = value;
        }

        return Override(settings, Pairs("--set", parsed.GetValue(options.Set) ?? [])) with { EnvironmentVariables = variables, OperationsApart = parsed.GetValue(options.Apart) };
    }

    /// <summary>Replaces single settings by the names they have in <c>run.json</c>.</summary>
    private static MeasurementSettings Override(MeasurementSettings settings, IReadOnlyList<(string Name, string Value)> changes)
    {
        var json = JsonSerializer.SerializeToNode(settings, RunJson.File)!.AsObject();
        var numbers = json.Where(setting => setting.Value?.GetValueKind() == JsonValueKind.Number).Select(setting => setting.Key).ToList();
        foreach (var (name, value) in changes)
        {
            if (!numbers.Contains(name))
            {
                throw new UserErrorException($"There is no setting '{name}'{Selection.DidYouMean(name, numbers)} --set takes: {string.Join(", ", numbers)}.");
            }

            json[name] = double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && number >= 0
                ? number == Math.Floor(number) ? JsonValue.Create((long)number) : JsonValue.Create(number)
                : throw new UserErrorException($"The setting '{name}' takes a number from 0, not '{value}'.");
        }

        return Sensible(Counted(json));
    }

    private static MeasurementSettings Counted(JsonObject json)
    {
        try
        {
            return json.Deserialize<MeasurementSettings>(RunJson.File)!;
        }
        catch (JsonException)
        {
            throw new UserErrorException("A --set gave a fraction to a setting that counts; give it a whole number.");
        }
    }

    private static MeasurementSettings Sensible(MeasurementSettings settings) => settings switch
    {
        { GroupSize: < 2 } => throw new UserErrorException($"The setting 'groupSize' takes a whole number from 2, not {settings.GroupSize}: a ratio needs two processes."),
        { BaselineProcesses: < 1 } => throw new UserErrorException($"The setting 'baselineProcesses' takes a whole number from 1, not {settings.BaselineProcesses}."),
        _ => settings,
    };

    /// <exception cref="UserErrorException">One is not NAME=VALUE.</exception>
    public static List<(string Name, string Value)> Pairs(string option, IReadOnlyList<string> texts) =>
        [.. texts.Select(text => text.Split('=', 2) is [{ Length: > 0 } name, var value]
            ? (name, value)
            : throw new UserErrorException($"{option} takes NAME=VALUE, not '{text}'."))];

    /// <exception cref="UserErrorException">One is not an operation.</exception>
    public static IReadOnlyList<Operation> ParseOperations(IReadOnlyList<string> names)
    {
        if (names.Count == 0)
        {
            return Operations.All;
        }

        return [.. names.Select(name => Operations.TryParse(name, out var operation)
            ? operation
            : throw new UserErrorException(
                $"There is no operation '{name}'{Selection.DidYouMean(name, [.. Operations.All.Select(known => known.Name())])} --operations takes {string.Join(" and ", Operations.All.Select(known => known.Name()))}.")).Distinct()];
    }

    /// <exception cref="UserErrorException">One is not a sink.</exception>
    public static IReadOnlyList<Sink> ParseSinks(IReadOnlyList<string> names) =>
        [.. names.Select(name => Sinks.TryParse(name, out var sink)
            ? sink
            : throw new UserErrorException(
                $"There is no sink '{name}'{Selection.DidYouMean(name, [.. Sinks.All.Select(known => known.Name())])} --sink takes {string.Join(" and ", Sinks.All.Select(known => known.Name()))}.")).Distinct()];

    /// <exception cref="UserErrorException">One is not a folder.</exception>
    public static IReadOnlyList<string> FullPaths(IReadOnlyList<string> folders, string what = "--adapters takes a folder whose subfolders are adapters")
    {
        foreach (var folder in folders)
        {
            if (!Directory.Exists(folder))
            {
                throw new UserErrorException($"There is no folder '{folder}'; {what}.");
            }
        }

        return [.. folders.Select(Path.GetFullPath)];
    }

    private static int NotNegative(string option, int value) => value >= 0
        ? value
        : throw new UserErrorException(string.Create(CultureInfo.InvariantCulture, $"{option} takes a whole number from 0, not {value}."));
}

/// <summary><c>serializers/defaults.json</c>: the names that Goldilocks must know, kept beside the serializers and out of its code.</summary>
/// <param name="Baseline">Whom ratios are taken to when nothing else is asked.</param>
/// <param name="Floors">The adapter that is part of every run.</param>
/// <param name="LoadWorkload">What load tests serve when nothing else is asked.</param>
internal sealed record Defaults(string Baseline, string Floors, string LoadWorkload)
{
    public static Defaults Read()
    {
        var path = Path.Combine(Repository.Root, "serializers", "defaults.json");
        try
        {
            return JsonSerializer.Deserialize<Defaults>(File.ReadAllBytes(path), RunJson.File)!;
        }
        catch (Exception exception) when (exception is JsonException or FileNotFoundException)
        {
            throw new UserErrorException($"'{path}' cannot be read ({exception.Message}); restore it with 'git checkout serializers/defaults.json'.");
        }
    }
}
