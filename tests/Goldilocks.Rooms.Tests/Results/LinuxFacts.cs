namespace Goldilocks.Rooms.Tests.Results;

/// <summary>Runs on Linux, and is skipped elsewhere.</summary>
internal sealed class LinuxFactAttribute : FactAttribute
{
    /// <param name="reason">Why it needs Linux.</param>
    public LinuxFactAttribute(string reason) => Skip = OperatingSystem.IsLinux() ? null : reason;
}

/// <summary>The same for a test with data.</summary>
internal sealed class LinuxTheoryAttribute : TheoryAttribute
{
    /// <param name="reason">Why it needs Linux.</param>
    public LinuxTheoryAttribute(string reason) => Skip = OperatingSystem.IsLinux() ? null : reason;
}
