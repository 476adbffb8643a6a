namespace Goldilocks.Prober.Attacks;

/// <summary>The cases of one format's corpus, and those of UTF-8 as texts in that format.</summary>
internal abstract class CorpusSection(PayloadFormat format) : Section
{
    private static readonly Lazy<Corpus> s_utf8 = new(() => Corpus.Load("utf8"));

    /// <inheritdoc/>
    public sealed override string Name => $"{format.Folder}-corpus";

    /// <inheritdoc/>
    public override string Family => "corpora";

    /// <inheritdoc/>
    public sealed override string? WhyNot(ISubject subject) => format.WhyNotSpokenBy(subject);

    /// <inheritdoc/>
    public sealed override IInputs Open(ISubject subject, ulong seed)
    {
        var inputs = new CorpusInputs(format, subject);
        return new ListedInputs(
        [
            .. inputs.For(format.Folder, format.Corpus, one => format.Parse(one.Bytes)),
            .. inputs.For("utf8", s_utf8.Value, one => [new CasePart(format.Text(Frame.Fill(CaseBytes.OfText(one.Bytes), null)), null)]),
        ]);
    }
}
