using System.Threading.Tasks.Sources;

namespace Goldilocks.Worker;

/// <summary>The awaited step of an operation, until the loop completes it.</summary>
internal abstract class Suspension
{
    /// <summary>Continues the awaiting operation on the calling thread.</summary>
    public abstract void Complete();
}

/// <summary>A suspension that ends with a result and is used again and again, so that awaiting it allocates nothing.</summary>
internal sealed class Suspension<TResult>(EventLoop loop) : Suspension, IValueTaskSource<TResult>, IValueTaskSource
{
    private ManualResetValueTaskSourceCore<TResult> _core;
    private TResult _result = default!;

    public ValueTask<TResult> Begin(TResult result)
    {
        Suspend(result);
        return new ValueTask<TResult>(this, _core.Version);
    }

    public ValueTask BeginWithoutResult()
    {
        Suspend(default!);
        return new ValueTask(this, _core.Version);
    }

    public override void Complete() => _core.SetResult(_result);

    public TResult GetResult(short token) => _core.GetResult(token);

    public ValueTaskSourceStatus GetStatus(short token) => _core.GetStatus(token);

    public void OnCompleted(Action<object?> continuation, object? state, short token, ValueTaskSourceOnCompletedFlags flags) =>
        _core.OnCompleted(continuation, state, token, flags);

    void IValueTaskSource.GetResult(short token) => _core.GetResult(token);

    private void Suspend(TResult result)
    {
        _core.Reset();
        _result = result;
        loop.Suspend(this);
    }
}
