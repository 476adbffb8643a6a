using System.Text.Json;
using System.Text.Json.Serialization;
using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>A disagreement that a reader should know first, with what the format's specification says of it. A person writes it; the recorded table has what was executed.</summary>
/// <param name="Title">In a few words.</param>
/// <param name="Format">Of both.</param>
/// <param name="Writer">As the recorded table names it.</param>
/// <param name="Reader">As the recorded table names it.</param>
/// <param name="Workload">That shows it.</param>
/// <param name="Happens">What becomes of the value, in a sentence.</param>
/// <param name="Specification">What the specification says, in our words.</param>
/// <param name="Source">The place in the specification.</param>
/// <param name="Checked">The day on which it was read.</param>
/// <param name="Advice">What to do about it.</param>
public sealed record Disagreement(
    string Title, string Format, string Writer, string Reader, string Workload, string Happens, string Specification, string Source, DateOnly Checked, string Advice)
{
    private static readonly JsonSerializerOptions s_options = new(JsonSerializerDefaults.Web)
    {
        UnmappedMemberHandling = JsonUnmappedMemberHandling.Disallow,
        RespectNullableAnnotations = true,
        RespectRequiredConstructorParameters = true,
    };

    /// <summary>Repeats it.</summary>
    [JsonIgnore]
    public string Command => $"goldilocks interop --format '{Format}' --serializers '{string.Join(',', new[] { Writer, Reader }.Distinct().Where(name => !name.StartsWith(NodeLibraries.Name, StringComparison.Ordinal)))}' --workloads {Workload}";

    /// <summary>The exchange that shows it; null where the recorded table has none.</summary>
    public RecordedExchange? In(IReadOnlyList<RecordedExchange> recorded) => recorded.FirstOrDefault(exchange =>
        exchange.Format == Format && exchange.Writer == Writer && exchange.Reader == Reader && exchange.Verdict != ExchangeVerdict.Equal && exchange.Workloads.Contains(Workload));

    /// <summary>The file of a checkout.</summary>
    public static string PathOf(string root) => Path.Combine(root, "interop", "disagreements.json");

    /// <summary>Those of a checkout, in the order of the page; none where there is no file.</summary>
    /// <exception cref="UserErrorException">The file is damaged.</exception>
    public static IReadOnlyList<Disagreement> Read(string root)
    {
        try
        {
            return File.Exists(PathOf(root)) ? JsonSerializer.Deserialize<IReadOnlyList<Disagreement>>(File.ReadAllBytes(PathOf(root)), s_options)! : [];
        }
        catch (JsonException exception)
        {
            throw new UserErrorException($"'{PathOf(root)}' cannot be used: {exception.Message} docs/interop.md shows what it becomes.", exception);
        }
    }
}
