namespace Goldilocks.Models.Mistakes;

/// <summary>What a person can do, as the last sentence of an error.</summary>
internal static class Remedies
{
    /// <summary>Where a type is not known.</summary>
    public const string Unknown = "Give the project to --model, and restore it first (dotnet restore), or mark the member with [JsonIgnore] in the copy that you give.";
}
