using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>The files of a folder of <c>goldilocks interop</c>.</summary>
public static class InteropFiles
{
    /// <summary>A row for each exchange, and for each variant that could not take part.</summary>
    public const string Table = "interop.csv";

    private static readonly string[] s_columns =
    [
        "format", "workload", "size", "writer", "writerVariant", "writerVersion", "reader", "readerVariant", "readerVersion", "verdict", "about", "member", "expected", "got", "reason", "options", "command",
    ];

    /// <summary>Replaces <see cref="Table"/>.</summary>
    /// <returns>The path.</returns>
    public static string Write(string folder, InteropTable table) => WholeFile.Replace(
        Path.Combine(folder, Table),
        output => CsvTable.Write(output, table.Exchanges.Select(Row).Concat(table.Silences.Select(Row)).Prepend(s_columns)));

    private static string[] Row(Exchange exchange) =>
    [
        exchange.Format, exchange.Workload, exchange.Size.ToString(CultureInfo.InvariantCulture),
        exchange.Writer.Serializer, exchange.Writer.Variant, exchange.Writer.Version, exchange.Reader.Serializer, exchange.Reader.Variant, exchange.Reader.Version,
        exchange.Verdict.ToString().ToLowerInvariant(), exchange.Difference?.About ?? "", exchange.Difference?.Member ?? "", exchange.Difference?.Expected ?? "", exchange.Difference?.Got ?? "",
        exchange.Reason, string.Join("; ", exchange.Options), exchange.Command,
    ];

    private static string[] Row(Silence silence)
    {
        string[] speaker = [silence.Speaker.Serializer, silence.Speaker.Variant, silence.Speaker.Version];
        string[] none = ["", "", ""];
        var writes = silence.Operation == Protocol.Operation.Serialize;
        return
        [
            silence.Format, silence.Workload, "", .. writes ? speaker : none, .. writes ? none : speaker,
            writes ? "not written" : "not read", "", "", "", "", OneLine.Of($"{silence.Outcome.Name}: {silence.Outcome.Reason}"), "", "",
        ];
    }
}
