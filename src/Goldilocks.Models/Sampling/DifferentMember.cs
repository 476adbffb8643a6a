using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Sampling;

/// <summary>The member that a difference of two values names by its path.</summary>
/// <param name="Symbol">As its class declares it.</param>
/// <param name="IsData">False for one that is computed.</param>
internal sealed partial record DifferentMember(ISymbol Symbol, bool IsData)
{
    /// <summary>Null where the path leads to none.</summary>
    public static DifferentMember? In(Model model, string difference)
    {
        IReadOnlyList<ModelType> types = [model.Root];
        DifferentMember? found = null;
        foreach (var name in Name().Matches(Elements().Replace(difference.Split(':')[0], "")).Select(match => match.Value))
        {
            var holders = types.SelectMany(Parts).ToList();
            var members = holders.SelectMany(type => type.Members).Where(member => member.Name == name).ToList();
            found = members.Count > 0 ? new DifferentMember(members[0].Symbol.OriginalDefinition, IsData: true)
                : holders.SelectMany(type => type.NotMembers).FirstOrDefault(member => member.Name == name) is { } computed ? new DifferentMember(computed.OriginalDefinition, IsData: false)
                : null;
            types = members.ConvertAll(member => member.Type);
        }

        return found;
    }

    /// <summary>The objects that a value of a type may be or hold as elements.</summary>
    private static IEnumerable<ModelType> Parts(ModelType type)
    {
        // A collection may be one of itself.
        var met = new HashSet<ModelType>();
        for (var held = type; held is not null && met.Add(held); held = held.Element)
        {
            if (held.Form == TypeForm.Object)
            {
                return [held, .. held.Concrete];
            }
        }

        return [];
    }

    [GeneratedRegex(@"\[[^\]]*\]")]
    private static partial Regex Elements();

    [GeneratedRegex(@"\w+")]
    private static partial Regex Name();
}
