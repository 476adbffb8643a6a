using System.Globalization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing;

/// <summary>One capability of one variant.</summary>
/// <param name="Variant">The variant.</param>
/// <param name="Capability">Its judgement.</param>
internal sealed record AskedOf(RecordedVariant Variant, RecordedCapability Capability)
{
    /// <summary>How the text of a failure tells that an application hears of it: an exception, an error of the compiler, a refusal.</summary>
    private static readonly string[] s_heard = [" throws ", "it does not compile", "it needs attributes", "Exception: ", "cannot read it", " bytes, so that "];

    /// <summary>One of several answers was another value, whatever the others were.</summary>
    private const string Silently = ", silently";

    public int Number { get; } = CapabilityTexts.NumberOf(Capability.Id);

    /// <summary>A failure that a process does not survive, or does not end.</summary>
    public bool EndsProcess => CapabilityAnswer.EndsProcess(Capability);

    /// <summary>A failure that an application does not hear of.</summary>
    public bool IsSilent => IsSilentFailure(Capability);

    /// <summary>True for an answer that is a failure which an application does not hear of.</summary>
    public static bool IsSilentFailure(RecordedCapability answer) =>
        answer.Verdict is CapabilityVerdict.Fail && !CapabilityAnswer.EndsProcess(answer) && (answer.What.Contains(Silently, StringComparison.Ordinal) || !IsHeard(answer.What));

    /// <summary>True for the text of an answer that an application hears of.</summary>
    public static bool IsHeard(string what) => s_heard.Any(sign => what.Contains(sign, StringComparison.Ordinal));
}

/// <summary>A question to which some variants of a library answer with another value and no error, or with the end of the process.</summary>
/// <param name="Id">Of the capability.</param>
/// <param name="Variants">Empty where it is all of them, or the plain one.</param>
/// <param name="What">What came back.</param>
/// <param name="EndsProcess">True where no value comes back, because the process ends or does not come back.</param>
public sealed record SilentFailure(string Id, string Variants, string What, bool EndsProcess)
{
    /// <summary>C60: what an option makes worse is one answer.</summary>
    private const int OfOption = 60;

    /// <summary>All of a table, in the order of their capabilities. That an old program forgets what it does not know (C08) is so in nearly every library, and is none.</summary>
    public static IEnumerable<SilentFailure> Of(RecordedProbes table) => Of(table, LibraryCapabilities.IsToldAsSilent);

    /// <summary>What options make worse by exceptions, or in part, and not silently.</summary>
    public static IEnumerable<SilentFailure> OfOptions(RecordedProbes table) => Of(table, one => one is { Number: OfOption, Capability.Verdict: CapabilityVerdict.Partial });

    private static IEnumerable<SilentFailure> Of(RecordedProbes table, Func<AskedOf, bool> isTold)
    {
        var library = new LibraryCapabilities(table);
        return library.Asked.Where(isTold).GroupBy(one => (one.Capability.Id, one.Capability.What)).OrderBy(group => group.Key.Id, StringComparer.Ordinal)
            .Select(group => new SilentFailure(group.Key.Id, group.Count() == library.Rows.Count ? "" : string.Join(", ", group.Select(one => VariantKey.NameOf(one.Variant.Variant))), group.Key.What, group.First().EndsProcess));
    }
}

/// <summary>What comes back a little different and without an error, such as null for an empty list, in some answers to a question that are otherwise right.</summary>
/// <param name="What">How it comes back.</param>
/// <param name="Ids">Of the questions.</param>
public sealed record SmallChange(string What, IReadOnlyList<string> Ids)
{
    /// <summary>C12: in part says how many bytes a chain takes.</summary>
    private const int Chain = 12;

    /// <summary>From C39 on, questions are about use and not about values.</summary>
    private const int FirstOfUse = 39;

    /// <summary>All of a table that variants of it answer alike, in the order of their capabilities.</summary>
    public static IEnumerable<SmallChange> Of(RecordedProbes table) =>
        from one in new LibraryCapabilities(table).Asked
        where one is { Capability.Verdict: CapabilityVerdict.Partial, Number: < FirstOfUse and not Chain }
        orderby one.Capability.Id
        from answer in Unheard(one.Capability.What)
        group one.Capability.Id by answer[(answer.LastIndexOf(": ", StringComparison.Ordinal) is >= 0 and var colon ? colon + 2 : 0)..] into alike
        select new SmallChange(alike.Key, [.. alike.Distinct()]);

    /// <summary>The answers without an exception. The message of one may have a semicolon, and what is behind it names no value.</summary>
    private static IEnumerable<string> Unheard(string what)
    {
        var isHeard = false;
        foreach (var answer in what.Split("; "))
        {
            isHeard = AskedOf.IsHeard(answer) || (isHeard && !answer.Contains(": ", StringComparison.Ordinal));
            if (!isHeard)
            {
                yield return answer;
            }
        }
    }
}

/// <summary>The section of one library on docs/capabilities.md.</summary>
/// <param name="Table">Its recorded table.</param>
internal sealed record LibraryCapabilities(RecordedProbes Table)
{
    /// <summary>C08: what an old program does not know is gone in nearly every library, and the table says so.</summary>
    private const int Forgotten = 8;

    /// <summary>The variants of which a capability was tried.</summary>
    public IReadOnlyList<RecordedVariant> Rows { get; } = [.. Table.Variants.Where(IsAsked)];

    public IReadOnlyList<AskedOf> Asked { get; } = [.. Table.Variants.Where(IsAsked).SelectMany(variant => variant.Capabilities.Select(capability => new AskedOf(variant, capability)))];

