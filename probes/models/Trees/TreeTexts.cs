using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What stands escaped in a payload must not be escaped twice, or not at all, when it is passed on.</summary>
public sealed class TreeTexts() : ModelCapability("C49.own-texts", "difficult texts in a part that a program does not know are read into the library's own type for pieces of its format, and written again", "versions", typeof(V1.Freight), typeof(V2.Freight))
{
    protected override bool IsOfConversion => true;

#if TAKES_TREES
    protected override Judgement Try(ISubject subject)
    {
        var passedOn = DifficultTexts.All.Select(text => (text.Name, Likeness: PassedOn(subject, text.Text))).Where(text => text.Likeness is not null).Select(text => (text.Name, text.Likeness!)).ToArray();
        return passedOn.Length == 0 ? Judgement.NotApplicable("no such text comes back by its class either") : ValueChecks.Judge(passedOn);
    }

    /// <summary>Null for a text that does not come back by its class either.</summary>
    private static Likeness? PassedOn(ISubject subject, string text)
    {
        var written = Attempt.Write(subject, new V1.Freight { Known = 11, Value = new() { Text = text } });
        if (written.Then(payload => Attempt.Read<V1.Freight>(subject, payload)).Value?.Value?.Text != text)
        {
            return null;
        }

        var passedOn = Attempt.Of("the program that does not know the text", () => subject.Rewrite<V2.Freight>(Versions.Rename(written.Value!), typeof(V1.Freight)));
        var read = passedOn.Then(rewritten => Attempt.Read<V1.Freight>(subject, Versions.Rename(rewritten), typeof(V2.Freight)));
        return read.Value is not { } value ? Likeness.Refused(read.Problem!)
            : value.Value?.Text is { } actual ? TextLikeness.Compare(text, actual)
            : Likeness.Lost("it comes back as null");
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no type of the library for a piece of its format");
#endif
}
