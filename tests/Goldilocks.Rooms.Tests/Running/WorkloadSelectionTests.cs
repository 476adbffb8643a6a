using Goldilocks.Protocol;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

public class WorkloadSelectionTests
{
    private static readonly WorkloadInfo[] All =
    [
        Workload("person", isInDefaultRun: true, maximum: 1, defaultSize: 1),
        Workload("bookshelf", isInDefaultRun: true, maximum: 1_000_000, defaultSize: 100, "payload"),
        Workload("kinds-nested", isInDefaultRun: false, maximum: 10_000, defaultSize: 100),
        Workload("kinds-binary", isInDefaultRun: false, maximum: 10_000, defaultSize: 64),
    ];

    [Fact]
    public void Each_pattern_may_have_sizes_of_its_own() =>
        Assert.Equal(["bookshelf@1+1000", "person@1"], Choose(["bookshelf@1000+1", "person"]));

    [Fact]
    public void Own_sizes_win_over_those_of_the_run() =>
        Assert.Equal(["bookshelf@7", "kinds-nested@3"], Choose(["bookshelf@7", "kinds-nested"], sizes: [3]));

    [Fact]
    public void Sizes_follow_parameters() =>
        Assert.Equal(["bookshelf:payload=0@1+2"], Choose(["bookshelf:payload=0@2+1+2"]));

    [Fact]
    public void A_glob_with_sizes_gives_them_to_every_workload_that_fits() =>
        Assert.Equal(["kinds-nested@5", "kinds-binary@5"], Choose(["kinds-*@5"]));

    [Fact]
    public void A_workload_named_twice_is_measured_once_on_all_its_sizes() =>
        Assert.Equal(["bookshelf@10+1000", "bookshelf:payload=0@10"], Choose(["bookshelf@1000", "bookshelf:payload=0@10", "bookshelf:payload=10@10"]));

    [Fact]
    public void Without_patterns_the_default_run_has_the_sizes_of_the_run_where_a_workload_has_several() =>
        Assert.Equal(["person@1", "bookshelf@4"], Choose([], sizes: [4]));

    [Theory]
    [InlineData("bookshelf@", "not a size")]
    [InlineData("bookshelf@ten", "'ten' in 'bookshelf@ten' is not a size")]
    [InlineData("bookshelf@0", "not a size")]
    [InlineData("bookshelf@1+", "not a size")]
    [InlineData("bookshelf@1:payload=3", "parameters go before the @")]
    [InlineData("person@2", "person has sizes from 1 to 1")]
    [InlineData("@5", "is not a workload")]
    [InlineData("bookshef@5", "There is no workload 'bookshef'; did you mean 'bookshelf'?")]
    public void What_cannot_be_meant_is_an_error_that_says_what_can(string pattern, string expected) =>
        Assert.Contains(expected, Assert.Throws<SelectionException>(() => Choose([pattern])).Message, StringComparison.Ordinal);

    private static IEnumerable<string> Choose(string[] patterns, int[]? sizes = null) =>
        Selection.Workloads(patterns, sizes ?? [], new Dictionary<string, int>(), All)
            .Select(workload => $"{workload.Key}@{string.Join('+', workload.Sizes)}");

    private static WorkloadInfo Workload(string name, bool isInDefaultRun, int maximum, int defaultSize, params string[] parameters) =>
        new(name, "", "", defaultSize, maximum, isInDefaultRun, [defaultSize], parameters.ToDictionary(parameter => parameter, _ => 10));
}
