using System.Text.Json;
using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.Sampling;

/// <summary>How the names in a sample are written: as the members are, or in the lower case with separators that many services write.</summary>
/// <param name="Policy">Makes such a name of a member's.</param>
/// <param name="Note">For the reader of the results.</param>
internal sealed record SampleNames(JsonNamingPolicy Policy, string Note)
{
    private static readonly SampleNames[] s_known =
    [
        new(JsonNamingPolicy.SnakeCaseLower, "The sample's names are in snake_case; each was taken for the member of the same words. The members keep their own names in every payload."),
        new(JsonNamingPolicy.KebabCaseLower, "The sample's names are in kebab-case; each was taken for the member of the same words. The members keep their own names in every payload."),
    ];

    /// <summary>Null where the names are those of the members, but for case.</summary>
    public static SampleNames? Of(SampleText? sample, Model model)
    {
        var members = model.Objects.SelectMany(type => type.Members).Select(member => member.Name).ToHashSet(StringComparer.OrdinalIgnoreCase);
        var unknown = (sample?.Documents ?? []).SelectMany(NamesIn).Where(name => !members.Contains(name)).ToHashSet(StringComparer.Ordinal);
        return s_known.FirstOrDefault(known => members.Any(member => unknown.Contains(known.Policy.ConvertName(member))));
    }

    /// <summary>Whether a name of a sample stands for that member.</summary>
    public static bool Fits(string member, string name) => string.Equals(member, name, StringComparison.OrdinalIgnoreCase) || s_known.Any(known => known.Policy.ConvertName(member) == name);

    private static HashSet<string> NamesIn(SampleDocument document)
    {
        var names = new HashSet<string>(StringComparer.Ordinal);
        var reader = new Utf8JsonReader(document.Json.Span, new JsonReaderOptions { CommentHandling = JsonCommentHandling.Skip, AllowTrailingCommas = true });
        while (reader.Read())
        {
            if (reader.TokenType == JsonTokenType.PropertyName)
            {
                names.Add(reader.GetString()!);
            }
        }

        return names;
    }
}
