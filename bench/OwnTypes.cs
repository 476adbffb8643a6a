using System.CommandLine;
using System.Diagnostics;
using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Bench;

/// <summary>
/// How long does a user wait who brings a type? The invoice of tests/OwnModels, made new by a comment, is measured four times: as a type that was never seen, once more, with another sample, and once more with one source changed.
/// What is timed is what the user sees: the last program that is built, the first sample, the first table.
/// </summary>
internal static class OwnTypes
{
    private const int Patience = 20;
    private static readonly string[] s_serializers =
    [
        "System.Text.Json", "Newtonsoft.Json", "MemoryPack", "MemoryPack.VersionTolerant", "Nerdbank.MessagePack", "Microsoft.Orleans.Serialization", "Hyperion", "protobuf-net",
        "DataContractSerializer", "DataContractJsonSerializer", "BinaryFormatter", "MongoDB.Bson", "YamlDotNet", "XmlSerializer", "ServiceStack.Text",
    ];

    public static Command Command()
    {
        var serializers = new Option<string[]>("--serializers") { DefaultValueFactory = _ => s_serializers, Description = "Names; without it, 15 that need no package beyond the usual sources.", AllowMultipleArgumentsPerToken = true };
        var command = new Command("own", "From --model to the first table: a new type, the same again, another sample, a changed source.") { serializers };
        command.SetAction(parsed => Run(parsed.GetValue(serializers)!));
        return command;
    }

    private static void Run(IReadOnlyList<string> serializers)
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-own-").FullName;
        try
        {
            var (model, sample) = (Path.Combine(folder, "Model"), Path.Combine(folder, "invoice.json"));
            Prepare(model, sample);
            Console.WriteLine("| what | programs built | building ends | measuring starts | first table |");
            Console.WriteLine("| --- | ---: | ---: | ---: | ---: |");
            Tell("a new type", Take(folder, "new", model, sample, serializers));
            Tell("the same again", Take(folder, "again", model, sample, serializers));
            File.AppendAllText(sample, "\n");
            Tell("another sample", Take(folder, "sample", model, sample, serializers));
            Change(model);
            Tell("a changed source", Take(folder, "changed", model, sample, serializers));
            Console.WriteLine();
            Console.WriteLine(string.Create(
                CultureInfo.InvariantCulture,
                $"{serializers.Count} serializers, run --quick, the invoice of tests/OwnModels; seconds from the start of the command. Restore and build run on {Environment.ProcessorCount} processors."));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static void Prepare(string model, string sample)
    {
        Directory.CreateDirectory(model);
        foreach (var file in Directory.EnumerateFiles(Runs.InRepository("tests", "OwnModels", "Invoice")))
        {
            File.Copy(file, Path.GetExtension(file) == ".json" ? sample : Path.Combine(model, Path.GetFileName(file)));
        }

        Change(model);
    }

    /// <summary>A model is known by the hash of its sources, so a comment makes it one that no earlier run has built.</summary>
    private static void Change(string model) => File.AppendAllText(Directory.EnumerateFiles(model).Order(StringComparer.Ordinal).First(), $"\n// {Guid.NewGuid():N}\n");

    private static Timings Take(string folder, string name, string model, string sample, IReadOnlyList<string> serializers)
    {
        var output = Path.Combine(folder, name);
        var start = new ProcessStartInfo("dotnet") { RedirectStandardOutput = true, RedirectStandardError = true, WorkingDirectory = folder };
        foreach (var argument in new[] { Runs.Program(), "run", "--quick", "--model", model, "--type", "Invoice", "--sample", sample, "--output", output, "--serializers", string.Join(',', serializers) })
        {
            start.ArgumentList.Add(argument);
        }

        var watch = Stopwatch.StartNew();
        using var process = Process.Start(start)!;
        var errors = process.StandardError.ReadToEndAsync();
        var reading = Task.Run(() => Read(process.StandardOutput, watch));
        double? measuring = null;
        while (!process.WaitForExit(Patience))
        {
            measuring ??= File.Exists(Path.Combine(output, RunFiles.Events)) ? watch.Elapsed.TotalSeconds : null;
        }

        var (built, lastBuilt, table, text) = reading.GetAwaiter().GetResult();
        return process.ExitCode <= 1 && measuring is { } started && table is { } seen
            ? new Timings(built, lastBuilt, started, seen)
            : throw new RunFailedException($"goldilocks run --model ended with {process.ExitCode}: {errors.Result}{text}");
    }

    /// <summary>A line that ends a build has the name of the serializer and "ready"; a table has a heading with the workload's name and size.</summary>
    private static (int Built, double? LastBuilt, double? Table, string Text) Read(StreamReader output, Stopwatch watch)
    {
        var (built, text) = (0, new System.Text.StringBuilder());
        double? lastBuilt = null, table = null;
        while (output.ReadLine() is { } line)
        {
            text.AppendLine(line);
            if (line.Contains(": ready", StringComparison.Ordinal))
            {
                built++;
                lastBuilt = watch.Elapsed.TotalSeconds;
            }
            else if (table is null && line.Contains("invoice", StringComparison.Ordinal))
            {
                table = watch.Elapsed.TotalSeconds;
            }
        }

        return (built, lastBuilt, table, text.ToString());
    }

    private static void Tell(string what, Timings timings) => Console.WriteLine(string.Create(
        CultureInfo.InvariantCulture,
        $"| {what} | {timings.Built} | {(timings.LastBuilt is { } seconds ? $"{seconds:0.0} s" : "-")} | {timings.Measuring:0.0} s | {timings.Table:0.0} s |"));

    /// <summary>Seconds from the start of the command.</summary>
    /// <param name="Built">Programs that were built.</param>
    /// <param name="LastBuilt">When the last one was ready; null where none was built.</param>
    /// <param name="Measuring">When the first event was recorded.</param>
    /// <param name="Table">When the first table was printed.</param>
    private sealed record Timings(int Built, double? LastBuilt, double Measuring, double Table);
}
