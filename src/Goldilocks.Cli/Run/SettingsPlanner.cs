using System.Globalization;
using System.Text.Json;
using System.Text.Json.Nodes;
using Goldilocks.Commands;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Run;

/// <summary>A preset's settings, changed as a request says.</summary>
internal static class SettingsPlanner
{
    /// <exception cref="UserErrorException">There is no such setting, or a value is not one.</exception>
    public static MeasurementSettings Make(string preset, HowToMeasure how)
    {
        var settings = Presets.Of(preset);
        if (how.Launches is { } asked)
        {
            settings = settings with { MinimumLaunches = asked, MaximumLaunches = asked, CostlySeconds = 0 };
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

            var range = SettingRange.Of(name);
            json[name] = double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out var number) && range.Holds(number)
                ? range.IsWhole ? JsonValue.Create((long)number) : JsonValue.Create(number)
                : throw new UserErrorException($"The setting '{name}' takes {range.Text}, not '{value}'.");
        }

        return json.Deserialize<MeasurementSettings>(RunJson.File)!;
    }
}
