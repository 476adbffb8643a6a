using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;
using Goldilocks.Running.Scheduling;

namespace Goldilocks.Flows.Planning;

/// <summary>A preset's settings, changed as a request says.</summary>
internal static class SettingsPlanner
{
    /// <exception cref="UserErrorException">There is no such setting, or a value is not one.</exception>
    public static MeasurementSettings Make(string preset, HowToMeasure how)
    {
        var settings = Presets.Of(preset);
        if (how.Launches is { } asked)
        {
            var launches = Requested.Positive("--launches", asked);
            settings = settings with { MinimumLaunches = launches, MaximumLaunches = launches, CostlySeconds = 0 };
        }

        var variables = new Dictionary<string, string>(settings.EnvironmentVariables);
        foreach (var (name, value) in Requested.Pairs("--env", how.Environment))
        {
            variables[name] = value;
        }

        return Override(settings, Requested.Pairs("--set", how.Settings)) with { EnvironmentVariables = variables, OperationsApart = how.IsApart };
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
}
