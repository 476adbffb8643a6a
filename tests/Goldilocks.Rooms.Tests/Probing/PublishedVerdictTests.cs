using Goldilocks.Catalog;
using Goldilocks.Probing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Probing;

public sealed class PublishedVerdictTests
{
    private static readonly PublishedForm s_native = PublishedVerdict.Forms[0];
    private static readonly PublishedUse s_clean = new(null, ["bookshelf", "large"], [], []);

    [Fact]
    public void A_program_that_works_without_a_warning_about_the_library_passes() => Expect(s_clean, CapabilityVerdict.Pass, "");

    [Fact]
    public void A_warning_about_an_assembly_of_the_library_makes_it_a_part() =>
        Expect(s_clean with { DoubtfulAssemblies = ["A.Core", "A"] }, CapabilityVerdict.Partial, "it works on 2 types, and the compiler warns about A.Core, A");

    [Fact]
    public void A_wrong_answer_in_one_of_the_types_fails_whatever_the_others_do() =>
        Expect(s_clean with { Troubles = [("tiny", new Unsupported("no schema")), ("large", new WrongAnswer("Title: null"))] }, CapabilityVerdict.Fail, "large: WrongAnswer: Title: null");

    [Theory]
    [InlineData("Bought: Utc, got Local", CapabilityVerdict.Pass, "")]
    [InlineData("Title: null", CapabilityVerdict.Fail, "large: WrongAnswer: Bought: Utc, got Local")]
    public void What_goes_wrong_in_a_plain_program_in_the_same_way_says_nothing_of_publishing(string inPlain, CapabilityVerdict verdict, string what) =>
        Expect(s_clean with { Troubles = [("large", new WrongAnswer("Bought: Utc, got Local"))], TroublesOfPlain = [("large", new WrongAnswer(inPlain))] }, verdict, what);

    [Fact]
    public void A_program_that_ends_before_it_has_read_anything_fails_with_what_it_said() =>
        Expect(new PublishedUse(new Crashed(134, "no code for List<Book>"), [], [], []), CapabilityVerdict.Fail, "Crashed: exit code 134: no code for List<Book>");

    [Fact]
    public void A_program_that_does_not_compile_fails() =>
        Expect(new PublishedUse(new BuildFailed("ILC: out of ideas"), [], [], []), CapabilityVerdict.Fail, "it does not compile: ILC: out of ideas");

    [Fact]
    public void A_compiler_that_is_not_there_says_nothing_about_the_library() =>
        Expect(new PublishedUse(new Unavailable("ILCompiler", "10.0.0", "no package of this name found"), [], [], []), CapabilityVerdict.NotApplicable, "package ILCompiler 10.0.0: no package of this name found");

    [Fact]
    public void A_variant_that_takes_none_of_the_types_is_not_tried() =>
        Expect(new PublishedUse(null, [], [("bookshelf", new Unsupported("it is for shared objects"))], []), CapabilityVerdict.NotApplicable, "it is for shared objects");

    private static void Expect(PublishedUse use, CapabilityVerdict verdict, string what)
    {
        var capability = PublishedVerdict.Of(s_native, use);
        Assert.Equal((s_native.Id, verdict, what), (capability.Id, capability.Verdict, capability.What));
    }
}
