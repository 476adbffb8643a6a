using Goldilocks.Payloads;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>Writes to a temporary file instead of to memory (docs/sinks.md). Reading is the same as from memory, so it is not measured again.</summary>
internal sealed class FileBoundAdapter<TAdapter, T, TOwn>(TAdapter adapter, Workload<T> workload, T value, Terms<T, TOwn> terms, PayloadFile file)
    : BoundAdapter<TAdapter, T, TOwn>(adapter, workload, value, terms)
    where TAdapter : struct, IAdapter<TOwn>
{
    private const string ReadsFromMemory = "payloads are read from memory; see the row that writes to memory";

    public override string? WhyNot(Operation operation) => base.WhyNot(operation) ?? (operation == Operation.Deserialize ? ReadsFromMemory : null);

    public override void Dispose()
    {
        file.Dispose();
        base.Dispose();
    }

    /// <summary>An operation ends when the operating system has the whole payload.</summary>
    protected override void RepeatSerialize(TAdapter adapter, TOwn own, long count)
    {
        for (; count > 0; count--)
        {
            file.Restart();
            adapter.Serialize(own, file);
            file.Complete();
        }
    }

    protected override byte[] LastPayload() => file.Read();
}
