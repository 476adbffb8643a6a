using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Shapes;

/// <summary>How a collection is made, as C# in which <c>{E}</c> is the element's type, <c>{K}</c> the key's, <c>{n}</c> the count, <c>{e}</c> and <c>{k}</c> an element and its key.</summary>
/// <param name="Class">The class that is made.</param>
/// <param name="Make">Makes an empty one.</param>
/// <param name="Add">Adds to it.</param>
/// <param name="Finish">Turns it into the declared type; null where it is that.</param>
/// <param name="IsFillable">Whether one that an object made itself can be filled.</param>
/// <param name="HasCapacity">Whether it can be told its size after it was made.</param>
internal sealed record CollectionForm(string Class, string Make, string Add, string? Finish = null, bool IsFillable = false, bool HasCapacity = false)
{
    private const string AddOne = "made.Add({e})";
    private const string List = "global::System.Collections.Generic.List<{E}>";
    private const string Dictionary = "global::System.Collections.Generic.Dictionary<{K}, {E}>";
    private const string HashSet = "global::System.Collections.Generic.HashSet<{E}>";

    /// <summary>Whether the class is the user's.</summary>
    public bool IsOwn { get; init; }

    private static readonly CollectionForm s_list = new(List, $"new {List}({{n}})", AddOne, IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_set = new(HashSet, $"new {HashSet}({{n}})", AddOne, IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_dictionary = new(Dictionary, $"new {Dictionary}({{n}})", "made.Add({k}, {e})", IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_readOnlyList = s_list with { IsFillable = false };

    /// <summary>By full name without type arguments.</summary>
    private static readonly Dictionary<string, (TypeForm Form, CollectionForm How)> s_known = new(StringComparer.Ordinal)
    {
        ["System.Collections.Generic.List"] = (TypeForm.Sequence, s_list),
        ["System.Collections.Generic.IList"] = (TypeForm.Sequence, s_list with { HasCapacity = false }),
        ["System.Collections.Generic.ICollection"] = (TypeForm.Sequence, s_list with { HasCapacity = false }),
        ["System.Collections.Generic.IEnumerable"] = (TypeForm.Sequence, s_readOnlyList),
        ["System.Collections.Generic.IReadOnlyList"] = (TypeForm.Sequence, s_readOnlyList),
        ["System.Collections.Generic.IReadOnlyCollection"] = (TypeForm.Sequence, s_readOnlyList),
        ["System.Collections.ObjectModel.Collection"] = (TypeForm.Sequence, Plain("global::System.Collections.ObjectModel.Collection<{E}>")),
        ["System.Collections.ObjectModel.ObservableCollection"] = (TypeForm.Sequence, Plain("global::System.Collections.ObjectModel.ObservableCollection<{E}>")),
        ["System.Collections.ObjectModel.ReadOnlyCollection"] = (TypeForm.Sequence, s_readOnlyList with { Finish = "made.AsReadOnly()" }),
        ["System.Collections.Generic.Queue"] = (TypeForm.Sequence, new("global::System.Collections.Generic.Queue<{E}>", "new global::System.Collections.Generic.Queue<{E}>({n})", "made.Enqueue({e})")),
        ["System.Collections.Generic.LinkedList"] = (TypeForm.Sequence, new("global::System.Collections.Generic.LinkedList<{E}>", "new global::System.Collections.Generic.LinkedList<{E}>()", "made.AddLast({e})")),
        ["System.Collections.Generic.HashSet"] = (TypeForm.Set, s_set),
        ["System.Collections.Generic.ISet"] = (TypeForm.Set, s_set with { HasCapacity = false }),
        ["System.Collections.Generic.IReadOnlySet"] = (TypeForm.Set, s_set with { IsFillable = false }),
        ["System.Collections.Generic.SortedSet"] = (TypeForm.Set, Plain("global::System.Collections.Generic.SortedSet<{E}>")),
        ["System.Collections.Generic.Dictionary"] = (TypeForm.Dictionary, s_dictionary),
        ["System.Collections.Generic.IDictionary"] = (TypeForm.Dictionary, s_dictionary with { HasCapacity = false }),
        ["System.Collections.Generic.IReadOnlyDictionary"] = (TypeForm.Dictionary, s_dictionary with { IsFillable = false }),
        ["System.Collections.Generic.SortedDictionary"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Generic.SortedDictionary<{K}, {E}>")),
        ["System.Collections.Generic.SortedList"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Generic.SortedList<{K}, {E}>")),
        ["System.Collections.Concurrent.ConcurrentDictionary"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Concurrent.ConcurrentDictionary<{K}, {E}>") with { Add = "made[{k}] = {e}" }),
        ["System.Collections.Immutable.ImmutableArray"] = (TypeForm.Sequence, s_readOnlyList with { Finish = "global::System.Collections.Immutable.ImmutableArray.ToImmutableArray(made)" }),
        ["System.Collections.Immutable.ImmutableList"] = (TypeForm.Sequence, s_readOnlyList with { Finish = "global::System.Collections.Immutable.ImmutableList.ToImmutableList(made)" }),
        ["System.Collections.Immutable.ImmutableHashSet"] = (TypeForm.Set, s_set with { IsFillable = false, Finish = "global::System.Collections.Immutable.ImmutableHashSet.ToImmutableHashSet(made)" }),
        ["System.Collections.Immutable.ImmutableDictionary"] = (TypeForm.Dictionary, s_dictionary with { IsFillable = false, Finish = "global::System.Collections.Immutable.ImmutableDictionary.ToImmutableDictionary(made)" }),
    };

    /// <summary><see cref="Make"/> for a type of this form, where a variable <c>count</c> holds the number of elements.</summary>
    public string MakeOf(ModelType type) => Fill(Make, type, "", "");

    /// <summary><see cref="Add"/> for a type of this form.</summary>
    /// <param name="type">The type.</param>
    /// <param name="element">The expression of the element.</param>
    /// <param name="key">The expression of its key; empty where there is none.</param>
    public string AddTo(ModelType type, string element, string key = "") => Fill(Add, type, element, key);

    /// <summary>The form of a collection of the framework; null for any other type.</summary>
    public static (TypeForm Form, CollectionForm How)? Of(INamedTypeSymbol type) =>
        s_known.TryGetValue($"{type.ContainingNamespace?.ToDisplayString()}.{type.Name}", out var known) && type.TypeArguments.Length > 0 ? known : null;

    /// <summary>A class of the user's that is a collection.</summary>
    public static CollectionForm Own(string type, bool isKeyed) => (isKeyed ? Keyed(type) : Plain(type)) with { IsOwn = true };

    private static CollectionForm Plain(string type) => new(type, $"new {type}()", AddOne, IsFillable: true);

    private static CollectionForm Keyed(string type) => new(type, $"new {type}()", "made.Add({k}, {e})", IsFillable: true);

    private static string Fill(string template, ModelType type, string element, string key) => template
        .Replace("{E}", type.Element!.CSharp, StringComparison.Ordinal)
        .Replace("{K}", type.Key?.CSharp ?? "", StringComparison.Ordinal)
        .Replace("{n}", "count", StringComparison.Ordinal)
        .Replace("{e}", element, StringComparison.Ordinal)
        .Replace("{k}", key, StringComparison.Ordinal);
}
