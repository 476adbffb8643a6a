namespace Goldilocks.Prober;

/// <summary>Notices that the system refused memory, also where a library catches the exception and throws another one or answers a value.</summary>
internal static class MemoryRefusals
{
    private static volatile bool s_isRefused;
    private static volatile Action? s_record;

    /// <summary>Begins to notice, in all threads of the process.</summary>
    public static void Watch() => AppDomain.CurrentDomain.FirstChanceException += (_, thrown) =>
    {
        if (IsRefusal(thrown.Exception))
        {
            s_isRefused = true;
            s_record?.Invoke();
        }
    };

    /// <summary>Does something at once at each refusal, because the process may not live to ask.</summary>
    /// <param name="record">What is done; null for nothing any more.</param>
    public static void RecordBy(Action? record) => s_record = record;

    /// <summary>True when memory was refused since the last call of <see cref="Take"/>.</summary>
    public static bool IsRefused => s_isRefused;

    /// <summary>True when memory was refused since the last call.</summary>
    public static bool Take()
    {
        var isRefused = s_isRefused;
        s_isRefused = false;
        return isRefused;
    }

    /// <summary>True when the exception or a cause of it is a refusal.</summary>
    public static bool IsIn(Exception? thrown)
    {
        for (var cause = thrown; cause is not null; cause = cause.InnerException)
        {
            if (IsRefusal(cause))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>The runtime refuses an array of too many elements before it asks the system for memory: that is only an exception of an undocumented kind.</summary>
    private static bool IsRefusal(Exception thrown) =>
        thrown is OutOfMemoryException and not InsufficientMemoryException && !thrown.Message.Contains("Array dimensions exceeded", StringComparison.Ordinal);
}
