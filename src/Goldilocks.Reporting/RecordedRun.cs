using System.Globalization;
using System.Text.Json;
using CsvHelper;
using CsvHelper.Configuration;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>A line of a recorded <c>results.csv</c>, as far as runs are compared by it.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="Workload">Its name, with parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Operation">Its name.</param>
/// <param name="Outcome"><c>Measured</c>, or another outcome.</param>
/// <param name="Reason">Why it is another; empty where it is measured.</param>
/// <param name="Ratio">To the baseline; null where there is none.</param>
/// <param name="RatioLow">The lower end of its interval.</param>
/// <param name="RatioHigh">The upper end.</param>
/// <param name="PayloadBytes">Null where it was never right.</param>
/// <param name="IsFloor">True for a floor.</param>
public sealed record RecordedRow(
    string Serializer,
    string Variant,
    string Version,
    string Workload,
    int Size,
    string Operation,
    string Outcome,
    string Reason,
    double? Ratio,
    double? RatioLow,
    double? RatioHigh,
    long? PayloadBytes,
    bool IsFloor)
{
    /// <summary>Serializer and variant as a person reads them.</summary>
    public string Label => Variant.Length == 0 ? Serializer : $"{Serializer} ({Variant})";

    /// <summary>What runs are compared by.</summary>
    public (string Serializer, string Variant, string Version, string Workload, int Size, string Operation) Place => (Serializer, Variant, Version, Workload, Size, Operation);
}

/// <summary>A line of a recorded <c>digests.csv</c>: the data that were serialized.</summary>
/// <param name="Workload">Its name, with parameters that are not at their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Digest">Of the value; 16 hexadecimal digits.</param>
public sealed record RecordedDigest(string Workload, int Size, string Digest);

/// <summary>A dated run of <c>results/</c> (docs/results.md).</summary>
/// <param name="Name">Of its folder.</param>
/// <param name="Info">What was asked for, and the machine.</param>
/// <param name="Rows">All lines of <c>results.csv</c>.</param>
/// <param name="Digests">One for each workload and size.</param>
public sealed record RecordedRun(string Name, RunInfo Info, IReadOnlyList<RecordedRow> Rows, IReadOnlyList<RecordedDigest> Digests)
{
    /// <summary>The folder of a checkout that holds them.</summary>
    public const string Folder = "results";

    /// <summary>The file with the digests.</summary>
    public const string DigestFile = "digests.csv";

    /// <summary>The first line of <see cref="DigestFile"/>.</summary>
    public const string DigestHeader = "workload,size,digest";

    /// <summary>Machines of one kind have the same processor, as many cores, and the same architecture.</summary>
    public string Kind => KindOf(Info.Machine);

    /// <inheritdoc cref="Kind"/>
    public static string KindOf(MachineInfo machine) => string.Create(CultureInfo.InvariantCulture, $"{machine.Processor}, {machine.LogicalCores} cores, {machine.Architecture}");

    /// <summary>Every run of a checkout, oldest first; none where there is no such folder.</summary>
    /// <param name="root">The checkout.</param>
    /// <exception cref="UserErrorException">A file is missing or damaged.</exception>
    public static IReadOnlyList<RecordedRun> ReadAll(string root) => At(Path.Combine(root, Folder));

    /// <summary>Those at a place: the run itself, or all of a folder of runs; none where it holds other things.</summary>
    /// <exception cref="UserErrorException">A file is missing or damaged.</exception>
    public static IReadOnlyList<RecordedRun> At(string place) => IsAt(place) ? [Read(place)]
        : Directory.Exists(place) ? [.. Directory.EnumerateDirectories(place).Where(IsAt).Select(Read).OrderBy(run => run.Info.StartedUtc)]
        : [];

    private static bool IsAt(string folder) => File.Exists(Path.Combine(folder, DigestFile));

    /// <summary>One run.</summary>
    /// <exception cref="UserErrorException">A file is missing or damaged.</exception>
    public static RecordedRun Read(string folder)
    {
        var info = Parsed(Path.Combine(folder, RunFiles.Info), reader => JsonSerializer.Deserialize<RunInfo>(reader.ReadToEnd(), RunJson.File) ?? throw new JsonException("It holds nothing but null."));
        return new(
            new DirectoryInfo(folder).Name,
            info,
            Parsed(Path.Combine(folder, RunFiles.Csv), reader => Lines(reader, Row)),
            Parsed(Path.Combine(folder, DigestFile), reader => Lines(reader, csv => new RecordedDigest(csv.GetField("workload")!, csv.GetField<int>("size"), csv.GetField("digest")!))));
    }

    private static T Parsed<T>(string path, Func<TextReader, T> read)
    {
        try
        {
            using var reader = new StreamReader(path);
            return read(reader);
        }
        catch (Exception exception) when (exception is IOException or JsonException or CsvHelperException or FormatException)
        {
            throw new UserErrorException($"'{path}' is no part of a recorded run: {exception.Message.Split('\n')[0].TrimEnd('.', '\r')}. Make the folder again with: goldilocks submit FOLDER");
        }
    }

    private static List<T> Lines<T>(TextReader reader, Func<IReaderRow, T> read)
    {
        using var csv = new CsvReader(reader, new CsvConfiguration(CultureInfo.InvariantCulture));
        csv.Read();
        csv.ReadHeader();
        var lines = new List<T>();
        while (csv.Read())
        {
            lines.Add(read(csv));
        }

        return lines;
    }

    private static RecordedRow Row(IReaderRow csv)
    {
        return new(
            Text("serializer"), Text("variant"), Text("version"), Text("workload"), csv.GetField<int>("size"), Text("operation"), Text("outcome"), Text("reason"),
            csv.GetField<double?>("ratio"), csv.GetField<double?>("ratio_low"), csv.GetField<double?>("ratio_high"), csv.GetField<long?>("payload_bytes"), Text("floor") == "yes");

        string Text(string name) => csv.GetField(name) ?? "";
    }
}
