namespace Goldilocks.Protocol;

/// <summary>A message from one side to the other. <see cref="Requests"/> and <see cref="Answers"/> read it back.</summary>
public abstract record Message
{
    /// <summary>One of <see cref="Verbs"/>.</summary>
    public abstract string Verb { get; }

    /// <summary>As it goes over the wire.</summary>
    public Frame ToFrame()
    {
        var frame = new Frame(Verb);
        Fill(frame);
        return frame;
    }

    internal virtual void Fill(Frame frame)
    {
        // Many messages are their verb alone.
    }
}

/// <summary>A request of the coordinator.</summary>
public abstract record Request : Message;

/// <summary>A request of the coordinator.</summary>
/// <typeparam name="TAnswer">The expected answer; a <see cref="RefusalAnswer"/> may come instead.</typeparam>
public abstract record Request<TAnswer> : Request
    where TAnswer : Answer
{
    /// <summary>Why an answer that is well-formed by itself cannot be the answer to this request, as the end of a sentence; null when it can.</summary>
    public virtual string? Objection(TAnswer answer) => null;
}

/// <summary>An answer of the worker.</summary>
public abstract record Answer : Message;

/// <summary>Why a request was not fulfilled. The worker goes on.</summary>
public abstract record RefusalAnswer : Answer;

/// <summary>The variant cannot do this.</summary>
/// <param name="Reason">In the adapter's words.</param>
public sealed record UnsupportedAnswer(string Reason) : RefusalAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Unsupported;

    internal override void Fill(Frame frame) => frame.With(Fields.Reason, Reason);

    internal static UnsupportedAnswer Read(Frame frame) => new(frame.Get(Fields.Reason));
}

/// <summary>The value that was read is not the value that was written.</summary>
/// <param name="Difference">The path and both values of the first one.</param>
public sealed record DifferentAnswer(string Difference) : RefusalAnswer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.WrongAnswer;

    internal override void Fill(Frame frame) => frame.With(Fields.Difference, Difference);

    internal static DifferentAnswer Read(Frame frame) => new(frame.Get(Fields.Difference));
}

/// <summary>The library threw, or the request was wrong.</summary>
/// <param name="Exception">The exception's type.</param>
/// <param name="Message">Its message.</param>
/// <param name="Detail">All of it, with the stack.</param>
public sealed record FailedAnswer(string Exception, string Message, string Detail) : RefusalAnswer
{
    /// <summary>A stack that is thousands of frames deep must fit into a message.</summary>
    private const int LongestText = 1 << 20;

    /// <inheritdoc/>
    public override string Verb => Verbs.Failed;

    /// <summary>The exception of a library, without outer exceptions that only wrap it.</summary>
    public static FailedAnswer Of(Exception exception)
    {
        var root = exception;
        while (root is System.Reflection.TargetInvocationException or TypeInitializationException && root.InnerException is { } inner)
        {
            root = inner;
        }

        return new FailedAnswer(root.GetType().FullName ?? root.GetType().Name, Shortened(root.Message), Shortened(exception.ToString()));
    }

    internal override void Fill(Frame frame) => frame.With(Fields.Exception, Exception).With(Fields.Message, Message).With(Fields.Detail, Detail);

    internal static FailedAnswer Read(Frame frame) => new(frame.Get(Fields.Exception), frame.Get(Fields.Message), frame.Get(Fields.Detail));

    private static string Shortened(string text) => text.Length <= LongestText ? text : $"{text[..LongestText]}... ({text.Length} characters)";
}

/// <summary>The request was fulfilled, and there is nothing to report.</summary>
public sealed record DoneAnswer : Answer
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Done;
}

/// <summary>Asks the worker to end.</summary>
public sealed record ExitRequest : Request<DoneAnswer>
{
    /// <inheritdoc/>
    public override string Verb => Verbs.Exit;
}
