namespace Goldilocks.Models.Reading;

/// <summary>
/// Members that lead from a part back to what holds it, such as the blog of a post in the posts of a blog. In real data the two are often one object, so that the value is no tree: a sample of JSON has none of
/// that, and most serializers end with an error or an overflow there.
/// </summary>
internal static class BackReferences
{
    /// <summary>Such as <c>Post.Blog</c>, in the order of the types.</summary>
    public static IReadOnlyList<string> Of(Model model) =>
        [.. model.Objects.SelectMany(type => type.Members.Where(member => Held(member.Type) is { } owner && owner != type && owner.Symbol.IsReferenceType && Holds(owner, type)).Select(member => $"{type.Symbol.Name}.{member.Name}"))];

    /// <summary>The class of a member that holds one object; null for a collection and a value.</summary>
    private static ModelType? Held(ModelType type) => type.Form == TypeForm.Object ? type : null;

    /// <summary>Whether a part of the owner is the other: directly, or in a collection.</summary>
    private static bool Holds(ModelType owner, ModelType part) => owner.Concrete.Prepend(owner).SelectMany(type => type.Members).Any(member => IsOrHolds(member.Type, part));

    private static bool IsOrHolds(ModelType type, ModelType part) => type.Form switch
    {
        TypeForm.Object => type == part || type.Concrete.Contains(part),
        TypeForm.Leaf or TypeForm.Any => false,
        _ => type.Element is { } element && IsOrHolds(element, part),
    };
}
