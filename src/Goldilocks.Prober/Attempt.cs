using System.Buffers;
using System.Text.RegularExpressions;

namespace Goldilocks.Prober;

/// <summary>What became of one use of a variant: a value, or the exception and the step in which it came.</summary>
/// <typeparam name="T">What the use makes.</typeparam>
/// <param name="Value">What was made; null after an exception.</param>
/// <param name="Problem">The step and the exception in words; null when there was none.</param>
/// <param name="Exception">The exception; null when there was none.</param>
public readonly record struct Attempt<T>(T? Value, string? Problem, Exception? Exception) where T : class
{
    /// <summary>True for an exception that tells of a decision and not of an accident in the library's code.</summary>
    public bool IsClean => Exception is not (null or NullReferenceException or IndexOutOfRangeException or InvalidCastException or ArgumentOutOfRangeException or OutOfMemoryException or EndOfStreamException or AccessViolationException);

    /// <summary>What became of the next step; this exception where there was one.</summary>
    public Attempt<TNext> Then<TNext>(Func<T, Attempt<TNext>> next) where TNext : class => Value is { } value ? next(value) : new Attempt<TNext>(null, Problem, Exception);
}

/// <summary>Uses a variant and turns exceptions into data.</summary>
public static partial class Attempt
{
    private const int LongestMessage = 160;

    /// <summary>Writes the value.</summary>
    public static Attempt<byte[]> Write<T>(ISubject subject, T value) where T : class => Of("writing", () => subject.Write(value));

    /// <summary>Writes the value to a destination that may take more than an array can hold.</summary>
    /// <param name="root">The variant and the model.</param>
    /// <param name="value">The value.</param>
    /// <param name="destination">Where it is written to.</param>
    /// <param name="byStream">True for the library's way to a stream; false for the adapter's way to memory.</param>
    public static Attempt<TDestination> WriteTo<T, TDestination>(IRoot<T> root, T value, TDestination destination, bool byStream = false) where T : class where TDestination : class, IBufferWriter<byte> => Of("writing", () =>
    {
        if (byStream)
        {
            root.WriteByStream(value, destination);
        }
        else
        {
            root.WriteTo(value, destination);
        }

        return destination;
    });

    /// <summary>Reads a payload.</summary>
    /// <param name="subject">The variant.</param>
    /// <param name="payload">What was written.</param>
    /// <param name="writer">The class that wrote it; null for <typeparamref name="T"/>.</param>
    public static Attempt<T> Read<T>(ISubject subject, ReadOnlyMemory<byte> payload, Type? writer = null) where T : class =>
        Of("reading", () => subject.Read<T>(payload, writer ?? typeof(T)) ?? throw new InvalidOperationException("null was read."));

    /// <summary>Writes a value and reads it back.</summary>
    public static Attempt<T> RoundTrip<T>(ISubject subject, T value) where T : class => Write(subject, value).Then(payload => Read<T>(subject, payload));

    /// <summary>Calls <paramref name="use"/>.</summary>
    public static Attempt<T> Of<T>(string step, Func<T> use) where T : class
    {
        try
        {
            return new Attempt<T>(use(), null, null);
        }
        catch (Exception exception)
        {
            // Whatever a library throws is the answer to the question that the capability asks.
            return new Attempt<T>(null, $"{step} throws {Describe(exception)}", exception);
        }
    }

    /// <summary>Judges a refusal where to refuse is right: by an exception that tells of a decision, and only of a library that takes a value that nothing is wrong with.</summary>
    /// <param name="refused">The value that should be refused.</param>
    /// <param name="good">The same with a value that should be taken.</param>
    public static Judgement Refusal<TRefused, TGood>(Attempt<TRefused> refused, Attempt<TGood> good) where TRefused : class where TGood : class =>
        good.Value is not null && refused.IsClean ? Judgement.Pass(refused.Problem!) : Judgement.Fail(good.Problem ?? refused.Problem!);

    /// <summary>Judges an object that was read. Where looking at it throws, the library gave out an object that no code of its class makes, such as one without a part that it always has.</summary>
    public static Judgement Judge(Func<Judgement> judge) => Of("looking at what was read", () => judge()) is var attempt && attempt.Value is { } judgement ? judgement : Judgement.Fail(Damaged(attempt.Exception!));

    /// <summary>An object that was read without an error and cannot be looked at, in words.</summary>
    public static string Damaged(Exception exception) => $"the object that is read is damaged, silently: to look at it gives a {exception.GetType().Name}";

    /// <summary>A library may name what it made at run time by a GUID, which is another one each time.</summary>
    [GeneratedRegex("[0-9a-fA-F]{8}-?([0-9a-fA-F]{4}-?){3}[0-9a-fA-F]{12}")]
    private static partial Regex Guids();

    /// <summary>Or by a number, which depends on what it made before.</summary>
    [GeneratedRegex("(?<=Formatter)[0-9]+(?=')")]
    private static partial Regex Counters();

    /// <summary>The exception's type and the first line of its message; of the innermost one where libraries wrap it.</summary>
    public static string Describe(Exception exception)
    {
        var cause = exception.GetBaseException();
        var line = Counters().Replace(Guids().Replace(cause.Message.Split('\n', 2)[0].TrimEnd(), "(a GUID)"), "(a number)");
        var text = line.Length > LongestMessage ? line[..LongestMessage] + "..." : line;
        return cause == exception ? $"{exception.GetType().Name}: {text}" : $"{exception.GetType().Name} because of {cause.GetType().Name}: {text}";
    }
}
