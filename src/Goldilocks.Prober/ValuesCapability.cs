namespace Goldilocks.Prober;

/// <summary>How a value came back.</summary>
/// <param name="Degree">How alike.</param>
/// <param name="What">What differs; empty for an exact value.</param>
public sealed record Likeness(Degree Degree, string What)
{
    /// <summary>Every bit is the same.</summary>
    public static Likeness Exact { get; } = new(Degree.Exact, "");

    /// <summary>It means the same in a way that is stated.</summary>
    public static Likeness Near(string what) => new(Degree.Near, what);

    /// <summary>It is another value, silently.</summary>
    public static Likeness Lost(string what) => new(Degree.Lost, what);

    /// <summary>An exception came instead.</summary>
    public static Likeness Refused(string what) => new(Degree.Refused, what);

    /// <summary>The least alike of several.</summary>
    /// <param name="parts">At least one.</param>
    public static Likeness Worst(IEnumerable<Likeness> parts) => parts.MaxBy(part => part.Degree)!;

    /// <summary>Exact where the two are equal, otherwise lost.</summary>
    public static Likeness OfEqual(object? expected, object? actual) => Equals(expected, actual) ? Exact : Lost(ValueChecks.Differs(expected, actual));

    /// <summary>The same of several parts in words, of which only those that differ are shown: of many, the first ones would hide them.</summary>
    public static Likeness OfParts(IReadOnlyList<string> expected, IReadOnlyList<string> actual) => OfEqual(string.Join(", ", expected.Except(actual)), string.Join(", ", actual.Except(expected)));

    /// <summary>The same of texts, of which an empty one for null is only near.</summary>
    public static Likeness OfTextOrEmpty(string? expected, string? actual) => expected is null && actual is "" ? Near("null comes back as an empty string") : OfEqual(expected, actual);

    /// <summary>The same of collections in words, in which "null" for "[]", or the other way, is only near.</summary>
    public static Likeness OfEqualOrEmpty(string expected, string actual) =>
        expected == actual ? Exact
        : expected.Replace("null", "[]", StringComparison.Ordinal) == actual.Replace("null", "[]", StringComparison.Ordinal) ? Near(ValueChecks.Differs(expected, actual))
        : Lost(ValueChecks.Differs(expected, actual));

    /// <summary>Exact where both have the same elements, in whichever order, otherwise lost.</summary>
    /// <param name="expected">As they were written.</param>
    /// <param name="actual">As they were read; null for no set.</param>
    public static Likeness OfSet(IReadOnlyCollection<int> expected, IReadOnlyCollection<int>? actual) => actual switch
    {
        null => Lost("it comes back as null"),
        var read when read.Order().SequenceEqual(expected.Order()) => Exact,
        var read => Lost($"{expected.Count} elements come back as {read.Count}, silently"),
    };

    /// <summary>Exact where both the list and the number beside it are as they were, otherwise lost.</summary>
    /// <param name="expected">As they were written.</param>
    /// <param name="actual">As they were read; null for no list.</param>
    public static Likeness OfListBeside((IReadOnlyList<int> List, int Number) expected, (IReadOnlyList<int>? List, int Number) actual) => actual switch
    {
        (null, _) => Lost("it comes back as null"),
        ({ } read, var number) when number == expected.Number && expected.List.SequenceEqual(read) => Exact,
        ({ } read, var number) => Lost($"{Shown(expected.List)}, and {expected.Number}, come back as {Shown(read)}, and {number}, silently"),
    };

    /// <summary>Exact where the elements have the same order, otherwise lost.</summary>
    /// <param name="expected">As they were written.</param>
    /// <param name="actual">As they were read; null for no collection.</param>
    /// <param name="written">Their order, in words; null for the elements themselves.</param>
    public static Likeness OfOrder(IEnumerable<int> expected, IEnumerable<int>? actual, string? written = null) => actual switch
    {
        null => Lost("it comes back as null"),
        _ when expected.SequenceEqual(actual) => Exact,
        _ when expected.SequenceEqual(actual.Reverse()) => Lost("its order is reversed, silently"),
        _ => Lost($"{written ?? Shown(expected)} comes back as {string.Join(", ", actual)}"),
    };

    private static string Shown(IEnumerable<int> elements) => string.Join(", ", elements) is { Length: > 0 } shown ? shown : "nothing";
}

/// <summary>How alike two values are.</summary>
public enum Degree
{
    /// <summary>Every bit is the same.</summary>
    Exact,

    /// <summary>It means the same.</summary>
    Near,

    /// <summary>It is another value, silently.</summary>
    Lost,

