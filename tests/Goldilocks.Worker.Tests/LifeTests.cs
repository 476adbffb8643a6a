using System.Diagnostics;
using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>When a worker ends, and when it does not.</summary>
public sealed class LifeTests
{
    private const int Patience = 60_000;

    [Fact]
    public void An_idle_worker_ends_when_its_coordinator_does()
    {
        using var worker = new BareWorker("Honest");
        worker.Ask(new DescribeRequest());

        worker.ClosePipe();

        Assert.True(worker.Process.WaitForExit(Patience));
    }

    [Theory]
    [InlineData("")]
    [InlineData("busy")]
    public void A_worker_whose_library_hangs_ends_when_its_coordinator_does(string variant)
    {
        using var worker = new BareWorker("Hanging");
        var binding = Bind(worker, variant);
        worker.Send(new VerifyRequest(binding).ToFrame());
        Assert.Equal("This will take a while.", worker.Process.StandardError.ReadLine());

        worker.ClosePipe();

        Assert.True(worker.Process.WaitForExit(Patience));
    }

    [Fact]
    public void A_request_whose_coordinator_is_gone_is_not_begun()
    {
        // The end of the pipe comes right behind the request. Which one the worker notices first is a matter of luck, hence the repetition.
        for (var attempt = 0; attempt < 5; attempt++)
        {
            using var worker = new BareWorker("Hanging");
            var binding = Bind(worker);
            Thread.Sleep(50);
            worker.Send(new VerifyRequest(binding).ToFrame());

            worker.ClosePipe();

            Assert.True(worker.Process.WaitForExit(Patience / 4));
        }
    }

    [Fact]
    public void A_worker_that_is_told_to_exit_says_so_and_ends_well()
    {
        using var worker = new BareWorker("Honest");

        Assert.IsType<DoneAnswer>(worker.Ask(new ExitRequest()));
        Assert.True(worker.Process.WaitForExit(Patience));
        Assert.Equal(0, worker.Process.ExitCode);
    }

    [Fact]
    public void A_worker_that_receives_nonsense_says_so_and_ends()
    {
        using var worker = new BareWorker("Honest");
        worker.Process.StandardInput.Write("what do you offer?\n");
        worker.Process.StandardInput.Flush();

        var words = worker.Process.StandardError.ReadToEnd();

        Assert.True(worker.Process.WaitForExit(Patience));
        Assert.Contains("Expected a message's byte count but found 'w'", words, StringComparison.Ordinal);
    }

    [UnixFact(UnixFactAttribute.Signals)]
    public void An_interrupt_from_the_terminal_leaves_the_decision_to_the_coordinator()
    {
        using var worker = new BareWorker("Honest");
        var binding = Bind(worker);

        using (var kill = Process.Start("sh", ["-c", $"kill -INT {worker.Process.Id}"]))
        {
            kill.WaitForExit();
            Assert.Equal(0, kill.ExitCode);
        }

        Assert.IsType<VerifiedAnswer>(worker.Ask(new VerifyRequest(binding)));
        Assert.False(worker.Process.HasExited);
    }

    [LinuxFact("Only Linux lists the managed assemblies among a process's modules.")]
    public void A_worker_loads_nothing_that_could_be_measured()
    {
        using var worker = new BareWorker("Empty");
        var binding = Bind(worker);
        worker.Ask(new VerifyRequest(binding));
        worker.Ask(MeasuringTests.Warm(minimumMilliseconds: 10, new BoundOperation(binding, Operation.Serialize), new BoundOperation(binding, Operation.Deserialize)));
        worker.Ask(new SampleRequest(binding, Operation.Serialize, 10, LeadIn: 0));
        worker.Ask(new RecheckRequest(binding));

        var loaded = worker.Process.Modules.Cast<ProcessModule>().Select(module => module.ModuleName).ToList();

        Assert.Contains("System.Private.CoreLib.dll", loaded);
        Assert.DoesNotContain(loaded, name => name.Contains("Json", StringComparison.OrdinalIgnoreCase));
        Assert.DoesNotContain(loaded, name => name.Contains("Xml", StringComparison.OrdinalIgnoreCase));
        Assert.DoesNotContain(loaded, name => name.Contains("Serialization", StringComparison.OrdinalIgnoreCase));
    }

    private static long Bind(BareWorker worker, string variant = "") => Assert.IsType<OpenedAnswer>(worker.Ask(Conversation.OpenRequest(variant))).Binding;
}
