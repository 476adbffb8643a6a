using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>Values of workloads whose type is not known where they are needed.</summary>
internal static class Made
{
    public static Workload Named(string name) => AllWorkloads.Instances.Single(workload => workload.Name == name);

    public static object Value(Workload workload, int size, ulong seed = 1) => workload.Accept(new Creation(size, seed));

    public static (object Value, object Copy, string? Difference) Copied(Workload workload, int size) => workload.Accept(new Copying(size));

    public static T Value<T>(string workload, int size, ulong seed = 1) => (T)Value(Named(workload), size, seed);

    private sealed class Creation(int size, ulong seed) : IWorkloadVisitor<object>
    {
        public object Visit<T>(Workload<T> workload) => workload.Create(new WorkloadSize(size, workload.Parameters), new SeededRandom(seed))!;
    }

    private sealed class Copying(int size) : IWorkloadVisitor<(object, object, string?)>
    {
        public (object, object, string?) Visit<T>(Workload<T> workload)
        {
            var value = workload.Create(new WorkloadSize(size, workload.Parameters), new SeededRandom(1));
            var copy = workload.AllocateCopy(value);
            return (value!, copy!, workload.FindDifference(value, copy));
        }
    }
}
