using System.Text.Json;
using Goldilocks.Protocol;

namespace Goldilocks.Cli.Run;

/// <summary>Reads the file of BenchmarkDotNet's own full JSON exporter.</summary>
public static class BenchmarkExport
{
    /// <summary>The figures of one process.</summary>
    /// <param name="folder">BenchmarkDotNet's artifacts folder.</param>
    /// <param name="case">What it measured.</param>
    /// <param name="repeat">Which of several runs, from 1.</param>
    /// <exception cref="InvalidDataException">There is no export, or it lacks an operation that was asked for.</exception>
    public static IReadOnlyList<BenchmarkFigure> Read(string folder, BenchmarkCase @case, int repeat)
    {
        var results = Path.Combine(folder, "results");
        var file = Directory.Exists(results) ? Directory.GetFiles(results, "*-report-full.json") : [];
        if (file.Length != 1)
        {
            throw new InvalidDataException($"BenchmarkDotNet left {file.Length} JSON exports in '{results}' where one was expected; its log lies beside.");
        }

        try
        {
            using var document = JsonDocument.Parse(File.ReadAllBytes(file[0]));
            return Read(document.RootElement, @case, repeat);
        }
        catch (Exception exception) when (exception is JsonException or KeyNotFoundException or InvalidOperationException or FormatException)
        {
            throw new InvalidDataException($"'{file[0]}' is not an export of BenchmarkDotNet as it is known here ({exception.Message}).", exception);
        }
    }

    private static List<BenchmarkFigure> Read(JsonElement root, BenchmarkCase @case, int repeat)
    {
        var version = root.GetProperty("HostEnvironmentInfo").GetProperty("BenchmarkDotNetVersion").GetString()!;
        var benchmarks = root.GetProperty("Benchmarks").EnumerateArray().ToDictionary(benchmark => benchmark.GetProperty("Method").GetString()!);
        List<BenchmarkFigure> figures = [];
        foreach (var operation in @case.Operations)
        {
            if (!benchmarks.TryGetValue(operation.ToString(), out var benchmark) || benchmark.GetProperty("Statistics").ValueKind != JsonValueKind.Object)
            {
                throw new InvalidDataException($"BenchmarkDotNet has no result for {operation.Name()}.");
            }

            figures.Add(new BenchmarkFigure(
                @case.Cell(operation),
                repeat,
                benchmark.GetProperty("Statistics").GetProperty("Median").GetDouble(),
                Allocated(benchmark),
                version));
        }

        return figures;
    }

    private static long? Allocated(JsonElement benchmark) =>
        benchmark.TryGetProperty("Memory", out var memory)
        && memory.ValueKind == JsonValueKind.Object
        && memory.GetProperty("BytesAllocatedPerOperation") is { ValueKind: JsonValueKind.Number } bytes
            ? bytes.GetInt64()
            : null;
}
