namespace Goldilocks.Prober;

/// <summary>What a library knows of keys in a Dictionary it must know of them behind an interface too.</summary>
/// <typeparam name="TRoot">The root, with a member declared as IDictionary and one declared as IReadOnlyDictionary.</typeparam>
/// <typeparam name="TKey">The type of the keys.</typeparam>
/// <param name="id">Such as <c>C37.interface-int</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class KeysByInterfaceCapability<TRoot, TKey>(string id, string question) : ValuesCapability<TRoot>(id, question, "values") where TRoot : class where TKey : notnull
{
    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>Makes the entries.</summary>
    protected abstract Dictionary<TKey, int> Entries();

    /// <summary>A root with one of the two members.</summary>
    protected abstract TRoot Root(IDictionary<TKey, int>? any, IReadOnlyDictionary<TKey, int>? readOnly);

    /// <summary>Both members of a root.</summary>
    protected abstract (IDictionary<TKey, int>? Any, IReadOnlyDictionary<TKey, int>? ReadOnly) Members(TRoot root);

    /// <inheritdoc/>
    protected sealed override IEnumerable<(string Name, TRoot Root)> Make() => [("IDictionary", Root(Entries(), null)), ("IReadOnlyDictionary", Root(null, Entries()))];

    /// <inheritdoc/>
    protected sealed override Likeness Compare(TRoot expected, TRoot actual) => (Members(expected), Members(actual)) switch
    {
        ({ ReadOnly: { } entries }, var read) => KeyLikeness.Compare(entries, read.ReadOnly),
        (_, { Any: { } read }) => KeyLikeness.Compare(Entries(), new Dictionary<TKey, int>(read)),
        _ => KeyLikeness.Compare(Entries(), null),
    };
}
