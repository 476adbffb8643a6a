using Goldilocks.Protocol;

namespace Goldilocks.Worker.Tests;

/// <summary>The ways in which an adapter may answer a workload.</summary>
public sealed class BindingTests
{
    [Fact]
    public void Own_objects_are_compared_as_the_applications()
    {
        using var fake = new Conversation("Limited");
        var binding = fake.Bind("own objects");

        fake.Verify(binding);
        fake.Sample(binding, Operation.Serialize, 10);
        fake.Sample(binding, Operation.Deserialize, 10);
        fake.Recheck(binding);
    }

    [Fact]
    public void A_writer_without_a_reader_says_so_and_is_verified_by_another_reader()
    {
        using var fake = new Conversation("Limited");

        var opened = fake.Open("writes only");
        var verified = fake.Verify(opened.Binding);

        Assert.Equal("there is no reader", opened.DeserializeUnsupported);
        Assert.Null(opened.SerializeUnsupported);
        Assert.Equal(0, verified.First.DeserializeNanoseconds);
    }

    [Fact]
    public void A_reader_of_a_part_says_which_part_and_that_it_does_not_write()
    {
        using var fake = new Conversation("Limited");

        var opened = fake.Open("reads only");
        var binding = opened.Binding;

        Assert.Equal("tokens only", opened.Partial);
        Assert.NotNull(opened.SerializeUnsupported);
        fake.Verify(binding);
        fake.Sample(binding, Operation.Deserialize, 10);
        fake.Recheck(binding);
    }

    [Fact]
    public void What_cannot_be_done_is_unsupported_with_the_adapters_reason()
    {
        using var fake = new Conversation("Limited");

        Assert.Equal(new UnsupportedAnswer("it knows no objects"), fake.Answer(Conversation.OpenRequest("unsupported")));
    }

    [Fact]
    public void Variants_are_described_in_the_adapters_order()
    {
        using var fake = new Conversation("Limited");

        var description = fake.Ask(new DescribeRequest());

        Assert.Equal(["own objects", "writes only", "reads only", "unsupported"], description.Variants.Select(variant => variant.Name));
        Assert.Equal([1], description.Workloads.Single(workload => workload.Name == "person").Sizes);
        Assert.Equal(10, description.Workloads.Single(workload => workload.Name == "bookshelf").Parameters["payload"]);
    }

    [Fact]
    public void Bindings_are_numbered_and_a_closed_one_is_gone()
    {
        using var fake = new Conversation("Honest");
        var (first, second) = (fake.Bind(), fake.Bind());

        fake.Ask(new CloseRequest(first));

        Assert.Equal($"There is no open binding {first}.", fake.FailedBy(new VerifyRequest(first)).Message);
        fake.Verify(second);
    }

    [Fact]
    public void A_wrong_request_is_answered_with_what_is_wrong_and_the_worker_goes_on()
    {
        using var fake = new BareWorker("Honest");
        var person = Conversation.PersonOf("");
        var binding = Assert.IsType<OpenedAnswer>(fake.Ask(new OpenRequest(person))).Binding;
        var sample = new Frame(Verbs.Take).With("binding", $"{binding}");

        Assert.Equal("there is no request 'dance'", Refused(new Frame("dance")));
        Assert.Equal("This worker has no variant 'fast'.", Refused(new OpenRequest(person with { Variant = "fast" }).ToFrame()));
        Assert.Equal("This worker has no workload 'people'.", Refused(new OpenRequest(person with { Workload = "people" }).ToFrame()));
        Assert.Equal("The workload 'person' has no parameter 'age'.", Refused(new OpenRequest(person with { Parameters = new Dictionary<string, int> { ["age"] = 3 } }).ToFrame()));
        Assert.Equal("'take' comes without 'operation', which is serialize or deserialize", Refused(sample));
        Assert.Equal("'take' has 'operation' = 'copy', where serialize or deserialize was expected", Refused(sample.With("operation", "copy")));
        Assert.Equal("'open' has 'sink' = 'disk', where memory or file was expected", Refused(new OpenRequest(person).ToFrame().With("sink", "disk")));
        Assert.Equal("There is no open binding 9.", Refused(MeasuringTests.Warm(minimumMilliseconds: 0, new BoundOperation(9, Operation.Serialize)).ToFrame()));
        Assert.IsType<VerifiedAnswer>(fake.Ask(new VerifyRequest(binding)));

        string Refused(Frame request)
        {
            var answer = Assert.IsType<FailedAnswer>(fake.Ask(request));
            Assert.Equal(typeof(ProtocolException).FullName, answer.Exception);
            return answer.Message;
        }
    }
}
