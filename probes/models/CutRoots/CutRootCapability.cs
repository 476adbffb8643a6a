using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

/// <summary>No beginning of a payload is the whole value, unless what was cut off says nothing, such as white space.</summary>
/// <typeparam name="TWritten">The static type that it is written by.</typeparam>
/// <typeparam name="TRead">The static type that it is read by.</typeparam>
/// <param name="id">Such as <c>C52.cut-list</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class CutRootCapability<TWritten, TRead>(string id, string question) : ModelCapability(id, question, "values", typeof(TWritten), typeof(TRead)) where TWritten : class where TRead : class
{
    /// <summary>A schema's whole value is a message, so that only the conversion could take another one.</summary>
    protected sealed override bool IsOfConversion => true;

    /// <summary>The value.</summary>
    protected abstract TWritten Value { get; }

    /// <summary>What was read, in words that tell it from all others.</summary>
    protected abstract string Show(TRead value);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        if (LegalPrefixes.IsOpenEnded(subject))
        {
            return Judgement.NotApplicable("its format does not say where a value ends, so that a beginning may be a value of its own");
        }

        var written = Attempt.Write(subject, Value);
        var whole = written.Then(payload => Attempt.Read<TRead>(subject, payload, typeof(TRead)));
        return whole.Value is { } value
            ? Judge(subject, written.Value!, Show(value))
            : Judgement.NotApplicable($"it does not read the whole payload either: {whole.Problem}");
    }

    private Judgement Judge(ISubject subject, byte[] payload, string whole)
    {
        // No bytes at all may stand for no value.
        var taken = Enumerable.Range(1, payload.Length - 1).Select(length => (Length: length, Read: Read(subject, payload, length))).Where(cut => cut.Read is { } read && read != whole).ToList();
        return taken is [var first, ..]
            ? Judgement.Fail($"{taken.Count} of {payload.Length - 1} beginnings are read as a value, silently; the first {first.Length} of {payload.Length} bytes as {first.Read}")
            : Judgement.Pass();
    }

    /// <summary>What a beginning is read as; null where it is refused.</summary>
    private string? Read(ISubject subject, byte[] payload, int length)
    {
        var attempt = Attempt.Of("reading", () => subject.Read<TRead>(payload.AsMemory(0, length)) is var read && read is null ? "null" : Show(read));
        return attempt.Value;
    }
}
