using Goldilocks.Catalog;
using Goldilocks.Probing;

namespace Goldilocks.Rooms.Tests.Probing;

public sealed class CapabilityAnswerTests
{
    private const string Endless = "it did not end in the processor time and the memory that it has";

    [Theory]
    [InlineData("C07", "hung", "")]
    [InlineData("C07", "died-of-memory", "")]
    [InlineData("C10.constructor", "judged", "out-of-memory")]
    public void What_does_not_end_is_one_answer_whichever_limit_it_meets_first(string capability, string answer, string remark) =>
        Assert.Equal((CapabilityVerdict.Fail, Endless), Of(capability, answer, remark));

    [Theory]
    [InlineData("C46.writing", "died-of-memory", "", "the process ended: this stack does not suffice")]
    [InlineData("C39.bytes", "judged", "out-of-memory", "what was judged")]
    [InlineData("C10", "judged", "", "what was judged")]
    [InlineData("C10", "died", "", "the process ended with an unknown code")]
    public void What_ends_otherwise_keeps_its_own_words(string capability, string answer, string remark, string what) =>
        Assert.Equal((CapabilityVerdict.Fail, what), Of(capability, answer, remark));

    private static (CapabilityVerdict Verdict, string What) Of(string capability, string answer, string remark)
    {
        var kind = new OutcomeKind(capability, "", IsWriting: true, answer, [], remark.Length > 0 ? [remark] : [], Number: 1, StackBytes: 1, Milliseconds: 5000, AllocatedBytes: 1, "a question", "what was judged")
        {
            Verdict = answer == "judged" ? "Fail" : "",
        };
        var recorded = CapabilityAnswer.Of(kind, new Dictionary<int, string>());
        return (recorded.Verdict, recorded.What);
    }
}
