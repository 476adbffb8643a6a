using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Reporting.Choosing;

/// <summary>What a library of another language read of what the variant wrote, executed by <c>goldilocks interop</c>. Where it read no value as it was written, a schema or an option may be missing, so the specification answers.</summary>
public sealed class InteropEvidence : IEvidenceSource
{
    /// <inheritdoc/>
    public Verdict? Judge(Requirement requirement, Candidate candidate, Wishes wishes)
    {
        if (requirement is not Requirement.CrossLanguage)
        {
            return null;
        }

        var writer = VariantKey.PatternOf(candidate.Key.Serializer, candidate.Key.Variant);
        var read = (candidate.Facts?.ReadAbroad ?? []).Where(exchange => exchange.Writer == writer && exchange.WriterVersion == candidate.Key.Version).ToList();
        var equal = read.Where(exchange => exchange.Verdict == ExchangeVerdict.Equal).Sum(exchange => exchange.Workloads.Count);
        return equal == 0 ? null : Verdict.Fits(requirement, new Evidence(
            EvidenceKind.Probe,
            string.Create(System.Globalization.CultureInfo.InvariantCulture, $"{read[0].Reader} {read[0].ReaderVersion} read {equal} of {read.Sum(exchange => exchange.Workloads.Count)} values as they were written"),
            "interop/recorded.tsv, docs/interop.md"));
    }
}
