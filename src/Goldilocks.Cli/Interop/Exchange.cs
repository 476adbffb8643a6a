using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>One variant, as a writer or a reader of its format.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="Version">Of the library.</param>
/// <param name="IsForeign">True for a library of another language, which no pattern chooses.</param>
public sealed record Speaker(string Serializer, string Variant, string Version, bool IsForeign = false)
{
    /// <summary>As a person reads it.</summary>
    public string Label => VariantKey.Named(Serializer, Variant);

    /// <summary>The pattern of <c>--serializers</c> that chooses it. A comma would end the pattern.</summary>
    public string Pattern => VariantKey.PatternOf(Serializer, Variant);
}

/// <summary>A payload that one variant wrote and another read.</summary>
/// <param name="Format">That both speak.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Size">The count of the workload's unit.</param>
/// <param name="Writer">Who wrote it.</param>
/// <param name="Reader">Who read it; the writer itself too.</param>
/// <param name="Verdict">What became of it.</param>
/// <param name="Difference">The first member that differs; null where nothing does, and where it was refused.</param>
/// <param name="Reason">Why it was refused, or how the process ended; empty otherwise.</param>
/// <param name="Options">Documented options of either library that are about this difference, each in a clause.</param>
public sealed record Exchange(
    string Format, string Workload, int Size, Speaker Writer, Speaker Reader, ExchangeVerdict Verdict, MemberDifference? Difference, string Reason, IReadOnlyList<string> Options)
{
    /// <summary>The difference or the reason, in one line.</summary>
    public string What => Difference?.Text ?? Reason;

    /// <summary>Repeats this exchange and its return alone.</summary>
    public string Command => $"goldilocks interop --format '{Format}' --serializers '{string.Join(',', new[] { Writer, Reader }.Distinct().Where(speaker => !speaker.IsForeign).Select(speaker => speaker.Pattern))}' --workloads {Workload}";
}

/// <summary>A variant that could not take part on a workload.</summary>
/// <param name="Format">That it speaks.</param>
/// <param name="Speaker">The variant.</param>
/// <param name="Workload">With the parameters that differ from their defaults.</param>
/// <param name="Operation">What it could not do.</param>
/// <param name="Outcome">Why.</param>
public sealed record Silence(string Format, Speaker Speaker, string Workload, Operation Operation, Outcome Outcome);

/// <summary>Everything that was exchanged.</summary>
/// <param name="Exchanges">By format, workload, writer and reader.</param>
/// <param name="Silences">By format, variant and workload.</param>
public sealed record InteropTable(IReadOnlyList<Exchange> Exchanges, IReadOnlyList<Silence> Silences)
{
    /// <summary>The same in the form of the recorded table: what became of a pair in the same way on several workloads is one line.</summary>
    public IReadOnlyList<RecordedExchange> Recorded() =>
    [
        .. from exchange in Exchanges
           group exchange.Workload by (exchange.Format, exchange.Writer, exchange.Reader, exchange.Verdict, exchange.Difference?.About, exchange.What) into same
           let key = same.Key
           orderby key.Format, key.Writer.Pattern, key.Reader.Pattern, key.Verdict, same.First()
           select new RecordedExchange(
               key.Format, key.Writer.Pattern, key.Writer.Version, key.Reader.Pattern, key.Reader.Version, key.Verdict, key.About ?? "", key.What, [.. same.Order(StringComparer.Ordinal)]),
    ];
}
