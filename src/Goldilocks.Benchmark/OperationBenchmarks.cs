using System.Runtime.CompilerServices;
using BenchmarkDotNet.Attributes;
using Goldilocks.Payloads;

namespace Goldilocks.Benchmark;

/// <summary>
/// The same two operations that the measuring host times, in the form that BenchmarkDotNet needs. It accepts no class with an adapter's internal types as
/// arguments, so the operations are reached by a virtual call: a nanosecond or two more than in the measuring host.
/// </summary>
public class OperationBenchmarks
{
    // BenchmarkDotNet makes the instances itself; one process holds one subject.
    private static TimedOperations? s_subject;

    private readonly TimedOperations _subject = s_subject ?? throw new InvalidOperationException("No variant was bound before BenchmarkDotNet started.");

    internal static void Set(TimedOperations subject) => s_subject = subject;

    /// <summary>Writes the value.</summary>
    [Benchmark]
    public void Serialize() => _subject.Serialize();

    /// <summary>Reads the value.</summary>
    [Benchmark]
    public void Deserialize() => _subject.Deserialize();
}

/// <summary>One variant on one value.</summary>
internal abstract class TimedOperations
{
    public abstract void Serialize();

    public abstract void Deserialize();
}

/// <summary>Closed over the adapter's struct type, so that only the outer call is virtual.</summary>
internal sealed class TimedOperations<TAdapter, TOwn>(TAdapter adapter, TOwn own, byte[] payload) : TimedOperations
    where TAdapter : struct, IAdapter<TOwn>
{
    private readonly PayloadWriter _writer = new();
    private readonly ReadOnlyMemory<byte> _payload = payload;
    private readonly TOwn _own = own;

    // Not read-only: calling a type parameter's method on a read-only field copies the struct first, every time.
    private TAdapter _adapter = adapter;

    public override void Serialize()
    {
        _writer.Clear();
        _adapter.Serialize(_own, _writer);
    }

    public override void Deserialize() => Keep(_adapter.Deserialize(_payload));

    /// <summary>The value that was read must be used. Storing it in a field was rejected: it would cost a write barrier.</summary>
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Keep(TOwn read) => _ = read;
}
