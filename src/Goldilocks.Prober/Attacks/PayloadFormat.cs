namespace Goldilocks.Prober.Attacks;

/// <summary>
/// A format that several libraries speak: how a case is put into a payload that a library wrote itself. Names, order and wrappers are therefore those that the library expects.
/// </summary>
internal abstract class PayloadFormat
{
    /// <summary>The name of the member Int in another case, as cases name it.</summary>
    protected const string OtherCase = "Int.otherCase";

    private readonly Lazy<Corpus> _corpus;

    protected PayloadFormat(string folder)
    {
        Folder = folder;
        _corpus = new(() => Corpus.Load(folder));
    }

    /// <summary>The name of its folder in <c>probes/corpora</c>, and the start of the names of its sections.</summary>
    public string Folder { get; }

    /// <summary>The cases that the format's standard decides.</summary>
    public Corpus Corpus => _corpus.Value;

    /// <summary>As facts state it.</summary>
    public virtual string Name => Corpus.Format;

    /// <summary>True where a case is a whole payload of another program, so that simple values must be stated as cases are: as such of the question <see cref="ForeignCase.Simple"/>.</summary>
    public virtual bool StatesSimpleValues => false;

    /// <summary>True where a payload shows its format by itself, whatever the facts of the serializer say: a variant may write another format.</summary>
    protected virtual bool ShowsItself => false;

    /// <summary>True when the variant speaks the format: its facts say so, or its payload does, and the payload looks like it.</summary>
    public bool IsSpokenBy(ISubject subject)
    {
        if (!ShowsItself && !string.Equals(subject.Format, Name, StringComparison.OrdinalIgnoreCase))
        {
            return false;
        }

        var model = new ModelName(CorpusTargets.Values);
        return subject.Takes(model) && subject.Open(model) is { WhyNotRead: null } root && LooksLike(root.GoldenPayload.Span);
    }

    /// <summary>Why a section of this format has nothing for the variant; null where the variant speaks it.</summary>
    public string? WhyNotSpokenBy(ISubject subject) => IsSpokenBy(subject) ? null : $"it does not speak {Name}, or its payload does not show it";

    /// <summary>The parts of a case in this format's notation.</summary>
    public abstract IReadOnlyList<CasePart> Parse(string bytes);

    /// <summary>How cases replace the value of a member; null when the member's value is not found in the payload.</summary>
    /// <param name="payload">What the library wrote for the member's model.</param>
    /// <param name="member">The member.</param>
    public abstract Frame? FindValue(byte[] payload, CorpusMember member);

    /// <summary>How cases replace the member Int with its name; null when it is not found or the format has no such cases.</summary>
    public virtual Frame? FindMember(byte[] payload) => null;

    /// <summary>The spelling that cases ask for by <see cref="OtherCase"/>.</summary>
    protected static string InOtherCase(string name) => char.IsUpper(name[0]) ? name.ToLowerInvariant() : name.ToUpperInvariant();

    /// <summary>How cases become the value of a member that is added and that the type does not have; null when none can be added.</summary>
    public virtual Frame? AddMember(byte[] payload) => null;

    /// <summary>How cases become a file that states the schema of its writer; null when the format has no such files.</summary>
    /// <param name="member">The member that is judged.</param>
    public virtual Frame? MakeFile(CorpusMember member) => null;

    /// <summary>How cases replace the whole payload.</summary>
    public virtual Frame Whole(byte[] payload) => new(parts => Frame.Fill(parts, name => name switch
    {
        "Document" => payload,
        _ => throw new FormatException($"@{name}@ means nothing in the format {Folder}."),
    }));

    /// <summary>A value of the member Text with these bytes, which may be no UTF-8.</summary>
    public abstract byte[] Text(byte[] content);

    /// <summary>A value of the member Int, shorter than the one that the models have.</summary>
    public abstract byte[] Int(byte number);

    /// <summary>True when the payload of the model of values looks like this format.</summary>
    protected abstract bool LooksLike(ReadOnlySpan<byte> payload);
}

/// <summary>A payload with a place that cases are put into.</summary>
/// <param name="compose">Makes the payload with a case in that place.</param>
internal sealed class Frame(Func<IReadOnlyList<CasePart>, byte[]> compose)
{
    /// <summary>Ends the document behind a case.</summary>
    public const string Cut = "Cut";

    /// <summary>The payload with the case in its place.</summary>
    public byte[] Compose(IReadOnlyList<CasePart> parts) => compose(parts);

    /// <summary>The payload with these bytes in its place.</summary>
    public byte[] Compose(byte[] bytes) => compose([new CasePart(bytes, null)]);

    /// <summary>What is before the place, the case, and what is behind it unless the case cuts it off.</summary>
    public static Frame Between(byte[] before, byte[] behind, Func<string, byte[]>? fill = null) => new(parts => IsCut(parts)
        ? [.. before, .. Fill(parts.Where(part => part.Name != Cut), fill)]
        : [.. before, .. Fill(parts, fill), .. behind]);

    /// <summary>True when the case ends the document.</summary>
    public static bool IsCut(IReadOnlyList<CasePart> parts) => parts.Any(part => part.Name == Cut);

    /// <summary>The parts one after the other, with the named ones filled in.</summary>
    public static byte[] Fill(IEnumerable<CasePart> parts, Func<string, byte[]>? fill) =>
        [.. parts.SelectMany(part => part.Name is null ? part.Bytes : fill?.Invoke(part.Name) ?? throw new FormatException($"@{part.Name}@ cannot be filled in here."))];
}