    public string Name => Table.Serializer;

    public string Heading => $"{Table.Serializer} {Table.Version}";

    /// <summary>The variants of which none was tried.</summary>
    public IEnumerable<string> Unasked => Table.Variants.Where(variant => !IsAsked(variant)).Select(NameOf);

    public string NameOf(RecordedVariant variant) => variant.Variant.Length == 0 ? Name : $"{Name} ({variant.Variant})";

    /// <summary>The name, and in how many variants something fails where it is not in all.</summary>
    public string Named(int failing) => failing == Rows.Count ? CapabilityTexts.Escaped(Name) : string.Create(CultureInfo.InvariantCulture, $"{CapabilityTexts.Escaped(Name)} ({failing} of {Rows.Count})");

    /// <summary>Heading, occasion, counts, and what fails without an error.</summary>
    public IEnumerable<string> Section() =>
    [
        "",
        $"### {CapabilityTexts.Escaped(Heading)}",
        .. CapabilityTexts.Wrapped(Occasion()),
        "",
        .. Rows.SelectMany(variant => CapabilityTexts.Wrapped($"- {CapabilityTexts.Escaped(VariantKey.NameOf(variant.Variant))}: {Counts(variant)}")),
        .. Rows.SelectMany(Danger),
        .. Asked.Where(IsToldAsSilent).GroupBy(one => (one.Capability.Id, one.Capability.What)).OrderBy(group => group.Key.Id, StringComparer.Ordinal).SelectMany(Failing),
    ];

    /// <summary>True for a failure that an application does not hear of, or does not survive.</summary>
    public static bool IsToldAsSilent(AskedOf one) => (one.IsSilent && one.Number != Forgotten) || one.EndsProcess;

    /// <summary>What the settings for derived classes cost.</summary>
    private static IEnumerable<string> Danger(RecordedVariant variant) => variant.PolymorphicDanger is not { } danger ? [] : CapabilityTexts.Wrapped(
        $"- {CapabilityTexts.Escaped(VariantKey.NameOf(variant.Variant))}: by the settings that C13 to C16 need, a payload chooses the class that is made (`{danger.Id}`)");

    private static bool IsAsked(RecordedVariant variant) => variant.Capabilities.Any(capability => capability.Verdict != CapabilityVerdict.NotApplicable);

    private string Occasion()
    {
        var tried = Table.OfCapabilities;
        return string.Create(CultureInfo.InvariantCulture, $"Tried on {tried.Date:yyyy-MM-dd} under {tried.Runtime}; the package is {(tried.Origin is { } origin ? $"from a {CapabilityTexts.Escaped(origin)}, and not the official one" : "the official one, of the package sources")}; the table is of Goldilocks {RecordedOccasion.WithShortCommit(tried.Goldilocks ?? Table.Goldilocks)}.");
    }

    private static string Counts(RecordedVariant variant)
    {
        int Count(CapabilityVerdict verdict) => variant.Capabilities.Count(capability => capability.Verdict == verdict);
        var asked = variant.Capabilities.Count - Count(CapabilityVerdict.NotApplicable);
        return string.Create(CultureInfo.InvariantCulture, $"{Count(CapabilityVerdict.Pass)} of {asked} questions work, {Count(CapabilityVerdict.Partial)} in part");
    }

    private IEnumerable<string> Failing(IGrouping<(string Id, string What), AskedOf> group)
    {
        var only = group.Count() == Rows.Count ? "" : $" ({string.Join(", ", group.Select(one => VariantKey.NameOf(one.Variant.Variant)))})";
        return CapabilityTexts.Wrapped($"- `{group.Key.Id}` {CapabilityTexts.Escaped(CapabilityTexts.Shortened(group.Key.What))}{CapabilityTexts.Escaped(only)}");
    }
}

/// <summary>Texts of docs/capabilities.md.</summary>
internal static class CapabilityTexts
{
    private const int LongestLine = 140;
    private const int LongestNote = 110;

    /// <summary>The number of a capability: 24 of <c>C24.stack</c>.</summary>
    public static int NumberOf(string id) => int.Parse(id.AsSpan(1, 2), CultureInfo.InvariantCulture);

    public static string Shortened(string text) => text.Length > LongestNote ? text[..LongestNote] + "..." : text;

    /// <summary>A list item or a paragraph in lines that a person can read in an editor; the following ones are indented where the first is an item.</summary>
    public static IEnumerable<string> Wrapped(string text)
    {
        var indent = text.StartsWith("- ", StringComparison.Ordinal) ? "  " : "";
        var line = "";
        foreach (var word in text.Split(' '))
        {
            if (line.Length > 0 && line.Length + 1 + word.Length > LongestLine)
            {
                yield return line;
                line = indent + word;
            }
            else
            {
                line = line.Length == 0 ? word : $"{line} {word}";
            }
        }

        yield return line;
    }

    /// <summary>The address of a heading: lower case, words joined, without marks.</summary>
    public static string Anchor(string heading) =>
        string.Concat(heading.Where(character => char.IsAsciiLetterOrDigit(character) || character is ' ' or '-' or '_').Select(character => character == ' ' ? '-' : char.ToLowerInvariant(character)));

    /// <summary>Text of a library in a cell: a bar would end the cell, and a mark would be taken for markup.</summary>
    public static string Escaped(string text) => string.Concat(text.Select(character => character switch
    {
        '|' or '<' or '>' or '*' or '_' or '`' or '[' or ']' => $"\\{character}",
        _ when char.IsControl(character) || char.IsSurrogate(character) => "?",
        _ => character.ToString(),
    }));
}
