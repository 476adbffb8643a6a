using System.Globalization;
using Goldilocks.Results;

namespace Goldilocks.Reporting;

/// <summary>Whether two runs serialized the same values.</summary>
internal static class SameValues
{
    /// <exception cref="ComparisonException">They did not: neither times nor sizes could be compared.</exception>
    public static void Require(RunPlan old, RunPlan now)
    {
        if (old.DataSeed != now.DataSeed)
        {
            throw new ComparisonException(string.Create(
                CultureInfo.InvariantCulture,
                $"The two runs serialized other values: --data-seed {old.DataSeed} and {now.DataSeed}. Run the second again with --data-seed {old.DataSeed}."));
        }

        if (old.Model is { } before && now.Model is { } after && before.Workload == after.Workload && ValuesOf(before) != ValuesOf(after))
        {
            throw new ComparisonException(
                $"The two runs serialized other values of {after.Workload}: {ValuesOf(before)}; and {ValuesOf(after)}. Run the second again with the sample and the options of the first, or by 'run --against' its folder.");
        }
    }

    /// <summary>A type that changed may be the thing that is compared.</summary>
    public static bool IsOtherType(RunPlan old, RunPlan now) =>
        old.Model is { } before && now.Model is { } after && before.Workload == after.Workload && !before.Sources.Select(source => source.Text).SequenceEqual(after.Sources.Select(source => source.Text));

    private static string ValuesOf(ModelInfo model) =>
        (model.SampleDigest is { } digest ? $"a sample with the digest {digest}" : "values that were made up")
        + (model.Repeat switch { null => "", "" => ", repeated", var member => $", {member} repeated" })
        + (model.IsPortable ? ", --portable" : "");
}
