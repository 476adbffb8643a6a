using Goldilocks.Models.Reading;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// The ordinals of a record's fields where the language wants them without gaps: in Cap'n Proto, where a field's place follows from all fields with lesser ones, and in a message of a .bop file. They count from 0. So a
/// later version of a class keeps those of the earlier one, also for what it has no member for any more, and goes on behind them.
/// </summary>
/// <remarks>
/// In Cap'n Proto, where there is a union, numbers come first, or a field that is never set. Generated classes for .NET write fields in this order, and release 1.3.118 makes room for a struct in another one when its first field is
/// written. Where that is a union, it makes room for the next field once more and throws ("Won't replace an already allocated pointer").
/// </remarks>
/// <param name="versions">Classes of which there are two versions; null where there are none.</param>
/// <param name="isUnion">Whether a member is a union of its value and of nothing, which takes two ordinals.</param>
/// <param name="isNumber">Whether a member is a number that is always there. It is asked only where there is a union.</param>
internal sealed class Ordinals(Versions? versions, Func<ModelMember, bool> isUnion, Func<ModelMember, bool> isNumber)
{
    /// <summary>For a language without such unions.</summary>
    public Ordinals(Versions? versions)
        : this(versions, static _ => false, static _ => false)
    {
    }

    public IReadOnlyList<Ordinal> Of(ModelType type)
    {
        var next = IsFirstUnset(type) ? 1 : 0;
        List<Ordinal> ordinals = [];
        foreach (var kept in Earlier(type) is { } earlier ? Of(earlier) : [])
        {
            next = Math.Max(next, Math.Max(kept.Value, kept.None ?? 0) + 1);
            ordinals.Add(type.Members.FirstOrDefault(member => member.Number == kept.Member.Number) is { } member
                ? kept with { Member = member }
                : kept with { IsObsolete = true });
        }

        for (var index = 0; index < ordinals.Count; index++)
        {
            // A field that becomes optional stays the first of the union: a union that was never written is its first field.
            if (ordinals[index] is { IsObsolete: false } kept && isUnion(kept.Member) != kept.None is not null)
            {
                ordinals[index] = kept with { None = kept.None is null ? next++ : null };
                if (kept.None is { } unused)
                {
                    ordinals.Insert(index++, kept with { Value = unused, None = null, IsObsolete = true, IsVoid = true });
                }
            }
        }

        var hasUnion = type.Members.Any(isUnion);
        var known = ordinals.Select(ordinal => ordinal.Member.Number).ToHashSet();
        foreach (var member in type.Members.Where(member => !known.Contains(member.Number)).OrderBy(member => hasUnion && !isNumber(member)).ThenBy(member => member.Number))
        {
            int? none = isUnion(member) ? next++ : null;
            ordinals.Add(new Ordinal(member, next++, none));
        }

        return ordinals;
    }

    /// <summary>Whether ordinal 0 is a field that is never set.</summary>
    public bool IsFirstUnset(ModelType type) => Earlier(type) is { } earlier
        ? IsFirstUnset(earlier)
        : type.Members.Count > 1 && type.Members.Any(isUnion) && !type.Members.Any(isNumber);

    private ModelType? Earlier(ModelType type) => Versions.Of(type) == "V2" ? versions?.Other(type) : null;
}

/// <summary>A field, or two in a union.</summary>
/// <param name="Member">What it stands for.</param>
/// <param name="Value">The ordinal of the value.</param>
/// <param name="None">The ordinal of the field that says that there is no value; null where the field is not optional.</param>
/// <param name="IsObsolete">Whether only an earlier version of the class has the member.</param>
/// <param name="IsVoid">Whether it is what is left of a union: the field that said that there is no value.</param>
internal sealed record Ordinal(ModelMember Member, int Value, int? None, bool IsObsolete = false, bool IsVoid = false)
{
    /// <summary>Whether a union that was never written is a value, and not the absence of one.</summary>
    public bool IsValueFirst => None > Value;
}
