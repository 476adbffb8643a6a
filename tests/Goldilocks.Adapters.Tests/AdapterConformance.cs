using Goldilocks.Catalog;
using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;
using Xunit.Abstractions;

namespace Goldilocks.Adapters.Tests;

/// <summary>
/// The checks for every folder under serializers/: a right round trip, again on the same instance, after
/// another value, after an accident, and by 32 threads that use it for the first time at the same moment; and so again with its asynchronous operations. A failure that an adapter's facts.json
/// states is accepted. An adapter whose package is not available here is not covered; a separate test names it.
/// </summary>
public sealed class AdapterConformance(ITestOutputHelper output)
{
    /// <summary>The types of <c>customers</c> with a mebibyte in a member: 32 threads would take minutes and find nothing new.</summary>
    private const string SameTypesOnlyLarger = "customers-large";

    /// <summary>Many threads at once, and asynchronous operations, meet it alone: an adapter does the same there for every type. A variant that does not take it meets <see cref="WideObjects"/>.</summary>
    private const string ByManyThreads = "kinds-primitives";

    /// <summary>Objects with many members that may be null. For 32 threads that each make a first call, some libraries need many times as long for these.</summary>
    private const string WideObjects = "questions";

    /// <summary>And types without a library's attributes, dictionaries, derived classes, shared objects. A variant that takes none of them is checked on the others. An adapter that fails on another workload is found at night, and by `verify`.</summary>
    private static readonly string[] s_ofEachKind = [WideObjects, "order", ByManyThreads, "kinds-collections", "kinds-polymorphic", "shared-references"];

    private static readonly ConformanceKit s_kit = new(TimeSpan.FromSeconds(180), Presets.Of("default").EnvironmentVariables);

    /// <summary>Asynchronous operations get the same checks, where there are any.</summary>
    private static readonly BindingWay s_async = new(IsAsync: true);

    // The floors are no serializers: they keep the value that they copy.
    private static IEnumerable<SerializerFolder> Serializers => RealAdapters.Folders.Where(folder => folder.Name != "Floors");

    private static IReadOnlyList<string> Names => [.. Serializers.Select(folder => folder.Name).Where(name => RealAdapters.Built(name).Outcome is not Unavailable)];

    /// <summary>Not asked for until the test runs: to find out which there are, all are built.</summary>
    public static TheoryData<string> Covered => [.. Names];

    [Theory]
    [MemberData(nameof(Covered), DisableDiscoveryEnumeration = true)]
    public void An_adapter_passes_every_check_on_workloads_of_each_kind(string serializer) => AssertConforms(serializer, s_ofEachKind.Contains, workload => workload == ByManyThreads);

    [Theory]
    [MemberData(nameof(Covered), DisableDiscoveryEnumeration = true)]
    [Trait("Runs", "nightly")]
    public void By_many_threads_and_asynchronously_it_passes_on_every_workload_too(string serializer) => AssertConforms(serializer, _ => true, _ => true);

    [Fact]
    public void The_adapters_that_no_test_covers_here_are_those_whose_packages_cannot_be_had()
    {
        var covered = Names.ToHashSet();
        var uncovered = Serializers.Where(folder => !covered.Contains(folder.Name)).Select(folder => RealAdapters.Built(folder.Name)).ToList();
        foreach (var adapter in uncovered)
        {
            output.WriteLine($"not covered here: {adapter.Request.Folder.Name}: {adapter.Outcome!.Reason}");
        }

        Assert.All(uncovered, adapter => Assert.IsType<Unavailable>(adapter.Outcome));
        Assert.NotEmpty(covered);
    }

    private static void AssertConforms(string serializer, Predicate<string> isChecked, Predicate<string> isCostlyWorthIt)
    {
        var built = RealAdapters.Built(serializer);
        Assert.True(built.WorkerPath is not null, $"{serializer} was not built: {built.Outcome?.Name}: {built.Outcome?.Reason}");

        var (variants, workloads) = RealAdapters.Describe(built);
        List<WorkloadInfo> all = [.. workloads.Where(workload => workload.Name != SameTypesOnlyLarger)], chosen = [.. all.Where(workload => isChecked(workload.Name))], costly = [.. all.Where(workload => isCostlyWorthIt(workload.Name))], wide = [.. all.Where(workload => workload.Name == WideObjects)];
        List<ConformanceResult> results =
        [
            .. variants.SelectMany(variant => InChosen(variant) is var first && TakesAny(first) ? first : [.. first, .. s_kit.Check(variant, [.. all.Except(chosen)], byManyThreads: costly)]),
            .. variants.Select(s_async.Using).SelectMany(variant => s_kit.Check(variant, costly, byManyThreads: costly)),
        ];
        var expected = FactsFile.ReadFor(built.Request.Folder)?.Expected;
        var violations = results.Where(result => result.Outcome is not (Measured or Unsupported)).ToList();
        var unexcused = violations.Where(result => expected?.Excuses(result.Variant.WorkerVariant, result.Workload, result.Check) != true).Select(Text).ToList();
        Assert.True(unexcused.Count == 0, string.Join(Environment.NewLine, unexcused));

        foreach (var variant in results.Where(result => result.Variant.Way is null).GroupBy(result => result.Variant.Label))
        {
            Assert.True(TakesAny(variant), $"{variant.Key} takes no workload at all.");
        }

        Assert.All(
            results.Where(result => result.Digest is not null),
            result => Assert.Equal(Digests.Of(result.Workload), result.Digest));

        IReadOnlyList<ConformanceResult> InChosen(RunVariant variant)
        {
            var results = s_kit.Check(variant, chosen, byManyThreads: costly);
            return TakesAny(results.Where(result => result.Check == ConformanceCheck.Concurrency)) ? results : [.. results, .. s_kit.Check(variant, [], byManyThreads: wide)];
        }
    }

    private static bool TakesAny(IEnumerable<ConformanceResult> results) => results.Any(result => result.Outcome is not Unsupported);

    private static string Text(ConformanceResult result) =>
        $"{result.Variant.Label} on {result.Workload}, {result.Check.Name()}: {result.Outcome.Name}: {result.Outcome.Reason}";

    /// <summary>The digest that every value must have: that of the first worker.</summary>
    private static class Digests
    {
        private static readonly Lazy<IReadOnlyDictionary<string, string>> s_first = new(() =>
        {
            var (variants, workloads) = RealAdapters.Describe(RealAdapters.Built("Floors"));
            return s_kit.Check(variants[0], workloads, byManyThreads: [])
                .Where(result => result.Digest is not null)
                .DistinctBy(result => result.Workload)
                .ToDictionary(result => result.Workload, result => result.Digest!);
        });

        public static string Of(string workload) => s_first.Value[workload];
    }
}
