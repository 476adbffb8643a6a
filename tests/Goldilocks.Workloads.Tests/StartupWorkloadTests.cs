using System.Text.Json;
using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>The four types that a starting process uses.</summary>
public sealed class StartupWorkloadTests
{
    public static TheoryData<string> Names => [.. StartupWorkloads.Instances.Select(workload => workload.Name)];

    [Fact]
    public void There_are_the_study_s_shelf_two_of_the_same_shape_and_a_large_one()
    {
        Assert.Equal(["bookshelf", "bookshelf-1", "bookshelf-2", "bookshelf-large"], StartupWorkloads.Instances.Select(workload => workload.Name));
        Assert.Equal(Members(typeof(Book)), Members(typeof(Book1)));
        Assert.Equal(Members(typeof(Book)), Members(typeof(Book2)));
        Assert.Equal(33, typeof(LargeBook).GetProperties().Length);
    }

    [Theory]
    [MemberData(nameof(Names))]
    public void A_value_is_the_same_each_time_and_survives_a_round_trip(string name)
    {
        var workload = StartupWorkloads.Instances.Single(candidate => candidate.Name == name);
        var (first, second, copy) = workload.Accept(new Maker());

        Assert.Null(Difference.Find(first, second));
        Assert.Null(Difference.Find(first, copy));
        Assert.Null(Difference.Find(first, JsonSerializer.Deserialize(JsonSerializer.Serialize(first, first.GetType()), first.GetType())));
    }

    private static IEnumerable<(string, Type)> Members(Type type) => type.GetProperties().Select(member => (member.Name, member.PropertyType));

    private sealed class Maker : IWorkloadVisitor<(object First, object Second, object Copy)>
    {
        public (object First, object Second, object Copy) Visit<T>(Workload<T> workload)
        {
            var size = new WorkloadSize(1, workload.Parameters);
            var value = workload.Create(size, new SeededRandom(1));
            return (value!, workload.Create(size, new SeededRandom(1))!, workload.AllocateCopy(value)!);
        }
    }
}
