using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Reading;

/// <summary>How a collection is made, as C# in which <c>{E}</c> is the element's type, <c>{K}</c> the key's, <c>{n}</c> the count, <c>{e}</c> and <c>{k}</c> an element and its key, <c>{v}</c> the collection.</summary>
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

    private const string Collections = "global::System.Collections.";
    private const string Reversed = "global::System.Linq.Enumerable.Reverse(made)";

    /// <summary>Whether the class is the user's.</summary>
    public bool IsOwn { get; init; }

    /// <summary>The type of the elements where the collection does not declare one.</summary>
    public SpecialType Untyped { get; init; }

    /// <summary>Whether its elements are not declared.</summary>
    public bool IsUntyped => Untyped != SpecialType.None;

    /// <summary>Whether no conversion to the classes of a schema is generated.</summary>
    public bool IsWithoutSchema { get; init; }

    /// <summary>What a loop goes over; null for the collection itself.</summary>
    public string? Source { get; init; }

    /// <summary>The number of elements; null for what counts every sequence.</summary>
    public string? Count { get; init; }

    private static readonly CollectionForm s_list = new(List, $"new {List}({{n}})", AddOne, IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_set = new(HashSet, $"new {HashSet}({{n}})", AddOne, IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_dictionary = new(Dictionary, $"new {Dictionary}({{n}})", "made.Add({k}, {e})", IsFillable: true, HasCapacity: true);
    private static readonly CollectionForm s_readOnlyList = s_list with { IsFillable = false };
    private static readonly CollectionForm s_readOnlySet = s_set with { IsFillable = false };
    private static readonly CollectionForm s_readOnlyDictionary = s_dictionary with { IsFillable = false };
    private static readonly CollectionForm s_memory = s_readOnlyList with { Finish = "made.ToArray()", Source = "{v}.ToArray()", Count = "{v}.Length" };
    private static readonly CollectionForm s_objects = s_readOnlyList with { Untyped = SpecialType.System_Object, Count = "{v}.Count" };

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
        ["System.Collections.Generic.Stack"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"new {Collections}Generic.Stack<{{E}}>({Reversed})", IsWithoutSchema = true }),
        ["System.Collections.Concurrent.ConcurrentQueue"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"new {Collections}Concurrent.ConcurrentQueue<{{E}}>(made)" }),
        ["System.Collections.Concurrent.ConcurrentStack"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"new {Collections}Concurrent.ConcurrentStack<{{E}}>({Reversed})" }),
        ["System.Collections.Concurrent.ConcurrentBag"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"new {Collections}Concurrent.ConcurrentBag<{{E}}>({Reversed})" }),
        ["System.Collections.ObjectModel.ReadOnlyObservableCollection"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"new {Collections}ObjectModel.ReadOnlyObservableCollection<{{E}}>(new {Collections}ObjectModel.ObservableCollection<{{E}}>(made))" }),
        ["System.Memory"] = (TypeForm.Sequence, s_memory),
        ["System.ReadOnlyMemory"] = (TypeForm.Sequence, s_memory),
        ["System.ArraySegment"] = (TypeForm.Sequence, s_memory with { Finish = "new global::System.ArraySegment<{E}>(made.ToArray())", Source = null, Count = "{v}.Count" }),
        ["System.Collections.Generic.LinkedList"] = (TypeForm.Sequence, new("global::System.Collections.Generic.LinkedList<{E}>", "new global::System.Collections.Generic.LinkedList<{E}>()", "made.AddLast({e})")),
        ["System.Collections.Generic.HashSet"] = (TypeForm.Set, s_set),
        ["System.Collections.Generic.ISet"] = (TypeForm.Set, s_set with { HasCapacity = false }),
        ["System.Collections.Generic.IReadOnlySet"] = (TypeForm.Set, s_readOnlySet),
        ["System.Collections.Generic.SortedSet"] = (TypeForm.Set, Plain("global::System.Collections.Generic.SortedSet<{E}>")),
        ["System.Collections.Generic.Dictionary"] = (TypeForm.Dictionary, s_dictionary),
        ["System.Collections.Generic.IDictionary"] = (TypeForm.Dictionary, s_dictionary with { HasCapacity = false }),
        ["System.Collections.Generic.IReadOnlyDictionary"] = (TypeForm.Dictionary, s_readOnlyDictionary),
        ["System.Collections.Generic.SortedDictionary"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Generic.SortedDictionary<{K}, {E}>")),
        ["System.Collections.Generic.SortedList"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Generic.SortedList<{K}, {E}>")),
        ["System.Collections.Concurrent.ConcurrentDictionary"] = (TypeForm.Dictionary, Keyed("global::System.Collections.Concurrent.ConcurrentDictionary<{K}, {E}>") with { Add = "made[{k}] = {e}" }),
        ["System.Collections.Generic.OrderedDictionary"] = (TypeForm.Dictionary, Keyed($"{Collections}Generic.OrderedDictionary<{{K}}, {{E}}>")),
        ["System.Collections.ObjectModel.ReadOnlyDictionary"] = (TypeForm.Dictionary, s_readOnlyDictionary with { Finish = $"new {Collections}ObjectModel.ReadOnlyDictionary<{{K}}, {{E}}>(made)" }),
        ["System.Collections.ObjectModel.ReadOnlySet"] = (TypeForm.Set, s_readOnlySet with { Finish = $"new {Collections}ObjectModel.ReadOnlySet<{{E}}>(made)" }),
        ["System.Collections.Frozen.FrozenSet"] = (TypeForm.Set, s_readOnlySet with { Finish = $"{Collections}Frozen.FrozenSet.ToFrozenSet(made)", IsWithoutSchema = true }),
        ["System.Collections.Frozen.FrozenDictionary"] = (TypeForm.Dictionary, s_readOnlyDictionary with { Finish = $"{Collections}Frozen.FrozenDictionary.ToFrozenDictionary(made)", IsWithoutSchema = true }),
        ["System.Collections.Immutable.ImmutableArray"] = (TypeForm.Sequence, Immutable("ImmutableArray")),
        ["System.Collections.Immutable.ImmutableList"] = (TypeForm.Sequence, Immutable("ImmutableList")),
        ["System.Collections.Immutable.IImmutableList"] = (TypeForm.Sequence, Immutable("ImmutableList")),
        ["System.Collections.Immutable.ImmutableQueue"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"{Collections}Immutable.ImmutableQueue.CreateRange(made)" }),
        ["System.Collections.Immutable.ImmutableStack"] = (TypeForm.Sequence, s_readOnlyList with { Finish = $"{Collections}Immutable.ImmutableStack.CreateRange({Reversed})" }),
        ["System.Collections.Immutable.ImmutableHashSet"] = (TypeForm.Set, Immutable("ImmutableHashSet", s_readOnlySet)),
        ["System.Collections.Immutable.IImmutableSet"] = (TypeForm.Set, Immutable("ImmutableHashSet", s_readOnlySet)),
        ["System.Collections.Immutable.ImmutableSortedSet"] = (TypeForm.Set, Immutable("ImmutableSortedSet", s_readOnlySet)),
        ["System.Collections.Immutable.ImmutableDictionary"] = (TypeForm.Dictionary, Immutable("ImmutableDictionary", s_readOnlyDictionary)),
        ["System.Collections.Immutable.IImmutableDictionary"] = (TypeForm.Dictionary, Immutable("ImmutableDictionary", s_readOnlyDictionary)),
        ["System.Collections.Immutable.ImmutableSortedDictionary"] = (TypeForm.Dictionary, Immutable("ImmutableSortedDictionary", s_readOnlyDictionary)),
    };

    /// <summary>Those whose elements are not declared, by full name.</summary>
    private static readonly Dictionary<string, (TypeForm Form, CollectionForm How)> s_untyped = new(StringComparer.Ordinal)
    {
        ["System.Collections.BitArray"] = (TypeForm.Sequence, s_objects with { Untyped = SpecialType.System_Boolean, Finish = $"new {Collections}BitArray(made.ToArray())" }),
        ["System.Collections.ArrayList"] = (TypeForm.Sequence, s_objects with { Finish = $"new {Collections}ArrayList(made)" }),
        ["System.Collections.IList"] = (TypeForm.Sequence, s_objects),
        ["System.Collections.ICollection"] = (TypeForm.Sequence, s_objects),
        ["System.Collections.IEnumerable"] = (TypeForm.Sequence, s_objects with { Count = "global::System.Linq.Enumerable.Count(global::System.Linq.Enumerable.Cast<object>({v}))" }),
        ["System.Collections.Hashtable"] = (TypeForm.Dictionary, s_readOnlyDictionary with { Untyped = SpecialType.System_Object, Count = "{v}.Count", Finish = $"new {Collections}Hashtable(made)" }),
        ["System.Collections.IDictionary"] = (TypeForm.Dictionary, s_readOnlyDictionary with { Untyped = SpecialType.System_Object, Count = "{v}.Count" }),
    };

    /// <summary><see cref="Class"/> for a type of this form.</summary>
    public string ClassOf(ModelType type) => Fill(Class, type, "", "");

    /// <summary><see cref="Make"/> for a type of this form, where a variable <c>count</c> holds the number of elements.</summary>
    public string MakeOf(ModelType type) => Fill(Make, type, "", "");

    /// <summary><see cref="Add"/> for a type of this form.</summary>
    /// <param name="type">The type.</param>
    /// <param name="element">The expression of the element.</param>
    /// <param name="key">The expression of its key; empty where there is none.</param>
    public string AddTo(ModelType type, string element, string key = "") => Fill(Add, type, element, key);

    /// <summary><see cref="Finish"/> for a type of this form.</summary>
    public string FinishOf(ModelType type) => Finish is null ? "made" : Fill(Finish, type, "", "");

    /// <summary>The form of a collection of the framework; null for any other type.</summary>
    public static (TypeForm Form, CollectionForm How)? Of(INamedTypeSymbol type) =>
        (type.TypeArguments.Length > 0 ? s_known : s_untyped).TryGetValue($"{type.ContainingNamespace?.ToDisplayString()}.{type.Name}", out var known) ? known : null;

    /// <summary>A class of the user's that is a collection.</summary>
    public static CollectionForm Own(string type, bool isKeyed) => (isKeyed ? Keyed(type) with { Add = "made[{k}] = {e}" } : Plain(type)) with { IsOwn = true };

    /// <summary>A collection of the user's that is made of all its elements at once, by that code.</summary>
    public static CollectionForm OwnReadOnly(string finish, bool isKeyed) => (isKeyed ? s_readOnlyDictionary : s_readOnlyList) with { Finish = finish, IsOwn = true };

    /// <summary>Whether a list or a dictionary, as generated code makes them, can be given where a parameter is declared as this collection.</summary>
    public bool IsPlain => Finish is null && (Class is List or Dictionary);

    private static CollectionForm Immutable(string name, CollectionForm? from = null) => (from ?? s_readOnlyList) with { Finish = $"{Collections}Immutable.{name}.To{name}(made)" };

    private static CollectionForm Plain(string type) => new(type, $"new {type}()", AddOne, IsFillable: true);

    private static CollectionForm Keyed(string type) => new(type, $"new {type}()", "made.Add({k}, {e})", IsFillable: true);

    private static string Fill(string template, ModelType type, string element, string key) => template
        .Replace("{E}", type.Element!.CSharp, StringComparison.Ordinal)
        .Replace("{K}", type.Key?.CSharp ?? "", StringComparison.Ordinal)
        .Replace("{n}", "count", StringComparison.Ordinal)
        .Replace("{e}", element, StringComparison.Ordinal)
        .Replace("{k}", key, StringComparison.Ordinal);
}
