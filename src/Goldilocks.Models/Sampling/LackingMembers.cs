using Goldilocks.Models.Reading;

namespace Goldilocks.Models.Sampling;

/// <summary>Members that no object is made without, and that the sample does not have. A lenient reader gives them null, an empty text or an empty collection, as a library does that calls the constructor all the same.</summary>
/// <param name="objects">Makes collections.</param>
/// <param name="remarks">What was assumed.</param>
/// <param name="isLenient">Whether an object may lack them.</param>
internal sealed class LackingMembers(ModelObjects objects, SampleRemarks remarks, bool isLenient)
{
    /// <summary>Whether there is such a value for a member, or none is needed.</summary>
    public static bool HasEmpty(ModelMember member) => !GivenMembers.IsNeeded(member) || member.TakesNull || member.Type.Form == TypeForm.Nullable || IsText(member.Type) || IsCollection(member.Type);

    /// <exception cref="SampleMistakeException">The sample must have one of them.</exception>
    public void Require(ModelType type, IReadOnlyCollection<ModelMember> given, string path)
    {
        foreach (var missing in type.Members.Where(member => !given.Contains(member) && GivenMembers.IsNeeded(member)))
        {
            if (!isLenient || !HasEmpty(missing))
            {
                throw new SampleMistakeException(path, $"{type.Name} needs a value for {missing.Name}, which is required.{(HasEmpty(missing) ? " --lenient makes the object without it." : "")}");
            }

            remarks.Lacking.Add($"{type.Name}.{missing.Name}");
        }
    }

    /// <summary>An empty text or collection for a member that takes no null; null for any other.</summary>
    public object? Empty(ModelMember member) => !GivenMembers.IsNeeded(member) || member.TakesNull ? null
        : IsText(member.Type) ? ""
        : IsCollection(member.Type) ? objects.Gather(member.Type, [], [], null)
        : null;

    /// <summary>Gives them to an object that was made without them.</summary>
    public void Fill(ModelType type, IReadOnlyCollection<ModelMember> given, object made)
    {
        foreach (var member in type.Members.Where(member => member.IsRequired && member.Setting != Setting.Constructor && !given.Contains(member)))
        {
            if (Empty(member) is { } empty && objects.Get(type, member, made) is null)
            {
                objects.Set(type, member, made, empty);
            }
        }
    }

    private static bool IsText(ModelType type) => type is { Leaf: "String", Converted: null };

    private static bool IsCollection(ModelType type) => type.Form is TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary;
}
