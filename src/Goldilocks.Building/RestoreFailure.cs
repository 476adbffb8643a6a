using System.Text.RegularExpressions;
using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Turns NuGet's messages into an outcome that names the one missing package, in few words and without addresses.</summary>
internal static partial class RestoreFailure
{
    // Codes as documented under "NuGet errors and warnings" in NuGet's reference.
    private const string SourceNotReached = "NU1301";
    private const string SourceNotSecure = "NU1302";
    private static readonly string[] s_missing = ["NU1100", "NU1101", "NU1102", "NU1103", "NU1106", "NU1107", "NU1202", "NU1203", SourceNotReached, SourceNotSecure, "NU1605"];
    private static readonly string[] s_noteworthy = ["NU1601", "NU1602", "NU1603", "NU1608", "NU1701"];

    /// <summary>The outcome of a failed restore; null when the failure is not about packages but about the project.</summary>
    /// <param name="job">What was restored.</param>
    /// <param name="assets">As the restore left it; null when it left none.</param>
    /// <param name="errors">MSBuild's errors of this job, for the case that NuGet left no file.</param>
    public static Unavailable? From(BuildJob job, AssetsFile? assets, IReadOnlyList<PackageMessage> errors)
    {
        var printed = errors.Select(error => error.Code).ToHashSet();

        // The assets file may belong to an earlier restore; only the messages that were printed now hold now.
        List<PackageMessage> messages = [.. (assets?.Messages() ?? []).Where(message => message.IsError && printed.Contains(message.Code)), .. errors];
        var about = messages.Where(message => s_missing.Contains(message.Code) || message.Code.StartsWith("NU3", StringComparison.Ordinal)).ToList();
        return about.Count == 0 ? null : Describe(job, assets, about.FirstOrDefault(message => IsMain(job, message.Package)) ?? about[0], about);
    }

    /// <summary>True when the next attempt may succeed without any change here.</summary>
    public static bool IsPassing(IReadOnlyList<PackageMessage> errors) => errors.Any(error => error.Code == SourceNotReached);

    /// <summary>What a reader should know of a restore that succeeded.</summary>
    public static IReadOnlyList<string> Notes(AssetsFile assets) =>
        [.. assets.Messages().Where(message => s_noteworthy.Contains(message.Code)).Select(message => FirstLine(message.Text)).Distinct()];

    private static Unavailable Describe(BuildJob job, AssetsFile? assets, PackageMessage message, IReadOnlyList<PackageMessage> all)
    {
        var package = message.Package ?? NamedPackage().Match(message.Text) switch { { Success: true } match => match.Groups["id"].Value, _ => job.Project.Package };
        var reason = Reason(message, all);
        if (package is null || IsMain(job, package))
        {
            return new Unavailable(package ?? job.Request.Folder.Name, job.AskedVersion, reason) { Nearest = NearestOf(message) };
        }

        // Packages of one library are released together, under one version.
        return assets?.AskedBy(package) is var (dependent, range)
            ? new Unavailable(package, range, $"{reason}; {dependent} needs it") { Nearest = range.Trim('[', ']') == job.AskedVersion ? NearestOf(message) : null }
            : new Unavailable(package, AskedRange().Match(message.Text).Groups["range"].Value, reason);
    }

    private static string Reason(PackageMessage message, IReadOnlyList<PackageMessage> all) => message.Code switch
    {
        "NU1101" => "no package of this name found",
        "NU1102" or "NU1103" => NearestOf(message) is { } nearest ? $"no version found; nearest is {nearest}" : "no version found",
        SourceNotReached => SilentSourceTexts.Of(string.Join('\n', all.Where(other => other.Code == SourceNotReached).Select(other => other.Text))),
        SourceNotSecure => "a package source has an http address and NuGet asks for https; allowInsecureConnections in the NuGet configuration allows it",
        _ => FirstLine(message.Text),
    };

    private static string? NearestOf(PackageMessage message) =>
        message.Code is "NU1102" or "NU1103" && NearestVersion().Match(message.Text) is { Success: true } match ? match.Groups["version"].Value : null;

    private static bool IsMain(BuildJob job, string? package) => string.Equals(package, job.Project.Package, StringComparison.OrdinalIgnoreCase);

    private static string FirstLine(string text) => Address().Replace(text.Split('\n')[0].Trim(), "a package source");

    [GeneratedRegex(@"Unable to find (?:a stable )?package (?<id>[A-Za-z0-9_.-]+?)(?:\.? |\.$|$)")]
    private static partial Regex NamedPackage();

    [GeneratedRegex(@"with version \((?<range>[^)]*)\)")]
    private static partial Regex AskedRange();

    [GeneratedRegex(@"\[ Nearest version: (?<version>\S+) \]")]
    private static partial Regex NearestVersion();

    [GeneratedRegex(@"https?://[^\s'"",]+")]
    private static partial Regex Address();
}

/// <summary>
/// Why a package source did not answer a restore, in a few words and without its address. NuGet gives one code for every cause and prints the words of the HTTP client below it. The words of the
/// operating system are in its own language, so those of another language get the general reason.
/// </summary>
internal static partial class SilentSourceTexts
{
    private static readonly string[] s_unknownName = ["Name or service not known", "No such host is known", "nodename nor servname provided", "Temporary failure in name resolution", "Resource temporarily unavailable"];
    private static readonly string[] s_refused = ["Connection refused", "actively refused"];

    /// <param name="text">All lines of NuGet's error.</param>
    public static string Of(string text) => Status().Match(text) switch
    {
        { Success: true } match when match.Groups["code"].Value is "401" or "403" or "407" =>
            "a package source asks for a password; add one to the NuGet configuration with 'dotnet nuget update source'",
        { Success: true } match => $"a package source answered with HTTP status {match.Groups["code"].Value}; try again later, or take it out of the NuGet configuration",
        _ when s_unknownName.Any(text.Contains) => "the name of a package source cannot be resolved; is there a network?",
        _ when s_refused.Any(text.Contains) => "nothing listens at the address of a package source; 'dotnet nuget list source' shows them",
        _ => "a package source could not be reached; is there a network?",
    };

    [GeneratedRegex(@"status code does not indicate success: (?<code>\d{3})")]
    private static partial Regex Status();
}
