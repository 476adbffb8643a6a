using System.Runtime.InteropServices;

namespace Goldilocks.Running;

/// <summary>
/// Recognizes a program or library that was made for another type of processor. The runtime and the operating system only say that a file has a wrong format.
/// </summary>
internal static class OtherProcessor
{
    /// <summary>What the runtime says of managed files, and the loaders of Linux and macOS of native ones.</summary>
    private static readonly string[] s_signs = ["The assembly architecture is not compatible", "BadImageFormatException", "wrong ELF class", "cannot open shared object file: Exec format", "incompatible architecture"];

    /// <summary>The text, with the cause before it where it is known.</summary>
    /// <param name="text">What a worker or its runtime said.</param>
    public static string Explained(string text) => s_signs.Any(sign => text.Contains(sign, StringComparison.Ordinal))
        ? $"a file of the package is damaged, or was made for another type of processor than this one ({RuntimeInformation.ProcessArchitecture.ToString().ToLowerInvariant()}): {text}"
        : text;
}
