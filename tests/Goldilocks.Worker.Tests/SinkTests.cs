using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>A file contains exactly the payload, and is deleted afterwards.</summary>
public sealed class SinkTests : IDisposable
{
    private readonly DirectoryInfo _temporary = Directory.CreateTempSubdirectory("goldilocks-sinks-");

    [Fact]
    public void A_file_holds_the_payload_that_memory_holds_and_keeps_it_through_measuring()
    {
        using var fake = Start("Honest");
        var memory = fake.Bind();
        var opened = fake.Ask(ToFile(Conversation.OpenRequest()));
        var file = opened.Binding;

        Assert.NotNull(opened.DeserializeUnsupported);
        Assert.Null(opened.SerializeUnsupported);
        Assert.Equal(fake.Verify(memory).PayloadBytes, fake.Verify(file).PayloadBytes);
        Assert.Equal(100, fake.Sample(file, Operation.Serialize, 100).Operations);
        fake.Recheck(file);
    }

    [Theory]
    [InlineData("WrongAnswer")]
    [InlineData("StatefulOutput")]
    public void What_is_wrong_in_memory_is_wrong_in_a_file(string serializer)
    {
        using var fake = Start(serializer);
        var variant = fake.Ask(new DescribeRequest()).Variants[0].Name;
        var binding = fake.Ask(ToFile(Conversation.OpenRequest(variant))).Binding;
        var answer = fake.Answer(new VerifyRequest(binding));
        if (answer is VerifiedAnswer)
        {
            fake.Sample(binding, Operation.Serialize, 10);
            answer = fake.Answer(new RecheckRequest(binding));
        }

        Assert.IsType<DifferentAnswer>(answer);
    }

    [Fact]
    public void The_harness_allocates_nothing_for_a_file()
    {
        using var fake = Start("Empty");
        var binding = fake.Ask(ToFile(Conversation.OpenRequest())).Binding;
        fake.Verify(binding);

        Assert.Equal(Enumerable.Repeat(0L, 5), fake.Allocate(binding, Operation.Serialize).Thread);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Nothing_is_left_of_the_file_however_the_process_ends(bool isKilled)
    {
        using (var fake = Start("Honest"))
        {
            var binding = fake.Ask(ToFile(Conversation.OpenRequest())).Binding;
            fake.Verify(binding);
            if (isKilled)
            {
                using var process = System.Diagnostics.Process.GetProcessById(fake.ProcessId);
                process.Kill();
                process.WaitForExit();
            }
            else
            {
                fake.Ask(new CloseRequest(binding));
                Assert.Empty(Left());
            }
        }

        Assert.Empty(Left());
    }

    public void Dispose() => _temporary.Delete(recursive: true);

    private IEnumerable<string> Left() => _temporary.EnumerateFiles("goldilocks-*").Select(file => file.Name);

    private Conversation Start(string fake) => new(fake, ("TMPDIR", _temporary.FullName), ("TMP", _temporary.FullName));

    private static OpenRequest ToFile(OpenRequest request) => request with { Sink = Sink.File };
}
