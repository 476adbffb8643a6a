using System.Globalization;
using System.Security.Cryptography;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running.Rosters;

namespace Goldilocks.Flows.Planning;

/// <summary>Turns the words of a request into what they mean, or says what is wrong with them.</summary>
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

    /// <summary>Full paths of folders that must be there.</summary>
    /// <exception cref="UserErrorException">One is not a folder.</exception>
    public static IReadOnlyList<string> Folders(IReadOnlyList<string> folders, string what = "--adapters takes a folder whose subfolders are adapters")
    {
        foreach (var folder in folders.Where(folder => !Directory.Exists(folder)))
        {
            throw new UserErrorException($"There is no folder '{folder}'; {what}.");
        }

        return [.. folders.Select(Path.GetFullPath)];
    }

    internal static UserErrorException NoSuch(string what, string name, string option, IReadOnlyList<string> names) =>
        new($"There is no {what} '{name}'{Selection.DidYouMean(name, names)} {option} takes {string.Join(" and ", names)}.");

    internal static int NotNegative(string option, int value) => value >= 0 ? value : throw OutOfRange(option, 0, value);

    internal static int Positive(string option, int value) => value >= 1 ? value : throw OutOfRange(option, 1, value);

    internal static int NewSeed() => RandomNumberGenerator.GetInt32(1, int.MaxValue);

    private static UserErrorException OutOfRange(string option, int fewest, int value) =>
        new(string.Create(CultureInfo.InvariantCulture, $"{option} takes a whole number from {fewest}, not {value}."));
}
