using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A writer may bound the characters that it takes and forget that each can become several bytes: an escape in JSON has six.</summary>
public sealed class LongLetters(double share) : LargeValue("C39.letters", "a text of 150 million letters beyond ASCII", 8L << 30, typeof(HasLongText), share)
{
    private const int Letters = 150_000_000;

    public LongLetters()
        : this(share: 1)
    {
    }

    protected override Judgement TryLarge(ISubject subject)
    {
        var text = new string('ж', Share(Letters));
        return Judge(subject, new HasLongText { Value = text }, read => text == read.Value);
    }
}
