using System.Security.Cryptography;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Commands;

/// <summary>Converts the words of a request into values, or reports what is wrong with them.</summary>
public static class Requested
{
    /// <exception cref="UserErrorException">One is not NAME=VALUE.</exception>
    public static IReadOnlyList<(string Name, string Value)> Pairs(string option, IReadOnlyList<string> texts) =>
        [.. texts.Select(text => text.Split('=', 2) is [{ Length: > 0 } name, var value]
            ? (name, value)
            : throw new UserErrorException($"{option} takes NAME=VALUE, not '{text}'."))];

    /// <summary>Both when none is named.</summary>
    /// <exception cref="UserErrorException">One is not an operation.</exception>
    public static IReadOnlyList<Operation> OperationsOf(IReadOnlyList<string> names) => names.Count == 0
        ? Operations.All
        : [.. names.Select(name => OperationOf("--operations", name)).Distinct()];

    /// <exception cref="UserErrorException">It is not an operation.</exception>
    public static Operation OperationOf(string option, string name) => Operations.TryParse(name, out var operation)
        ? operation
        : throw NoSuch("operation", name, option, [.. Operations.All.Select(known => known.Name())]);

    /// <exception cref="UserErrorException">One is not a sink.</exception>
    public static IReadOnlyList<Sink> SinksOf(IReadOnlyList<string> names) =>
        [.. names.Select(name => Sinks.TryParse(name, out var sink)
            ? sink
            : throw NoSuch("sink", name, "--sink", [.. Sinks.All.Select(known => known.Name())])).Distinct()];

    /// <summary>Full paths of folders that must exist.</summary>
    /// <exception cref="UserErrorException">One is not a folder.</exception>
    public static IReadOnlyList<string> Folders(IReadOnlyList<string> folders, string what = "--adapters takes a folder whose subfolders are adapters")
    {
        foreach (var folder in folders.Where(folder => !Directory.Exists(folder)))
        {
            throw new UserErrorException($"There is no folder '{folder}'; {what}.");
        }

        return [.. folders.Select(Path.GetFullPath)];
    }

    /// <summary>Sources of packages: addresses as they are, and folders that must exist, even when nothing needs to be restored from them.</summary>
    /// <exception cref="UserErrorException">One is neither an address nor a folder.</exception>
    public static IReadOnlyList<string> SourcesOf(IReadOnlyList<string> sources) => sources.FirstOrDefault(source => !IsAddress(source) && !Directory.Exists(source)) is { } missing
        ? throw new UserErrorException($"There is no folder '{missing}'; --source takes a folder of packages, or an address that begins with https://.")
        : sources;

    private static bool IsAddress(string source) => Uri.TryCreate(source, UriKind.Absolute, out var address) && !address.IsFile;

    internal static UserErrorException NoSuch(string what, string name, string option, IReadOnlyList<string> names) =>
        new($"There is no {what} '{name}'{Selection.DidYouMean(name, names)} {option} takes {string.Join(" and ", names)}.");

    internal static int NewSeed() => RandomNumberGenerator.GetInt32(1, int.MaxValue);
}
