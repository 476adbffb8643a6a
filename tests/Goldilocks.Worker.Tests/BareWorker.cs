using System.Diagnostics;
using Goldilocks.Processes;
using Goldilocks.Protocol;
using Goldilocks.Running;

namespace Goldilocks.Worker.Tests;

/// <summary>A fake's process with direct access to its pipes; <see cref="WorkerProcess"/> would already clean up after it.</summary>
internal sealed class BareWorker : IDisposable
{
    private long _number = 41;

    public BareWorker(string fake)
    {
        Process = Process.Start(new ProcessStartInfo(DotnetHost.Path, ["exec", Fakes.PathOf(fake)])
        {
            RedirectStandardInput = true,
            RedirectStandardOutput = true,
            RedirectStandardError = true,
        })!;
        Channel = new FrameChannel(Process.StandardOutput.BaseStream, Process.StandardInput.BaseStream);
    }

    public Process Process { get; }

    public FrameChannel Channel { get; }

    /// <summary>Asks under a number of its own.</summary>
    public Answer Ask(Request request) => Ask(request.ToFrame());

    /// <summary>Sends requests that the typed ones cannot express.</summary>
    public Answer Ask(Frame request)
    {
        Send(request);
        var answer = Channel.Read() ?? throw new EndOfStreamException("The worker ended without an answer.");
        Assert.Equal(_number, answer.Number);
        return Answers.Read(answer.ToFrame());
    }

    public void Send(Frame request) => Channel.Write(++_number, request);

    /// <summary>Closes the pipe as the operating system does when the coordinator dies for any reason.</summary>
    public void ClosePipe() => Process.StandardInput.Close();

    public void Dispose()
    {
        if (!Process.HasExited)
        {
            Process.Kill();
        }

        Process.Dispose();
    }
}
