using System.Text.Json.Serialization;

namespace Goldilocks.Reporting.Choosing;

/// <summary>A usual decision as the question that it comes to. The page sets its switches by it, and a person can change each of them.</summary>
/// <param name="Name">On the command line.</param>
/// <param name="Title">In a few words.</param>
/// <param name="Meaning">One sentence: what is asked, and why.</param>
/// <param name="Required">Constraints without a number.</param>
/// <param name="Aim">The quantity to minimize.</param>
/// <param name="Reads">For each write.</param>
public sealed record Preset(string Name, string Title, string Meaning, IReadOnlyList<Requirement> Required, Aim Aim = Aim.Time, double Reads = 1)
{
    /// <summary>The question.</summary>
    [JsonIgnore]
    public Wishes Wishes => new(Required.ToHashSet(), Aim, Reads);
}