    /// <summary>An exception came instead.</summary>
    Refused,
}

/// <summary>Values that are written and read back one by one, each in a root of its own, so that one refusal hides no other value.</summary>
/// <typeparam name="TRoot">The root with the value in a member.</typeparam>
/// <param name="id">Such as <c>C32</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class ValuesCapability<TRoot>(string id, string question, string family) : ModelCapability(id, question, family, typeof(TRoot)), IValueInMember where TRoot : class
{
    /// <summary>The values, each with its name.</summary>
    protected abstract IEnumerable<(string Name, TRoot Root)> Make();

    /// <summary>How a value came back.</summary>
    protected abstract Likeness Compare(TRoot expected, TRoot actual);

    /// <inheritdoc/>
    protected override Judgement Try(ISubject subject) => ValueChecks.Judge([.. Make().Select(value => (value.Name, ValueChecks.Like(subject, value.Root, Compare)))]);

    /// <inheritdoc/>
    (string Type, Likeness Likeness)? IValueInMember.NullInstead(ISubject subject)
    {
        if (!subject.Takes(new ModelName(CapabilityModel.NameOf(typeof(TRoot)))) || typeof(TRoot).GetProperty("Value") is not { PropertyType.IsClass: true } member || typeof(TRoot).GetConstructor([]) is null)
        {
            return null;
        }

        var empty = Activator.CreateInstance<TRoot>();
        return member.GetValue(empty) is not null || ValueChecks.Like(subject, Make().First().Root, Compare).Degree != Degree.Exact
            ? null
            : (member.PropertyType.Name, ValueChecks.Like(subject, empty, (_, read) => member.GetValue(read) is { } something ? Likeness.Lost($"null comes back as {something}") : Likeness.Exact));
    }
}

/// <summary>A question about values in a member of their own, which can be asked about null there.</summary>
internal interface IValueInMember
{
    /// <summary>The type of the member, and how null comes back from it; null where the member is never null, and where the first value does not come back either.</summary>
    (string Type, Likeness Likeness)? NullInstead(ISubject subject);
}

/// <summary>Null in the members that other questions are about. Where their value does not come back, null says nothing.</summary>
/// <param name="id">Such as <c>C48.null</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="about">The number of the other questions, such as <c>C48</c>.</param>
public abstract class NullInMembersCapability(string id, string question, string about) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "values";

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        if (subject.ConvertsObjects)
        {
            return Judgement.NotApplicable(ModelCapability.DecidedByConversion);
        }

        var asked = Discovery.Find<Capability>(GetType().Assembly).Where(other => other.Id.StartsWith(about + ".", StringComparison.Ordinal)).OrderBy(other => other.Id, StringComparer.Ordinal)
            .OfType<IValueInMember>().Select(other => other.NullInstead(subject)).OfType<(string Type, Likeness Likeness)>().DistinctBy(answer => answer.Type).ToList();
        return asked.Count == 0 ? Judgement.NotApplicable("none of the values comes back where it is not null") : ValueChecks.Judge(asked);
    }
}

/// <summary>Judges values that were written and read back.</summary>
public static class ValueChecks
{
    private const int LongestList = 4;
    private const int LongestText = 40;

    /// <summary>Tells a value that is another one from an exception beside it. src/Goldilocks.Probing looks for it.</summary>
    private const string Silently = ", silently";

    /// <summary>Writes one value, reads it and compares it.</summary>
    public static Likeness Like<TRoot>(ISubject subject, TRoot root, Func<TRoot, TRoot, Likeness> compare) where TRoot : class
    {
        var attempt = Attempt.RoundTrip(subject, root);
        if (attempt.Value is not { } read)
        {
            return Likeness.Refused(attempt.Problem!);
        }

        var compared = Attempt.Of("looking at what was read", () => compare(root, read));
        return compared.Value ?? Likeness.Lost(Attempt.Damaged(compared.Exception!));
    }

    /// <summary>
    /// A pass where all values are exact. A value that is another one silently is a failure whatever the others do; what they do is told behind it. Where some are only alike, or some are refused and others
    /// are not, it works in part.
    /// </summary>
    public static Judgement Judge(IReadOnlyList<(string Name, Likeness Likeness)> values)
    {
        var lost = Listed(values, Degree.Lost);
        var near = Listed(values, Degree.Near);
        var refused = Listed(values, Degree.Refused);
        return (lost, near, refused) switch
        {
            ({ Length: > 0 }, _, { Length: > 0 }) => Judgement.Fail($"{lost}{(lost.Contains(Silently, StringComparison.Ordinal) ? "" : Silently)}; {refused}"),
            ({ Length: > 0 }, _, _) => Judgement.Fail(lost),
            (_, _, { Length: > 0 }) when values.All(value => value.Likeness.Degree == Degree.Refused) => Judgement.Fail(refused),
            (_, { Length: > 0 }, _) or (_, _, { Length: > 0 }) => Judgement.Partial(string.Join("; ", new[] { near, refused }.Where(text => text.Length > 0))),
            _ => Judgement.Pass(),
        };
    }

