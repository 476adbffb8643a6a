using Goldilocks.Catalog;

namespace Goldilocks.Reporting.Choosing;

/// <summary>Which capabilities decide a requirement.</summary>
/// <param name="Needed">Each must have been asked, and must work.</param>
/// <param name="Counted">Where one was asked, it must not fail. Tables that are older than the question do not have it.</param>
/// <param name="Told">What does not work is told and decides nothing: a way of declaring members that a person can avoid.</param>
/// <param name="PartlyIsEnough">True where a capability that works in part shows the requirement.</param>
internal sealed record CapabilityRule(IReadOnlyList<string> Needed, IReadOnlyList<string> Counted, IReadOnlyList<string> Told, bool PartlyIsEnough)
{
    /// <summary>It is tried only where it is asked for by name.</summary>
    public const string NativeProgram = "C44.nativeaot";

    private static readonly IReadOnlyDictionary<Requirement, CapabilityRule> s_rules = new Dictionary<Requirement, CapabilityRule>
    {
        [Requirement.EvolvesAppend] = new(["C01"], ["C01.types"], ["C01.init", "C01.required", "C01.field"], true),
        [Requirement.EvolvesInsert] = new(["C01.insert"], [], [], true),
        [Requirement.EvolvesRemove] = new(["C02", "C02.middle"], ["C02.gap", "C02.types"], [], true),
        [Requirement.EvolvesRename] = new(["C03"], ["C03.middle"], [], false),
        [Requirement.EvolvesReorder] = new(["C04.numbered"], [], ["C04.unnumbered"], true),
        [Requirement.EvolvesRetype] = new(["C05.long", "C05.double", "C05.nullable", "C06"], [], ["C07"], true),
        [Requirement.References] = new(["C10", "C11"], [], [], false),
        [Requirement.Polymorphism] = new(["C13"], [], [], true),
        [Requirement.Streams] = new(["C41"], [], ["C40"], false),
        [Requirement.Aot] = new([NativeProgram], [], [], true),
    };

    /// <summary>Null where no capability shows the requirement.</summary>
    public static CapabilityRule? Of(Requirement requirement) => s_rules.GetValueOrDefault(requirement);

    /// <summary>A capability in words, for one that no table of the variant has.</summary>
    public static string Question(string id) => id switch
    {
        "C01" => "a member was added",
        "C01.insert" => "a member was added between others",
        "C02" => "a member was removed",
        "C02.middle" => "a member between others was removed",
        "C03" => "a member was renamed",
        "C04.numbered" => "members were reordered",
        "C05.long" or "C05.double" or "C05.nullable" or "C06" => "the type of a member was changed",
        "C10" or "C11" => "objects are shared, or lead back to themselves",
        "C41" => "values are read from a slow stream",
        "C13" => "a derived class stands for its base",
        _ => "a native program",
    };

    /// <summary>Whether a judgement shows that the requirement is not met.</summary>
    public bool Refutes(RecordedCapability? judgement) => judgement?.Verdict is CapabilityVerdict.Fail || (judgement?.Verdict is CapabilityVerdict.Partial && !PartlyIsEnough);
}
