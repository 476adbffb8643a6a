namespace Goldilocks.Protocol;

/// <summary>Asks for the payload of a binding's value, for another program to read.</summary>
/// <param name="Binding">Its number.</param>
public sealed record PackRequest(long Binding) : Request<PackedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Pack;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding);

    internal static PackRequest Read(Frame frame) => new(frame.Get(Fields.Binding));
}

/// <summary>The payload, and what it was made of.</summary>
/// <param name="Payload">The bytes in Base64.</param>
/// <param name="Members">Every member of the value, as lines.</param>
public sealed record PackedAnswer(string Payload, string Members) : Answer
{
    /// <summary>Bytes of both together that a message has room for.</summary>
    public const int LargestText = 12_000_000;

    /// <inheritdoc/>
    public override string Verb => Verbs.Packed;

    internal override void Fill(Frame frame) => frame.With(Fields.Payload, Payload).With(Fields.Members, Members);

    internal static PackedAnswer Read(Frame frame) => new(frame.Get(Fields.Payload), frame.Get(Fields.Members));
}

/// <summary>Asks to read a payload that another program may have written.</summary>
/// <param name="Binding">Its number.</param>
/// <param name="Payload">The bytes in Base64.</param>
/// <param name="IsCompared">True to compare with the binding's own value, where a <see cref="DifferentAnswer"/> may come, instead of telling every member; otherwise that value does not matter.</param>
public sealed record UnpackRequest(long Binding, string Payload, bool IsCompared = false) : Request<UnpackedAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Unpack;

    internal override void Fill(Frame frame) => frame.With(Fields.Binding, Binding).With(Fields.Payload, Payload).WithAny(Fields.IsChecked, IsCompared ? true : null);

    internal static UnpackRequest Read(Frame frame) => new(frame.Get(Fields.Binding), frame.Get(Fields.Payload), frame.Find(Fields.IsChecked) ?? false);
}

/// <summary>What was read.</summary>
/// <param name="Members">Every member of the value, as lines; empty where it was only compared.</param>
public sealed record UnpackedAnswer(string Members) : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Unpacked;

    internal override void Fill(Frame frame) => frame.With(Fields.Members, Members);

    internal static UnpackedAnswer Read(Frame frame) => new(frame.Get(Fields.Members));
}
