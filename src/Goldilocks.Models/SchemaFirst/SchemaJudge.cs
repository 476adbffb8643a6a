using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>What no schema language here has a form for.</summary>
internal static class SchemaJudge
{
    private static readonly HashSet<string> s_withoutForm = ["Int128", "UInt128", "BigInteger"];

    /// <summary>The member and the reason; null where everything has a form.</summary>
    public static string? WhyNot(Model model) => model.Root.Form != TypeForm.Object
        ? $"{model.Root.Name} is a collection: no schema and no conversion is generated for one that stands alone"
        : model.Objects.SelectMany(type => type.Concrete).FirstOrDefault(derived => derived.Form != TypeForm.Object) is { } collection
        ? $"{collection.Name} is a collection, and one of several classes that can stand in one place: a union of the schema has records only"
        : OfMembers(model);

    private static string? OfMembers(Model model) => model.Objects
        .SelectMany(type => type.Members.Select(member => (Place: type == model.Root ? member.Name : $"{type.Name}.{member.Name}", member.Type)))
        .Select(member => WhyNot(member.Type) is { } reason ? $"{member.Place} is {reason}" : null)
        .FirstOrDefault(reason => reason is not null);

    private static string? WhyNot(ModelType type) => type.Form switch
    {
        TypeForm.Any => "an object: the schema has no type that can hold anything",
        TypeForm.Built or TypeForm.Grid => $"of type {type.Name}: no schema and no conversion is generated for it",
        TypeForm.Leaf when type.Converted is not null => $"of type {type.Name}: no schema and no conversion is generated for it",
        TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary when type.Collection is { IsUntyped: true } or { Source: not null } or { IsWithoutSchema: true } => $"of type {type.Name}: no schema and no conversion is generated for it",
        TypeForm.Leaf when s_withoutForm.Contains(type.Leaf!) => $"of type {type.Name}: the schema has no number of that range",
        TypeForm.Nullable => WhyNot(type.Element!),
        TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary when IsOfItself(type, []) => $"a {type.Name}, which is a collection of itself: the schema has no name for one",
        TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary when HoldsNulls(type) => $"a {type.Name}: a list of the schema cannot hold nulls",
        TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary => WhyNot(type.Element!) ?? (type.Key is { } key ? WhyNot(key) : null),
        _ => null,
    };

    /// <summary>True where collections lead back to themselves, and no object stands between.</summary>
    private static bool IsOfItself(ModelType type, IReadOnlyList<ModelType> around) =>
        around.Contains(type) || (type.Form is TypeForm.Sequence or TypeForm.Set or TypeForm.Dictionary or TypeForm.Nullable && new[] { type.Element, type.Key }.OfType<ModelType>().Any(part => IsOfItself(part, [.. around, type])));

    /// <summary>By its declaration. Code without nullable annotations says nothing, and a null in its lists is an error of the library.</summary>
    private static bool HoldsNulls(ModelType type) => type.Element!.Form == TypeForm.Nullable
        || (type.Symbol is INamedTypeSymbol { TypeArguments: [.., { NullableAnnotation: NullableAnnotation.Annotated }] } or IArrayTypeSymbol { ElementNullableAnnotation: NullableAnnotation.Annotated });
}
