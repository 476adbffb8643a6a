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

/// <summary>A test that looks at the files another process has mapped.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class LinuxFactAttribute : FactAttribute
{
    public LinuxFactAttribute()
    {
        if (!OperatingSystem.IsLinux())
        {
            Skip = "Only Linux lists the managed assemblies among a process's modules.";
        }
    }
}
