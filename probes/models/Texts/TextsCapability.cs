using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Texts that formats have to escape, and some that they must not touch.</summary>
public sealed class DifficultStrings() : ValuesCapability<HasText>("C35", "difficult texts with control characters, marks of order, markup, emoji", "values")
{
    protected override IEnumerable<(string Name, HasText Root)> Make() => DifficultTexts.All.Select(text => (text.Name, new HasText { Value = text.Text }));

    protected override Likeness Compare(HasText expected, HasText actual) => TextLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>Texts that need quotes in some formats, in a member.</summary>
public sealed class PlainStrings() : ValuesCapability<HasText>("C35.plain", "texts with white space or a mark at an end, and words such as null, yes, ~ and 1e3", "values")
{
    protected override IEnumerable<(string Name, HasText Root)> Make() => DifficultTexts.Plain.Select(text => (text.Name, new HasText { Value = text.Text }));

    protected override Likeness Compare(HasText expected, HasText actual) => TextLikeness.Compare(expected.Value, actual.Value);
}

/// <summary>Texts as elements of a list.</summary>
public abstract class ElementsCapability(string id, string question, IReadOnlyList<(string Name, string Text)> texts) : ValuesCapability<HasTexts>(id, question, "values")
{
    protected sealed override IEnumerable<(string Name, HasTexts Root)> Make() => texts.Select(text => (text.Name, new HasTexts { Value = [text.Text, "other"] }));

    protected sealed override Likeness Compare(HasTexts expected, HasTexts actual) => actual.Value is [var read, "other"]
        ? TextLikeness.Compare(expected.Value![0], read)
        : Likeness.Lost($"2 elements come back as {actual.Value?.Count ?? 0}");
}

/// <summary>The same texts in a list.</summary>
public sealed class PlainElements() : ElementsCapability("C35.list", "texts with white space or a mark at an end, and words such as null, yes, ~ and 1e3, in a list", DifficultTexts.Plain);

/// <summary>A format may write a text in a list in another way, such as on the line of its mark.</summary>
public sealed class DifficultElements() : ElementsCapability("C35.difficult-list", "difficult texts with control characters, marks of order, markup, emoji, in a list", DifficultTexts.All);

/// <summary>Texts as keys of a dictionary.</summary>
public abstract class KeysCapability(string id, string question, IReadOnlyList<(string Name, string Text)> texts) : ValuesCapability<HasTextKeys>(id, question, "values")
{
    protected sealed override IEnumerable<(string Name, HasTextKeys Root)> Make() => texts.Select(text => (text.Name, new HasTextKeys { Value = new() { [text.Text] = 1, ["other"] = 2 } }));

    protected sealed override Likeness Compare(HasTextKeys expected, HasTextKeys actual)
    {
        var given = expected.Value!.Keys.First(key => key != "other");
        return actual.Value is not { Count: 2 } read ? Likeness.Lost($"2 entries come back as {actual.Value?.Count ?? 0}")
            : read.GetValueOrDefault(given) == 1 ? Likeness.Exact
            : TextLikeness.Compare(given, read.Keys.FirstOrDefault(key => key != "other"));
    }
}

/// <summary>The same texts as keys.</summary>
public sealed class PlainKeys() : KeysCapability("C35.key", "texts with white space or a mark at an end, and words such as null, yes, ~ and 1e3, as keys of a dictionary", DifficultTexts.Plain);

/// <summary>A key stands before its mark, so that a format may have no form for a key of several lines.</summary>
public sealed class DifficultKeys() : KeysCapability("C35.difficult-key", "difficult texts with control characters, marks of order, markup, emoji, as keys of a dictionary", DifficultTexts.All);

/// <summary>Half of a pair of surrogates is no character, and UTF-8 has no bytes for it.</summary>
public sealed class LoneSurrogates() : ModelCapability("C36.value", "half a surrogate pair in a text", "values", typeof(HasText))
{
    protected override Judgement Try(ISubject subject)
    {
        const string Broken = "a\uD800b";
        var read = Attempt.RoundTrip(subject, new HasText { Value = Broken });
        return read.Value switch
        {
            null => Attempt.Refusal(read, Attempt.RoundTrip(subject, new HasText { Value = "ab" })),
            { Value: Broken } => Judgement.Pass(),
            { Value: "a\uFFFDb" } => Judgement.Partial("it comes back as U+FFFD, silently"),
            { Value: var other } => Judgement.Fail($"3 characters come back as {other?.Length ?? 0} others, silently"),
        };
    }
}

/// <summary>Two keys that differ only in what UTF-8 has no bytes for.</summary>
public sealed class LoneSurrogateKeys() : ModelCapability("C36.key", "half a surrogate pair in two keys of a dictionary", "values", typeof(HasTextKeys))
{
    protected override Judgement Try(ISubject subject)
    {
        var read = Attempt.RoundTrip(subject, new HasTextKeys { Value = new() { ["a\uD800"] = 1, ["a\uD801"] = 2 } });
        return read.Value switch
        {
            null => Attempt.Refusal(read, Attempt.RoundTrip(subject, new HasTextKeys { Value = new() { ["a"] = 1, ["b"] = 2 } })),
            { Value: { Count: 2 } keys } when keys.GetValueOrDefault("a\uD800") == 1 && keys.GetValueOrDefault("a\uD801") == 2 => Judgement.Pass(),
            { Value: { Count: 2 } } => Judgement.Partial("the keys come back as others that still differ"),
            { Value: var keys } => Judgement.Fail($"2 entries come back as {keys?.Count ?? 0}, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasTextKeysModel() : CapabilityModel<HasTextKeys>(Needs.Dictionary);
