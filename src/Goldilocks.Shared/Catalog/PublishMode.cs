namespace Goldilocks.Catalog;

/// <summary>The form in which an adapter is built.</summary>
public enum PublishMode
{
    /// <summary>A library that runs under the installed runtime.</summary>
    None,

    /// <summary>A program with its runtime beside it, compiled while it runs.</summary>
    SelfContained,

    /// <summary>The same, compiled in advance by ReadyToRun. The JIT compiles hot methods again while the program runs.</summary>
    ReadyToRun,

    /// <summary>With its runtime beside it, without the code and the metadata that no static analysis found in use. Compiled while it runs.</summary>
    Trimmed,

    /// <summary>One native program without a JIT, trimmed too.</summary>
    NativeAot,
}

/// <summary>Names of the modes, and their MSBuild properties.</summary>
public static class PublishModes
{
    /// <summary>As in paths and files: <c>selfcontained</c>, <c>readytorun</c>, <c>trimmed</c>, <c>nativeaot</c>.</summary>
    public static string Name(this PublishMode mode) => mode.ToString().ToLowerInvariant();
}
