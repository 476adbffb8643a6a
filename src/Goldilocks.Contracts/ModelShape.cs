using System.Text.RegularExpressions;

namespace Goldilocks;

/// <summary>
/// The constructs of a workload's types, each with one example, so that an adapter can say which of them its library has no form for. A build for a user's own types
/// fills it from the source; it is empty for the built-in workloads, whose demands <see cref="Workload.Needs"/> states.
/// </summary>
/// <param name="Uses">One for each construct that the types contain, in the order of the source.</param>
public sealed partial record ModelShape(IReadOnlyList<ConstructUse> Uses)
{
    private const int MostCauses = 2;
    private const int MostUncommon = 3;

    /// <summary>The member that holds several roots, and its elements.</summary>
    private const string Roots = "Items[].";

    /// <summary>What a library may well not take, and no adapter need list: trying shows it.</summary>
    private static readonly HashSet<Construct> s_uncommon =
    [
        Construct.PrivateConstructor, Construct.NoUsableConstructor, Construct.InitializedMember, Construct.ExtensionData, Construct.AnyValue, Construct.JsonValue, Construct.Tuple, Construct.KeyValuePair,
        Construct.FrameworkValue, Construct.PackageValue, Construct.MultidimensionalArray, Construct.ValueMemory, Construct.UntypedCollection, Construct.ByteMemory, Construct.UncommonCollection,
        Construct.ImmutableCollection, Construct.UncommonNumber, Construct.DictionaryByOther,
    ];

    /// <summary>What a library cannot set through the property.</summary>
    private static readonly HashSet<Construct> s_unset = [Construct.InitializedMember, Construct.PrivateSetter];

    /// <summary>The shape that says nothing.</summary>
    public static ModelShape Empty { get; } = new([]);

    /// <summary>The same demands in the words of <see cref="Goldilocks.Needs"/>, which adapters also ask.</summary>
    public Needs Needs =>
        When(Needs.ReadOnlyMembers, Construct.ParameterizedConstructor, Construct.GetOnlyMember)
        | When(Needs.PrivateSetters, Construct.PrivateSetter)
        | When(Needs.EmbeddedType, Construct.PolymorphicRoot)
        | When(Needs.Polymorphism, Construct.InterfaceMember, Construct.AbstractBase, Construct.DerivedClass)
        | When(Needs.Dictionary, Construct.DictionaryByString, Construct.DictionaryByInteger, Construct.DictionaryByGuid, Construct.DictionaryByEnum, Construct.DictionaryByOther);

    /// <summary>Whether the types contain the construct.</summary>
    public bool Has(Construct construct) => Uses.Any(use => use.Construct == construct);

    /// <summary>
    /// Why a library cannot take these types, as <c>PlacedAt is a DateTimeOffset: it has no contract for it</c>; null where it can take them all. A cause is said once, at the first construct that it refuses: the
    /// text must be read in a table, and <see cref="Uses"/> has all of them.
    /// </summary>
    /// <param name="refused">The constructs that the library has no form for, and why: a clause whose subject is the library, without a full stop.</param>
    public string? WhyNot(IReadOnlyDictionary<Construct, string> refused)
    {
        var causes = Uses.Where(use => refused.ContainsKey(use.Construct)).GroupBy(use => refused[use.Construct]).ToList();
        if (causes.Count == 0)
        {
            return null;
        }

        var rest = causes.Skip(MostCauses).Sum(cause => cause.Count());
        return string.Join("; ", causes.Take(MostCauses).Select(Text)) + (rest > 0 ? $"; and {rest} more" : "");
    }

    /// <summary>
    /// Why a library that threw at the first round trip cannot take these types: the first construct that few libraries take, and the library's own words. Null where the types have none, so that the exception is a
    /// fault.
    /// </summary>
    /// <param name="exception">What the library threw.</param>
    public string? WhyThrown(Exception exception)
    {
        var causes = Uses.Where(use => s_uncommon.Contains(use.Construct)).ToList();
        // What the comparison throws is a fault of ours.
        if (causes.Count == 0 || exception is OutOfMemoryException || exception.StackTrace?.Contains($" {typeof(Values.Comparison).FullName}.", StringComparison.Ordinal) == true)
        {
            return null;
        }

        var inner = exception.GetBaseException();
        var all = string.Join(", ", causes.Take(MostUncommon).Select(use => $"{use.Subject} is {use.Description}")) + (causes.Count > MostUncommon ? $", and {causes.Count - MostUncommon} more" : "");
        return $"{all}: it throws {inner.GetType().Name}: {inner.Message.ReplaceLineEndings(" ")}";
    }

    /// <summary>
    /// A difference with the cause that lies in how the member is declared, where it does: few libraries write what has no public setter unless they are told to.
    /// </summary>
    /// <param name="difference">As <see cref="Values.Difference.Find"/> says it; null for none.</param>
    public string? Explain(string? difference)
    {
        if (difference is null)
        {
            return null;
        }

        var path = Indexes().Replace(difference, "[]");
        return Uses.FirstOrDefault(use => s_unset.Contains(use.Construct) && IsAt(path, use.Subject)) is { } cause
            ? $"{difference} ({cause.Subject} is {cause.Description}: few libraries set such a member, and only where an attribute or an option says so)"
            : difference;
    }

    /// <summary>Whether a path leads to a member or into it; the values of several roots are in a list.</summary>
    private static bool IsAt(string path, string subject)
    {
        var at = path.StartsWith(Roots, StringComparison.Ordinal) ? path[Roots.Length..] : path;
        return at.StartsWith(subject, StringComparison.Ordinal) && at.Length > subject.Length && at[subject.Length] is '.' or '[' or ':' or ' ';
    }

    private static string Text(IGrouping<string, ConstructUse> cause)
    {
        var first = cause.First();
        var others = cause.Count() - 1;
        return $"{first.Subject} is {first.Description}{(others > 0 ? $", and {others} more of this kind" : "")}: {cause.Key}";
    }

    [GeneratedRegex(@"\[\d+\]")]
    private static partial Regex Indexes();

    private Needs When(Needs need, params ReadOnlySpan<Construct> constructs)
    {
        foreach (var construct in constructs)
        {
            if (Has(construct))
            {
                return need;
            }
        }

        return Needs.None;
    }
}

/// <summary>A construct, and one place where a model uses it.</summary>
/// <param name="Construct">The construct.</param>
/// <param name="Subject">The path of a member from the root, such as <c>PlacedAt</c> or <c>Lines[].Price</c>, or the name of a type of the model.</param>
/// <param name="Description">What it is, with its article: <c>a DateTimeOffset</c>, <c>a positional record</c>, <c>a Dictionary&lt;Guid, string&gt;</c>.</param>
public sealed record ConstructUse(Construct Construct, string Subject, string Description);
