namespace Goldilocks.Protocol;

/// <summary>The text of one message and the number that it came under.</summary>
/// <param name="Number">The request's number, which its answer repeats. An answer with another number is rejected.</param>
/// <param name="Body">The text of a <see cref="Frame"/> in UTF-8.</param>
public sealed record Envelope(long Number, byte[] Body)
{
    /// <summary>The frame of the text.</summary>
    /// <exception cref="ProtocolException">It is not the text of a frame.</exception>
    public Frame ToFrame() => Frame.Parse(FrameChannel.Utf8.GetString(Body));
}
