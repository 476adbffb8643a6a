using System.Text.RegularExpressions;
using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>Rules that every workload obeys.</summary>
public sealed partial class AllWorkloadsTests
{
    private static readonly string[] s_studies = ["person", "bookshelf", "order", "customers", "customers-raw", "customers-large", "grain-state"];

    public static TheoryData<string> Names => [.. AllWorkloads.Instances.Select(workload => workload.Name)];

    [Fact]
    public void A_run_measures_fast_workloads_before_slow_ones() => Assert.Equal(
        ["person", "bookshelf", "order", "customers", "customers-raw", "customers-large", "grain-state"],
        AllWorkloads.Instances.Select(workload => workload.Name).Where(s_studies.Contains));

    [Fact]
    public void The_default_run_measures_three_payloads_of_different_kinds() => Assert.Equal(
        ["questions", "order", "feed"],
        AllWorkloads.Instances.Where(workload => workload.IsInDefaultRun).Select(workload => workload.Name));

    [Fact]
    public void Names_can_be_typed() => Assert.All(AllWorkloads.Instances, workload => Assert.Matches(TypeableName(), workload.Name));

    /// <summary>
    /// The digest in the .props file is of the default size from seed 1. A change here means that results are no longer comparable with
    /// earlier ones, so it needs a reason and a line in docs/workloads.md.
    /// </summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void The_data_is_the_one_that_earlier_results_were_measured_on(string name)
    {
        var workload = Made.Named(name);

        Assert.Equal(Listed.Digests[workload.GetType()], Digest.Of(Made.Value(workload, workload.DefaultSize)));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void The_same_seed_makes_the_same_value(string name)
    {
        var workload = Made.Named(name);
        var (first, second) = (Made.Value(workload, workload.Sizes[0], seed: 7), Made.Value(workload, workload.Sizes[0], seed: 7));

        Assert.NotSame(first, second);
        Assert.Equal(Digest.Of(first), Digest.Of(second));
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Another_seed_makes_another_value_except_where_a_study_fixes_all(string name)
    {
        var workload = Made.Named(name);
        var digests = Enumerable.Range(0, 5).Select(seed => Digest.Of(Made.Value(workload, workload.Sizes[0], (ulong)seed))).Distinct();

        Assert.Equal(name == "bookshelf" ? 1 : 5, digests.Count());
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void An_allocated_copy_is_equal_and_shares_no_memory(string name)
    {
        var workload = Made.Named(name);

        var (value, copy, difference) = Made.Copied(workload, workload.DefaultSize);

        Assert.Null(difference);
        Assert.Equal(Digest.Of(value), Digest.Of(copy));
        Assert.Empty(ObjectGraph.References(value).Intersect(ObjectGraph.References(copy), ReferenceEqualityComparer.Instance));
    }

    /// <summary>
    /// A serializer that tracks strings by reference would write a shared one once and read it once, and so do less than
    /// the floors.
    /// </summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void No_string_object_is_in_two_places(string name)
    {
        var workload = Made.Named(name);
        var found = ObjectGraph.All(Made.Value(workload, workload.DefaultSize)).Select(found => found.Value).OfType<string>().ToList();

        Assert.Equal(found.Count, found.Distinct<object>(ReferenceEqualityComparer.Instance).Count());
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void Sizes_rise_and_hold_the_default_and_keep_to_the_maximum(string name)
    {
        var workload = Made.Named(name);

        Assert.Equal(workload.Sizes.Order().Distinct(), workload.Sizes);
        Assert.Contains(workload.DefaultSize, workload.Sizes);
        Assert.InRange(workload.Sizes[0], 1, workload.DefaultSize);
        Assert.InRange(workload.Sizes[^1], workload.DefaultSize, workload.MaximumSize);
    }

    /// <summary>
    /// Some formats cannot tell empty from null, or drop nulls from lists, or keep no more than milliseconds. That is what the
    /// capability probes show; here it would only turn fast serializers into wrong answers.
    /// </summary>
    [Theory]
    [MemberData(nameof(Names))]
    public void Nothing_in_a_value_is_empty_or_out_of_the_common_range(string name)
    {
        var workload = Made.Named(name);

        Assert.All(ObjectGraph.All(Made.Value(workload, workload.DefaultSize)), found => Assert.True(IsCommon(workload.Shape, found.Path, found.Value), $"{found.Path}: {found.Value ?? "null"}"));
    }

    private static bool IsCommon(ModelShape shape, string path, object? value) => value switch
    {
        null => !path.EndsWith(']'),
        string text => text.Length > 0 && text.IsNormalized() && text.All(IsLegalInXml),
        System.Collections.ICollection collection => collection.Count > 0,
        DateTime time => time.Kind == DateTimeKind.Utc && time.Ticks % TimeSpan.TicksPerMillisecond == 0,
        double number => double.IsFinite(number),
        DateTimeOffset time => shape.Has(Construct.DateTimeOffset) && time.Ticks % TimeSpan.TicksPerMillisecond == 0,
        decimal => false,
        _ => true,
    };

    /// <summary>XML 1.0, without the carriage return, which its readers turn into a line feed.</summary>
    private static bool IsLegalInXml(char unit) => unit is '\t' or '\n' or (>= ' ' and < '\uFFFE');

    [GeneratedRegex("^[a-z]+(-[a-z]+)*$")]
    private static partial Regex TypeableName();
}
