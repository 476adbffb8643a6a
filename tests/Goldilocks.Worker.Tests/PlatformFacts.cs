namespace Goldilocks.Worker.Tests;

/// <summary>A test that needs Unix signals.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixFactAttribute : FactAttribute
{
    public UnixFactAttribute()
    {
        if (OperatingSystem.IsWindows())
        {
            Skip = "Windows has no signal that can be sent to one process of a console.";
        }
    }
}

/// <summary>A test of several cases that needs Unix programs.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixTheoryAttribute : TheoryAttribute
{
    public UnixTheoryAttribute()
    {
        if (OperatingSystem.IsWindows())
        {
            Skip = "Windows has no program that does nothing for a while and can be started like that.";
        }
    }
}

/// <summary>A test that looks into another process by <c>/proc</c>.</summary>
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
