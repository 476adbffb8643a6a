using Goldilocks.Models.Shapes;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>
/// The ordinals of a struct's fields in Cap'n Proto. They count from 0 without gaps, because a field's place follows from all fields with lesser ones. So a later version of a class keeps those of the earlier one, also
/// for what it has no member for any more, and goes on behind them.
/// </summary>
/// <param name="versions">Classes of which there are two versions; null where there are none.</param>
/// <param name="isUnion">Whether a member is a union of its value and of nothing, which takes two ordinals.</param>
internal sealed class CapnProtoOrdinals(Versions? versions, Func<ModelMember, bool> isUnion)
{
    public IReadOnlyList<CapnProtoOrdinal> Of(ModelType type)
    {
        List<CapnProtoOrdinal> ordinals = [];
        var next = 0;
        foreach (var kept in Earlier(type))
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
            }
        }

        foreach (var member in type.Members.Where(member => ordinals.All(ordinal => ordinal.Member.Number != member.Number)).OrderBy(member => member.Number))
        {
            int? none = isUnion(member) ? next++ : null;
            ordinals.Add(new CapnProtoOrdinal(member, next++, none));
        }

        return ordinals;
    }

    private IReadOnlyList<CapnProtoOrdinal> Earlier(ModelType type) => Versions.Of(type) == "V2" && versions?.Other(type) is { } earlier ? Of(earlier) : [];
}

/// <summary>A field, or two in a union.</summary>
/// <param name="Member">What it stands for.</param>
/// <param name="Value">The ordinal of the value.</param>
/// <param name="None">The ordinal of the field that says that there is no value; null where the field is not optional.</param>
/// <param name="IsObsolete">Whether only an earlier version of the class has the member.</param>
internal sealed record CapnProtoOrdinal(ModelMember Member, int Value, int? None, bool IsObsolete = false)
{
    /// <summary>Whether a union that was never written is a value, and not the absence of one.</summary>
    public bool IsValueFirst => None > Value;
}