    /// <summary>All elements of some collections, one after the other, in words. A collection that is null has none.</summary>
    public static string Elements(params System.Collections.IEnumerable?[] collections) => string.Join(", ", collections.SelectMany(items => items?.Cast<object?>() ?? []).Select(Text));

    /// <summary>A collection in words, between brackets, as a part of a value.</summary>
    public static string Bracketed<T>(IEnumerable<T>? items) => items is null ? "null" : $"[{string.Join(", ", items.Select(item => item?.ToString() ?? "null"))}]";

    /// <summary>Two values that differ, in words.</summary>
    public static string Differs(object? expected, object? actual) => $"{Show(expected)} comes back as {Show(actual)}";

    /// <summary>Judges a member that was written as one type and is read as another one, before a number that did not change.</summary>
    /// <param name="isRight">True where both are as they were.</param>
    /// <param name="written">The member's value, in words.</param>
    /// <param name="item">The member, as it was read.</param>
    /// <param name="behind">The number behind it, which was written as 22.</param>
    public static Judgement Changed(bool isRight, string written, object? item, int behind) =>
        isRight ? Judgement.Pass() : Judgement.Fail($"{Differs(written, item)}{(behind == 22 ? "" : $", and 22 as {behind}")}, silently");

    private static string Show(object? value)
    {
        var text = Text(value);
        return text.Length > LongestText ? $"{text[..LongestText]}..." : text;
    }

    private static string Text(object? value) => value switch
    {
        null => "null",
        "" => "an empty string",
        string or char when value.ToString() is { } text && text.Any(letter => char.IsControl(letter) || char.IsSurrogate(letter) || letter == '\uFFFD') => Quoted(text),
        DateTime date => date.ToString("O", System.Globalization.CultureInfo.InvariantCulture) + " " + date.Kind,
        DateTimeOffset or DateOnly or TimeOnly => ((IFormattable)value).ToString("O", System.Globalization.CultureInfo.InvariantCulture),
        System.Runtime.CompilerServices.ITuple tuple => $"({string.Join(", ", Enumerable.Range(0, tuple.Length).Select(index => Text(tuple[index])))})",
        IFormattable formattable => formattable.ToString(null, System.Globalization.CultureInfo.InvariantCulture),
        System.Collections.IEnumerable items and not string => $"[{string.Join(", ", items.Cast<object?>().Take(LongestList).Select(Text))}]",
        // A record of F# says what it is in several lines.
        _ => string.Join(' ', (value.ToString() ?? "null").Split((char[])['\r', '\n'], StringSplitOptions.TrimEntries)),
    };

    private static string Listed(IReadOnlyList<(string Name, Likeness Likeness)> values, Degree degree)
    {
        // Values that share a problem, such as one exception for all, are named together.
        var groups = values.Where(value => value.Likeness.Degree == degree).GroupBy(value => value.Likeness.What).ToArray();
        // Past the first few, the value alone is told, and not what came back: every value that fails is named.
        var texts = groups.Take(LongestList).Select(group => $"{(group.Count() == values.Count && values.Count > LongestList ? $"all {values.Count} values" : Names(group))}: {group.Key}");
        return string.Join("; ", texts) + (groups.Length > LongestList ? $"; and {Names(groups.Skip(LongestList).SelectMany(group => group))}" : "");
    }

    private static string Names(IEnumerable<(string Name, Likeness Likeness)> values) => string.Join(", ", values.Select(value => value.Name));

    /// <summary>A text between quotes, with what cannot be seen escaped.</summary>
    public static string Quoted(string text)
    {
        var shown = text.Length > LongestText ? text[..LongestText] : text;
        var visible = string.Concat(shown.Select(character => character switch
        {
            '\t' => "\\t",
            '\n' => "\\n",
            '\r' => "\\r",
            '"' or '\\' => $"\\{character}",
            < ' ' or > '~' => $"\\u{(int)character:X4}",
            _ => character.ToString(),
        }));
        return $"\"{visible}\"" + (text.Length > LongestText ? $" ({text.Length} characters)" : "");
    }
}
