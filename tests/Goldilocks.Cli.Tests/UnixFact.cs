namespace Goldilocks.Cli.Tests;

/// <summary>A test that stops a process and lets it go on.</summary>
[AttributeUsage(AttributeTargets.Method)]
internal sealed class UnixFactAttribute : FactAttribute
{
    public UnixFactAttribute()
    {
        if (OperatingSystem.IsWindows())
        {
            Skip = "Windows has no signal that stops a process.";
        }
    }
}
