using Goldilocks.Prober;
#if TAKES_CONVERTERS
using BannersQuestion = Goldilocks.Prober.ValuesCapability<Goldilocks.Probes.Models.HasBanner>;
using PlumbQuestion = Goldilocks.Prober.VersionCapability<Goldilocks.Probes.Models.V1.Plumb, Goldilocks.Probes.Models.V2.Plumb>;
#else
using BannersQuestion = Goldilocks.Prober.UnaskedConverter;
#endif

namespace Goldilocks.Probes.Models;

/// <summary>A library may take it that a converter which was given an object gives one.</summary>
public sealed class ConvertedToNull() : BannersQuestion("C55.null", "a converter of the program that reads a text as null: in a member and in a list", "values")
{
#if TAKES_CONVERTERS
    protected override IEnumerable<(string Name, HasBanner Root)> Make() =>
    [
        ("null in a member", new() { Value = new(Banner.None), List = [], Behind = 22 }),
        ("null in a list", new() { Value = new("banner"), List = [new("one"), new(Banner.None), new("two")], Behind = 22 }),
    ];

    protected override Likeness Compare(HasBanner expected, HasBanner actual) => Likeness.OfEqual(Text(expected), Text(actual));

    private static string Text(HasBanner root) => $"{Text(root.Value)} [{string.Join(", ", root.List?.Select(Text) ?? ["null"])}] {root.Behind}";

    private static string Text(Banner? banner) => banner is null || banner.ToForm() == Banner.None ? "null" : banner.ToString();
#endif
}

/// <summary>What was null is read by a class whose member cannot be null: the converter is asked about null, or the library decides. To refuse it is right.</summary>
public sealed class NullForConvertedStructure() : PlumbQuestion("C55.null-structure", "null where the class that reads has a structure with a converter of the program")
{
#if TAKES_CONVERTERS
    protected override V1.Plumb Make() => new() { Value = null, Behind = 22 };

    protected override Judgement Judge(V2.Plumb read) => read.Value.ToForm() == "0f" && read.Behind == 22 ? Judgement.Pass() : Judgement.Fail($"null and 22 are read as {read.Value.ToForm()} and {read.Behind}, silently");

    protected override Judgement Judge(Attempt<V2.Plumb> refused, Attempt<V1.Plumb> own) => refused.IsClean ? Judgement.Pass("it is refused") : Judgement.Fail(refused.Problem!);
#endif
}
#if !TAKES_CONVERTERS

/// <summary>It is of the section of two versions of a class.</summary>
public abstract class PlumbQuestion(string id, string question) : UnaskedConverter(id, question, "versions");
#endif
