using System.Runtime.InteropServices;

namespace Goldilocks.Commands;

/// <summary>
/// The first Ctrl-C, SIGTERM or SIGHUP asks for a clean end; a second one, of any kind, has the default effect: this process ends at once, and
/// <c>Goldilocks.Processes</c> ends the processes that it started.
/// </summary>
internal sealed class Interruption : IDisposable
{
    private readonly CancellationTokenSource _source = new();
    private readonly List<PosixSignalRegistration> _registrations = [];

    public Interruption()
    {
        foreach (var signal in new[] { PosixSignal.SIGINT, PosixSignal.SIGTERM, PosixSignal.SIGHUP })
        {
            _registrations.Add(PosixSignalRegistration.Create(signal, Handle));
        }
    }

    public CancellationToken Token => _source.Token;

    public void Dispose()
    {
        foreach (var registration in _registrations)
        {
            registration.Dispose();
        }

        _source.Dispose();
    }

    private void Handle(PosixSignalContext context)
    {
        if (!_source.IsCancellationRequested)
        {
            context.Cancel = true;
            _source.Cancel();
        }
    }
}
