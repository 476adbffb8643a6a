namespace Goldilocks.Catalog;

/// <summary>What is made of an adapter.</summary>
public enum PublishMode
{
    /// <summary>A library that runs under the installed runtime.</summary>
    None,

    /// <summary>A program with its runtime beside it, compiled while it runs.</summary>
    SelfContained,

    /// <summary>The same, compiled in advance by ReadyToRun; what it gives is recompiled while it runs where that pays.</summary>
    ReadyToRun,

    /// <summary>One native program without a JIT.</summary>
    NativeAot,
}

/// <summary>Names of the modes, and what MSBuild is told of them.</summary>
public static class PublishModes
{
    /// <summary>As in paths and files: <c>selfcontained</c>, <c>readytorun</c>, <c>nativeaot</c>.</summary>
    public static string Name(this PublishMode mode) => mode.ToString().ToLowerInvariant();
}
