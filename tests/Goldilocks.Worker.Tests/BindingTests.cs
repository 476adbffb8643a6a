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

        Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "serialize", 10).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "deserialize", 10).Verb);
        Assert.Equal(Verbs.Verified, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void A_writer_without_a_reader_says_so_and_is_verified_by_another_reader()
    {
        using var fake = new Conversation("Limited");

        var opened = fake.Open("writes only");
        var verified = fake.Verify(opened.GetInt64("binding"));

        Assert.Equal("there is no reader", opened.Get("deserialize.unsupported"));
        Assert.Null(opened.Find("serialize.unsupported"));
        Assert.Equal(Verbs.Verified, verified.Verb);
        Assert.Equal(0, verified.GetInt64("first-deserialize-nanoseconds"));
    }

    [Fact]
    public void A_reader_of_a_part_says_which_part_and_that_it_does_not_write()
    {
        using var fake = new Conversation("Limited");

        var opened = fake.Open("reads only");
        var binding = opened.GetInt64("binding");

        Assert.Equal("tokens only", opened.Get("partial"));
        Assert.NotNull(opened.Find("serialize.unsupported"));
        Assert.Equal(Verbs.Verified, fake.Verify(binding).Verb);
        Assert.Equal(Verbs.Sample, fake.Slice(binding, "deserialize", 10).Verb);
        Assert.Equal(Verbs.Verified, fake.Recheck(binding).Verb);
    }

    [Fact]
    public void What_cannot_be_done_is_unsupported_with_the_adapters_reason()
    {
        using var fake = new Conversation("Limited");

        var answer = fake.Open("unsupported");

        Assert.Equal((Verbs.Unsupported, "it knows no objects"), (answer.Verb, answer.Get("reason")));
    }

    [Fact]
    public void Variants_are_described_in_the_adapters_order()
    {
        using var fake = new Conversation("Limited");

        var description = fake.Ask(new Frame(Verbs.Describe));

        Assert.Equal(["own objects", "writes only", "reads only", "unsupported"], description.GetAll("variant"));
        Assert.Equal(Verbs.ProtocolVersion, description.GetInt64("protocol"));
        Assert.Equal(["1"], description.GetAll("person.size"));
        Assert.Equal("payload=10", description.Get("bookshelf.parameter"));
    }

    [Fact]
    public void Bindings_are_numbered_and_a_closed_one_is_gone()
    {
        using var fake = new Conversation("Honest");
        var (first, second) = (fake.Bind(), fake.Bind());

        Assert.Equal(Verbs.Done, fake.Ask(Conversation.Request(Verbs.Close, first)).Verb);

        Assert.Equal($"There is no open binding {first}.", fake.Verify(first).Get("message"));
        Assert.Equal(Verbs.Verified, fake.Verify(second).Verb);
    }

    [Fact]
    public void A_wrong_request_is_answered_with_what_is_wrong()
    {
        using var fake = new Conversation("Honest");
        var binding = fake.Bind();
        fake.Verify(binding);

        Assert.Equal("This worker does not know the request 'dance'.", Refused(new Frame("dance")));
        Assert.Equal("This worker has no variant 'fast'.", Refused(Conversation.OpenRequest("fast")));
        Assert.Equal(
            "This worker has no workload 'people'.",
            Refused(new Frame(Verbs.Open).With("variant", "").With("workload", "people").With("size", 1).With("seed", 1)));
        Assert.Equal("The workload 'person' has no parameter 'age=3'.", Refused(Conversation.OpenRequest().With("parameter", "age=3")));
        Assert.Equal("'copy' is not an operation.", Refused(Conversation.Request(Verbs.Slice, binding).With("operation", "copy")));
        Assert.Equal("The message 'slice' lacks the field 'operations'.", Refused(Conversation.Request(Verbs.Slice, binding).With("operation", "serialize")));
        Assert.Equal("'9 serialize' is no open binding and operation.", Refused(MeasuringTests.Warm(minimumMilliseconds: 0, "9 serialize")));

        string Refused(Frame request)
        {
            var answer = fake.Ask(request);
            Assert.Equal((Verbs.Failed, typeof(ProtocolException).FullName), (answer.Verb, answer.Get("exception")));
            return answer.Get("message");
        }
    }
}
