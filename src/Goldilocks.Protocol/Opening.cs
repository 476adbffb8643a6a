namespace Goldilocks.Protocol;

/// <summary>A variant and the value that it is bound to.</summary>
/// <param name="Variant">Its name.</param>
/// <param name="Workload">Its name.</param>
/// <param name="Size">1 or more, in the workload's unit.</param>
/// <param name="Seed">Of the value.</param>
/// <param name="Parameters">Those that the workload is to have; the others have their defaults.</param>
public sealed record Subject(string Variant, string Workload, int Size, long Seed, IReadOnlyDictionary<string, int> Parameters)
{
    internal Frame Fill(Frame frame) => frame
        .With(Fields.VariantName, Variant)
        .With(Fields.WorkloadName, Workload)
        .With(Fields.Size, Size)
        .With(Fields.Seed, Seed)
        .WithAll(Fields.Parameter, Parameters);

    internal static Subject Read(Frame frame) => new(
        frame.Get(Fields.VariantName),
        frame.Get(Fields.WorkloadName),
        frame.Get(Fields.Size),
        frame.Get(Fields.Seed),
        new Dictionary<string, int>(frame.GetAll(Fields.Parameter)));
}

/// <summary>A codec around what the variant writes.</summary>
/// <param name="Library">The codec's program file.</param>
/// <param name="Level">In the codec's own numbers.</param>
public sealed record CodecTerms(string Library, int Level);

/// <summary>Asks to bind a variant to a workload of a size and to make the value.</summary>
/// <param name="Subject">The variant and the value to bind.</param>
/// <param name="Codec">Null for none.</param>
/// <param name="Sink">Where it writes to.</param>
/// <param name="IsAsync">True for the asynchronous operations.</param>
public sealed record OpenRequest(Subject Subject, CodecTerms? Codec = null, Sink Sink = Sink.Memory, bool IsAsync = false) : Request<OpenedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Open;

    internal override void Fill(Frame frame)
    {
        Subject.Fill(frame);
        if (Codec is not null)
        {
            frame.With(Fields.CodecLibrary, Codec.Library).With(Fields.CodecLevel, Codec.Level);
        }

        frame.WithAny(Fields.Sink, Sink == Sink.Memory ? null : Sink).WithAny(Fields.IsAsync, IsAsync ? true : null);
    }

    internal static OpenRequest Read(Frame frame) => new(
        Subject.Read(frame),
        frame.Find(Fields.CodecLibrary) is { } library ? new CodecTerms(library, frame.Get(Fields.CodecLevel)) : null,
        frame.Find(Fields.Sink) ?? Sink.Memory,
        frame.Find(Fields.IsAsync) ?? false);
}

/// <summary>The binding is open.</summary>
/// <param name="Binding">The number that later requests use.</param>
/// <param name="SerializeUnsupported">Why it does not serialize; null when it does.</param>
/// <param name="DeserializeUnsupported">Why it does not deserialize; null when it does.</param>
/// <param name="Partial">The part of the value that is read, when it is not all of it; otherwise null.</param>
public sealed record OpenedAnswer(long Binding, string? SerializeUnsupported = null, string? DeserializeUnsupported = null, string? Partial = null) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Opened;

    /// <summary>Why the operation is not available; null when it is.</summary>
    public string? WhyNot(Operation operation) => operation == Operation.Serialize ? SerializeUnsupported : DeserializeUnsupported;

    internal override void Fill(Frame frame) => frame
        .With(Fields.Binding, Binding)
        .WithAny(Fields.SerializeUnsupported, SerializeUnsupported)
        .WithAny(Fields.DeserializeUnsupported, DeserializeUnsupported)
        .WithAny(Fields.Partial, Partial);

    internal static OpenedAnswer Read(Frame frame) => new(
        frame.Get(Fields.Binding),
        frame.Find(Fields.SerializeUnsupported),
        frame.Find(Fields.DeserializeUnsupported),
        frame.Find(Fields.Partial));
}

/// <summary>Asks for the first, timed round trip and its deep comparison.</summary>
/// <param name="Binding">Its number.</param>
public sealed record VerifyRequest(long Binding) : Request<VerifiedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Verify;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static VerifyRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>The answer was right.</summary>
/// <param name="Digest">Of the value, the same for every serializer.</param>
/// <param name="PayloadBytes">Of the value's payload.</param>
/// <param name="First">Wall times of the first calls in the process.</param>
public sealed record VerifiedAnswer(string Digest, long PayloadBytes, FirstTimes First) : Answer
{
    /// <summary>What is equal in content and not in type; null for nothing.</summary>
    public string? Remark { get; init; }

