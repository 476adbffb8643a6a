namespace Goldilocks.Prober;

/// <summary>What a library may refuse with any exception, where the refusal is no answer to what is tried.</summary>
internal static class Refusable
{
    /// <summary>What the library gives; null where it refuses.</summary>
    /// <param name="ask">Asks the library.</param>
    public static T? OrNull<T>(Func<T?> ask) where T : class
    {
        try
        {
            return ask();
        }
        catch (Exception)
        {
            return null;
        }
    }

    /// <summary>What the library throws; null where it does what it is asked.</summary>
    /// <param name="ask">Asks the library.</param>
    public static Exception? ExceptionOf(Action ask)
    {
        try
        {
            ask();
            return null;
        }
        catch (Exception exception)
        {
            return exception;
        }
    }
}
