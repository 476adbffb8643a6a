using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>Compares exceptions by what a person is told of them.</summary>
public static class ExceptionLikeness
{
    /// <summary>
    /// Lost where the message does not come back, or that of the exception inside. Near where the class is another one, or where the stack trace does not come back: that of the exception, or, if it was not thrown
    /// itself, that of the one inside.
    /// </summary>
    public static Likeness Compare(Exception expected, Exception? actual) => (expected, actual) switch
    {
        (_, null) => Likeness.Lost("it comes back as null"),
        var (given, read) when given.Message != read.Message => Likeness.Lost($"its message comes back as {read.Message}"),
        ({ InnerException: { } inner }, var read) when read.InnerException?.Message != inner.Message => Likeness.Lost("it comes back without the exception inside"),
        var (given, read) when given.GetType() != read.GetType() => Likeness.Near($"it comes back as {read.GetType().Name}"),
        ({ StackTrace: not null }, var read) => OfTrace(read),
        ({ InnerException.StackTrace: not null }, var read) => OfTrace(read.InnerException!),
        _ => Likeness.Exact,
    };

    /// <summary>Lost where the message "here" and the number 11 do not come back.</summary>
    /// <param name="read">The exception, as it was read.</param>
    /// <param name="number">The number in it.</param>
    /// <param name="isThrown">True where it was thrown before it was written, so that it has a stack trace.</param>
    public static Likeness OfMessageAndNumber(Exception? read, int? number, bool isThrown) => (read, number) switch
    {
        ({ Message: "here" }, 11) => isThrown ? OfTrace(read) : Likeness.Exact,
        _ => Likeness.Lost($"here and 11 come back as {read?.Message ?? "null"} and {number?.ToString(CultureInfo.InvariantCulture) ?? "null"}"),
    };

    /// <summary>Exact where a stack trace came back too; near where all but that did.</summary>
    public static Likeness OfTrace(Exception read) => string.IsNullOrEmpty(read.StackTrace) ? Likeness.Near("it comes back without its stack trace") : Likeness.Exact;
}

/// <summary>Exceptions that were thrown: the runtime sets the method and the stack trace of an exception then, and a new one has neither.</summary>
public static class Caught
{
    /// <summary>The same exception, after it was thrown and caught.</summary>
    public static TException Of<TException>(TException exception) where TException : Exception => (TException)Thrown(exception);

    /// <summary>Without a type parameter, because the method is a part of what is written, and a usual one has none.</summary>
    private static Exception Thrown(Exception exception)
    {
        try
        {
            throw exception;
        }
        catch (Exception caught)
        {
            return caught;
        }
    }
}
