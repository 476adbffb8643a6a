using System.Globalization;

namespace Goldilocks.Benchmark;

/// <summary>The coordinator's request to one process. The coordinator writes these arguments itself, so a wrong one is a defect and ends the process.</summary>
internal sealed record BenchmarkRequest(
    string Variant,
    string Workload,
    int Size,
    IReadOnlyDictionary<string, int> Parameters,
    ulong DataSeed,
    IReadOnlyList<string> Operations,
    string Job,
    string Folder)
{
    /// <summary>Reads <c>--name=value</c> arguments; <c>--parameter=name=value</c> and <c>--operation=name</c> may come several times.</summary>
    public static BenchmarkRequest Parse(IReadOnlyList<string> arguments)
    {
        var pairs = arguments.Select(argument => argument.Split('=', 2)).ToLookup(parts => parts[0], parts => parts[1]);
        return new BenchmarkRequest(
            pairs["--variant"].Single(),
            pairs["--workload"].Single(),
            Number(pairs["--size"].Single()),
            pairs["--parameter"].Select(text => text.Split('=', 2)).ToDictionary(parts => parts[0], parts => Number(parts[1])),
            ulong.Parse(pairs["--data-seed"].Single(), CultureInfo.InvariantCulture),
            [.. pairs["--operation"]],
            pairs["--job"].Single(),
            pairs["--folder"].Single());
    }

    private static int Number(string text) => int.Parse(text, NumberStyles.None, CultureInfo.InvariantCulture);
}
