using System.Net.Http;

namespace Goldilocks.Workloads.Tests;

/// <summary>The classes that libraries are told of in advance.</summary>
public sealed class KnownTypesTests
{
    [Fact]
    public void Of_a_compiled_library_they_are_its_own_and_those_of_the_framework_are_none()
    {
        Assert.Contains(typeof(WorkloadSize), KnownTypes.Of(typeof(List<WorkloadSize>)));
        Assert.All(KnownTypes.Of(typeof(WorkloadSize)), type => Assert.Equal(typeof(WorkloadSize).Assembly, type.Assembly));
        Assert.Empty(KnownTypes.Of(typeof(List<HttpMethod>)));
    }
}
