using System.Text.RegularExpressions;

namespace Goldilocks.Building.Packages;

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
