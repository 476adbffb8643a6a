namespace Goldilocks.Prober;

/// <summary>Exceptions that were thrown: the runtime sets the method and the stack trace of an exception then, and a new one has neither.</summary>
public static class Caught
{
    /// <summary>The same exception, after it was thrown and caught.</summary>
    public static TException Of<TException>(TException exception) where TException : Exception => (TException)Thrown(exception);

    /// <summary>Exact where a trace came back too; near where all but that did.</summary>
    public static Likeness WithTrace(Exception read) => string.IsNullOrEmpty(read.StackTrace) ? Likeness.Near("it comes back without its stack trace") : Likeness.Exact;

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
