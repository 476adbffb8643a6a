using System.Globalization;

namespace Goldilocks.Cli.Run;

/// <summary>The values that <c>--set</c> takes for a setting, both ends included. Beyond them a value has no meaning, or a run has no end.</summary>
/// <param name="Fewest">The lowest.</param>
/// <param name="Most">The highest.</param>
/// <param name="IsWhole">True when it counts something.</param>
/// <param name="Why">Follows the range in the error; may be empty.</param>
internal sealed record SettingRange(double Fewest, double Most, bool IsWhole, string Why = "")
{
    private static readonly IReadOnlyDictionary<string, SettingRange> s_known = new Dictionary<string, SettingRange>
    {
        ["minimumLaunches"] = new(1, 1_000, IsWhole: true),
        ["maximumLaunches"] = new(1, 1_000, IsWhole: true),
        ["targetHalfWidth"] = new(0, 10, IsWhole: false),
        ["rounds"] = new(1, 10_000, IsWhole: true),
        ["minimumRounds"] = new(1, 10_000, IsWhole: true),
        ["sliceMilliseconds"] = new(0.01, 60_000, IsWhole: false),
        ["groupSize"] = new(2, 1_000, IsWhole: true, " (a ratio needs two processes)"),
        ["cellSeconds"] = new(0.001, 3_600, IsWhole: false),
        ["preparedSideBySide"] = new(1, 1_000, IsWhole: true),
        ["timeoutSeconds"] = new(0.1, 86_400, IsWhole: false),
        ["costlySeconds"] = new(0, 86_400, IsWhole: false, " (0 for no limit)"),
        ["baselineProcesses"] = new(1, 100, IsWhole: true),
    };

    /// <summary>All others are times in milliseconds.</summary>
    private static readonly SettingRange s_time = new(0, 600_000, IsWhole: false);

    /// <summary>In words.</summary>
    public string Text => string.Create(CultureInfo.InvariantCulture, $"a {(IsWhole ? "whole number" : "number")} from {Fewest:#,0.###} to {Most:#,0.###}{Why}");

    /// <summary>Of that setting, by its name in <c>run.json</c>.</summary>
    public static SettingRange Of(string name) => s_known.GetValueOrDefault(name, s_time);

    /// <summary>True when it is such a number.</summary>
    public bool Holds(double number) => number >= Fewest && number <= Most && (!IsWhole || number == Math.Floor(number));
}
