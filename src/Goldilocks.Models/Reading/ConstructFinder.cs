using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>A construct of the model, and one place that has it.</summary>
/// <param name="Construct">A name of <c>Goldilocks.Construct</c> in Goldilocks.Contracts, which this room does not refer to: it writes the name into generated code.</param>
/// <param name="Subject">A member's path, or a type's name.</param>
/// <param name="Description">What it is, with its article.</param>
internal sealed record FoundConstruct(string Construct, string Subject, string Description);

/// <summary>Finds which constructs a model has, each with the first example on the way from the root.</summary>
internal sealed class ConstructFinder
{
    private readonly Dictionary<string, FoundConstruct> _found = new(StringComparer.Ordinal);
    private readonly HashSet<ModelType> _met = [];
    private readonly HashSet<ModelType> _open = [];
    private readonly Model _model;
    private readonly bool _isCopy;

    private ConstructFinder(Model model, bool isCopy) => (_model, _isCopy) = (model, isCopy);

    /// <summary>One for each construct, in the order in which they are met.</summary>
    /// <param name="model">The types.</param>
    /// <param name="isCopy">False for the types of a compiled library as they stand, which have members that a copy has not.</param>
    public static IReadOnlyList<FoundConstruct> Find(Model model, bool isCopy = true)
    {
        var finder = new ConstructFinder(model, isCopy);
        if (model.Root.IsPolymorphic)
        {
            finder.Add("PolymorphicRoot", model.Root.Name, "a root that another class can stand for");
        }

        finder.Meet(model.Root, model.Root.Form == TypeForm.Object ? "" : model.Root.Name);
        foreach (var same in model.Objects.GroupBy(type => type.Symbol.Name).Where(same => same.Select(type => type.Declaration).Distinct(SymbolEqualityComparer.Default).Count() > 1))
        {
            finder.Add("SameNameTwice", same.Key, "the name of two types");
        }

        return [.. finder._found.Values];
    }

    private void Meet(ModelType type, string path)
    {
        if (_open.Contains(type) && type.Form == TypeForm.Object)
        {
            Add("RecursiveType", type.Name, "a class that contains itself");
        }

        if (!_met.Add(type))
        {
            return;
        }

        _open.Add(type);
        foreach (var (construct, description) in TypeConstructs.Of(type))
        {
            Add(construct, type.Form == TypeForm.Object ? type.Name : path, type == _model.Root && type.Form != TypeForm.Object ? "a collection of your own" : description);
        }

        MeetParts(type, path);
        _open.Remove(type);
    }

    private void MeetParts(ModelType type, string path)
    {
        if (type.Key is { } key)
        {
            Meet(key, path + "[key]");
        }

        if (type.Element is { } element)
        {
            if (type.HasNullableElements && type.Form != TypeForm.Nullable && IsAnnotated(type))
            {
                Add("NullableElement", path, $"a {type.Name} whose elements can be null");
            }

            Meet(element, type.Form == TypeForm.Nullable ? path : path + "[]");
        }

        foreach (var member in type.Members)
        {
            var memberPath = path.Length == 0 ? member.Name : $"{path}.{member.Name}";
            foreach (var (construct, description) in MemberConstructs.Of(member))
            {
                Add(construct, memberPath, description);
            }

            Meet(member.Type, memberPath);
        }

        foreach (var computed in (_isCopy ? type.NotMembers : type.AllNotMembers).OfType<IPropertySymbol>().Where(property => property.SetMethod is null && !DataMembers.IsIgnored(property)))
        {
            Add("ComputedMember", path.Length == 0 ? computed.Name : $"{path}.{computed.Name}", "computed from others");
        }

        foreach (var derived in type.Concrete.Where(derived => derived != type))
        {
            Meet(derived, path);
        }
    }

    /// <summary>Whether the source says of the elements that they can be null, and not only says nothing.</summary>
    public static bool IsAnnotated(ModelType type) => type.Symbol switch
    {
        IArrayTypeSymbol array => array.ElementNullableAnnotation == NullableAnnotation.Annotated,
        INamedTypeSymbol { TypeArguments: [.., var last] } => last.NullableAnnotation == NullableAnnotation.Annotated,
        _ => false,
    };

    private void Add(string construct, string subject, string description) =>
        // An answer that lost such a member is explained by that very member.
        _found.TryAdd(construct == "InitializedMember" ? construct + subject : construct, new FoundConstruct(construct, subject.Length > 0 ? subject : _model.Root.Name, description));
}
