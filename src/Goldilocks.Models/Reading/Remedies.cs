namespace Goldilocks.Models.Reading;

/// <summary>What a person can do, as the last sentence of an error.</summary>
internal static class Remedies
{
    /// <summary>Where a type is not known.</summary>
    public const string Unknown = "Give the project or the file that declares it to --model; a type of a package needs a project that was restored (dotnet restore). Or mark the member with [JsonIgnore] in a copy.";

    /// <summary>Where a member of such a type need not be there.</summary>
    public const string Lenient = "--lenient leaves it out.";
}
