using System.Diagnostics;
using System.Runtime;
using Goldilocks.Values;

namespace Goldilocks.Startup;

/// <summary>Writes and reads one value of each type, one type after the other, in a process that has not done it before.</summary>
internal static class FirstUse
{
    /// <summary>The work of such a process without the serializer.</summary>
    public static void MakeValues(IReadOnlyList<Workload> workloads)
    {
        foreach (var workload in workloads)
        {
            workload.Accept(new ValueMaker());
        }
    }

    /// <summary>Uses the variant on every type; a type that it cannot take does not affect the other types.</summary>
    public static void Run(IReadOnlyList<Workload> workloads, Variant variant, StartupNotes notes, bool isChecked)
    {
        var done = new List<(Workload Workload, StartupBinding Binding)>();
        foreach (var workload in workloads)
        {
            notes.Add(StartupNotes.Type, workload.Name);
            try
            {
                if (Run(workload, variant, notes, isChecked) is { } binding)
                {
                    done.Add((workload, binding));
                }
            }
            catch (Exception exception)
            {
                notes.Fail(exception);
            }
        }

        if (isChecked)
        {
            Check(done, notes);
        }
    }

    private static StartupBinding? Run(Workload workload, Variant variant, StartupNotes notes, bool isChecked)
    {
        var (methods, bytes) = isChecked ? Compiled() : default;
        var binding = workload.Accept(new Opening(variant, notes));
        if (binding.Unsupported is { } reason)
        {
            notes.Add(StartupNotes.Unsupported, reason);
            return null;
        }

        binding.Run(notes);
        if (isChecked)
        {
            var (methodsNow, bytesNow) = Compiled();
            notes.Add(StartupNotes.Compiled, methodsNow - methods, bytesNow - bytes);
        }

        return binding;
    }

    /// <summary>Called after everything that is counted, because the comparison's reflection compiles and loads code of its own.</summary>
    private static void Check(List<(Workload Workload, StartupBinding Binding)> done, StartupNotes notes)
    {
        foreach (var assembly in AppDomain.CurrentDomain.GetAssemblies())
        {
            notes.Add(StartupNotes.Assembly, assembly.GetName().Name ?? "");
        }

        foreach (var (workload, binding) in done)
        {
            notes.Add(StartupNotes.Type, workload.Name);
            if (binding.FindDifference() is { } difference)
            {
                notes.Add(StartupNotes.WrongAnswer, difference);
            }
        }
    }

    private static (long Methods, long Bytes) Compiled() => (JitInfo.GetCompiledMethodCount(), JitInfo.GetCompiledILBytes());

    private sealed class ValueMaker : IWorkloadVisitor<object>
    {
        public object Visit<T>(Workload<T> workload) => Value(workload)!;

        public static T Value<T>(Workload<T> workload) =>
            workload.Create(new WorkloadSize(1, workload.Parameters), new SeededRandom(1));
    }

    private sealed class Opening(Variant variant, StartupNotes notes) : IWorkloadVisitor<StartupBinding>
    {
        public StartupBinding Visit<T>(Workload<T> workload)
        {
            // The value exists before the adapter does, so that making it is no part of the serializer's cost.
            var binder = new StartupBinder<T>(workload, ValueMaker.Value(workload));
            var began = Stopwatch.GetTimestamp();
            var binding = (StartupBinding)variant.Bind(binder);
            if (binding.Unsupported is null)
            {
                notes.Add(StartupNotes.Bound, began, Stopwatch.GetTimestamp());
            }

            return binding;
        }
    }
}

/// <summary>Binds adapters for one round trip. No reflection: the ahead-of-time compiler must see every way of binding in the types.</summary>
internal sealed class StartupBinder<T>(Workload<T> workload, T value) : Binder<T>
{
    public override Workload<T> Workload => workload;

    public override Binding Bind<TAdapter, TOwn>(TAdapter adapter, Terms<T, TOwn> terms) => terms switch
    {
        { DeserializeUnsupported: { } reason } => new NotBound("it only writes: " + reason),
        { FromApplication: { } fromApplication } => new BoundRoundTrip<TAdapter, TOwn>(adapter)
        {
            Make = () => fromApplication(value),
            Compare = read => terms.FindDifference(value, read),
        },
        _ => new NotBound("it only reads: " + terms.Partial),
    };

    public override Binding Unsupported(string reason) => new NotBound(reason);
}
