namespace Goldilocks.Tests;

/// <summary>A test that needs what Windows has not. There it is skipped with its reason; it never passes without asserting anything.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixFactAttribute : FactAttribute
{
    /// <summary>Why a test of Ctrl-C cannot run on Windows.</summary>
    public const string Signals = "Windows has no signal that can be sent to one process of a console.";

    /// <param name="reason">Why Windows will not do.</param>
    public UnixFactAttribute(string reason)
    {
        if (OperatingSystem.IsWindows())
        {
            Skip = reason;
        }
    }
}

/// <summary>A test that needs what only Linux has, such as <c>/proc</c>. Elsewhere it is skipped with its reason.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxFactAttribute : FactAttribute
{
    /// <param name="reason">Why no other system will do.</param>
    public LinuxFactAttribute(string reason)
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = reason;
        }
    }
}

/// <summary>The same for a test with data.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxTheoryAttribute : TheoryAttribute
{
    /// <param name="reason">Why no other system will do.</param>
    public LinuxTheoryAttribute(string reason)
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = reason;
        }
    }
}