    /// <inheritdoc/>
    public override string Verb => Verbs.Verified;

    internal override void Fill(Frame frame) => frame
        .With(Fields.Digest, Digest)
        .With(Fields.PayloadBytes, PayloadBytes)
        .With(Fields.BindNanoseconds, First.BindNanoseconds)
        .With(Fields.FirstSerializeNanoseconds, First.SerializeNanoseconds)
        .With(Fields.FirstDeserializeNanoseconds, First.DeserializeNanoseconds)
        .WithAny(Fields.Remark, Remark);

    internal static VerifiedAnswer Read(Frame frame) => new(
        frame.Get(Fields.Digest),
        frame.Get(Fields.PayloadBytes),
        new FirstTimes(frame.Get(Fields.BindNanoseconds), frame.Get(Fields.FirstSerializeNanoseconds), frame.Get(Fields.FirstDeserializeNanoseconds)))
    {
        Remark = frame.Find(Fields.Remark),
    };
}

/// <summary>Wall times of a process's first calls; 0 for an operation that the variant lacks.</summary>
/// <param name="BindNanoseconds">To make the adapter.</param>
/// <param name="SerializeNanoseconds">Of the first call.</param>
/// <param name="DeserializeNanoseconds">Of the first call.</param>
public sealed record FirstTimes(long BindNanoseconds, long SerializeNanoseconds, long DeserializeNanoseconds)
{
    /// <summary>Of the operation's first call.</summary>
    public long Of(Operation operation) => operation == Operation.Serialize ? SerializeNanoseconds : DeserializeNanoseconds;
}

/// <summary>Asks whether the answers are still right after the measurement.</summary>
/// <param name="Binding">Its number.</param>
public sealed record RecheckRequest(long Binding) : Request<RecheckedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Recheck;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static RecheckRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>The answers are still right, as far as this process can tell.</summary>
/// <param name="PayloadBytes">Of the last payload.</param>
public sealed record RecheckedAnswer(long PayloadBytes) : Answer
{
    /// <summary>The last payload in Base64 where it has another length than the first; null otherwise. Only a new process can tell whether it is whole: a session that both sides keep makes it shorter.</summary>
    public string? Changed { get; init; }

    /// <inheritdoc/>
    public override string Verb => Verbs.Rechecked;

    internal override void Fill(Frame frame) => frame.With(Fields.PayloadBytes, PayloadBytes).WithAny(Fields.Payload, Changed);

    internal static RecheckedAnswer Read(Frame frame) => new(frame.Get(Fields.PayloadBytes)) { Changed = frame.Find(Fields.Payload) };
}

/// <summary>Forgets a binding, its value and its payload.</summary>
/// <param name="Binding">Its number; one that is not open is no error.</param>
public sealed record CloseRequest(long Binding) : Request<DoneAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Close;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static CloseRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>Asks for one check of a variant on a workload; nothing is timed.</summary>
/// <param name="Subject">The variant and the value to bind.</param>
/// <param name="Check">The check to make.</param>
/// <param name="IsAsync">True for the asynchronous operations.</param>
public sealed record ConformRequest(Subject Subject, ConformanceCheck Check, bool IsAsync = false) : Request<ConformanceAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Conform;

    internal override void Fill(Frame frame) => Subject.Fill(frame).With(Fields.ConformanceCheck, Check).WithAny(Fields.IsAsync, IsAsync ? true : null);

    internal static ConformRequest Read(Frame frame) => new(Subject.Read(frame), frame.Get(Fields.ConformanceCheck), frame.Find(Fields.IsAsync) ?? false);
}

/// <summary>The result of a check.</summary>
public abstract record ConformanceAnswer : Answer;

/// <summary>The check found no violation.</summary>
/// <param name="Digest">Of the value.</param>
public sealed record ConformsAnswer(string Digest) : ConformanceAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Conforms;

    internal override void Fill(Frame frame) => frame.With(Fields.Digest, Digest);

    internal static ConformsAnswer Read(Frame frame) => new(frame.Get(Fields.Digest));
}

/// <summary>The check found a violation.</summary>
/// <param name="Finding">A sentence.</param>
public sealed record ViolatesAnswer(string Finding) : ConformanceAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Violates;

    internal override void Fill(Frame frame) => frame.With(Fields.Finding, Finding);

    internal static ViolatesAnswer Read(Frame frame) => new(frame.Get(Fields.Finding));
}
