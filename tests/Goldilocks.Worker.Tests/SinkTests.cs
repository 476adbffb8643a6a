using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>What is written to a file is what was to be written, and nothing is left of it.</summary>
public sealed class SinkTests : IDisposable
{
    private readonly DirectoryInfo _temporary = Directory.CreateTempSubdirectory("goldilocks-sinks-");

    [Fact]
    public void A_file_holds_the_payload_that_memory_holds_and_keeps_it_through_measuring()
    {
        using var fake = Start("Honest");
        var memory = fake.Bind();
        var opened = fake.Ask(ToFile(Conversation.OpenRequest()));
        var file = opened.GetInt64("binding");

        Assert.NotNull(opened.Find("deserialize.unsupported"));
        Assert.Null(opened.Find("serialize.unsupported"));
        Assert.Equal(fake.Verify(memory).GetInt64("payload-bytes"), fake.Verify(file).GetInt64("payload-bytes"));
        Assert.Equal(100, fake.Slice(file, "serialize", 100).GetInt64("operations"));
        Assert.Equal(Verbs.Verified, fake.Recheck(file).Verb);
    }

    [Theory]
    [InlineData("WrongAnswer")]
    [InlineData("StatefulOutput")]
    public void What_is_wrong_in_memory_is_wrong_in_a_file(string serializer)
    {
        using var fake = Start(serializer);
        var variant = fake.Ask(new Frame(Verbs.Describe)).GetAll("variant").First();
        var binding = fake.Ask(ToFile(Conversation.OpenRequest(variant))).GetInt64("binding");
        var verified = fake.Verify(binding);
        if (verified.Verb == Verbs.Verified)
        {
            fake.Slice(binding, "serialize", 10);
            verified = fake.Recheck(binding);
        }

        Assert.Equal(Verbs.WrongAnswer, verified.Verb);
    }

    [Fact]
    public void The_harness_allocates_nothing_for_a_file()
    {
        using var fake = Start("Empty");
        var binding = fake.Ask(ToFile(Conversation.OpenRequest())).GetInt64("binding");
        fake.Verify(binding);

        Assert.Equal(Enumerable.Repeat(0L, 5), fake.Allocate(binding, "serialize").Thread);
    }

    [Theory]
    [InlineData(false)]
    [InlineData(true)]
    public void Nothing_is_left_of_the_file_however_the_process_ends(bool isKilled)
    {
        using (var fake = Start("Honest"))
        {
            var binding = fake.Ask(ToFile(Conversation.OpenRequest())).GetInt64("binding");
            Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
            if (isKilled)
            {
                using var process = System.Diagnostics.Process.GetProcessById(fake.ProcessId);
                process.Kill();
                process.WaitForExit();
            }
            else
            {
                fake.Ask(Conversation.Request(Verbs.Close, binding));
                Assert.Empty(Left());
            }
        }

        Assert.Empty(Left());
    }

    [Fact]
    public void A_sink_that_there_is_not_is_refused()
    {
        using var fake = Start("Honest");

        Assert.Equal("'disk' is not a sink.", fake.Ask(Conversation.OpenRequest().With("sink", "disk")).Get("message"));
    }

    public void Dispose() => _temporary.Delete(recursive: true);

    private IEnumerable<string> Left() => _temporary.EnumerateFiles("goldilocks-*").Select(file => file.Name);

    private Conversation Start(string fake) => new(fake, ("TMPDIR", _temporary.FullName), ("TMP", _temporary.FullName));

    private static Frame ToFile(Frame request) => request.With("sink", "file");
}
