#pragma warning disable CA1720 // The members are named after their types, because the type is what matters of them.
using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Workloads;

// The roots that corpus cases are read into. Each member has the value of its target in Goldilocks.Prober.Attacks.CorpusTargets: what a library writes for it is found in its payload,
// and a case takes its place. Types that a library may lack have a root of their own, so that the others can still be read.

/// <summary>The types that every format has.</summary>
[Contract]
public sealed partial class CorpusValues
{
    [Member(First + 0), NamedMember]
    public string Text { get; set; } = "";

    [Member(First + 1), NamedMember]
    public int Int { get; set; }

    [Member(First + 2), NamedMember]
    public long Long { get; set; }

    [Member(First + 3), NamedMember]
    public double Double { get; set; }

    [Member(First + 4), NamedMember]
    public bool Flag { get; set; }
}

/// <summary>Numbers that some formats have no type for.</summary>
[Contract]
public sealed partial class CorpusExact
{
    [Member(First + 0), NamedMember]
    public decimal Decimal { get; set; }

    [Member(First + 1), NamedMember]
    public ulong Ulong { get; set; }
}

/// <summary>Bytes.</summary>
[Contract]
public sealed partial class CorpusBytes
{
    [Member(First + 0), NamedMember]
    public byte[] Bytes { get; set; } = [];
}

/// <summary>A sequence.</summary>
[Contract]
public sealed partial class CorpusList
{
    [Member(First + 0), NamedMember]
    public List<int> List { get; set; } = [];
}

/// <summary>Entries by key.</summary>
[Contract]
public sealed partial class CorpusMap
{
    [Member(First + 0), NamedMember]
    public Dictionary<string, int> Map { get; set; } = [];
}

/// <summary>A point in time.</summary>
[Contract]
public sealed partial class CorpusMoment
{
    [Member(First + 0), NamedMember]
    public DateTime Moment { get; set; }
}

public sealed class CorpusValuesModel() : ProbeModel<CorpusValues>(CorpusTargets.Values)
{
    protected override CorpusValues Make() => new()
    {
        Text = CorpusTargets.Text,
        Int = CorpusTargets.Int,
        Long = CorpusTargets.Long,
        Double = CorpusTargets.Double,
        Flag = true,
    };
}

public sealed class CorpusExactModel() : ProbeModel<CorpusExact>("corpus-exact")
{
    protected override CorpusExact Make() => new() { Decimal = CorpusTargets.Decimal, Ulong = CorpusTargets.Ulong };
}

public sealed class CorpusBytesModel() : ProbeModel<CorpusBytes>("corpus-bytes")
{
    protected override CorpusBytes Make() => new() { Bytes = [.. CorpusTargets.Bytes] };
}

public sealed class CorpusListModel() : ProbeModel<CorpusList>("corpus-list")
{
    protected override CorpusList Make() => new() { List = [CorpusTargets.FirstElement, CorpusTargets.SecondElement] };
}

public sealed class CorpusMapModel() : ProbeModel<CorpusMap>("corpus-map", Needs.Dictionary), ICollidingModel
{
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } = CollidingTexts.Floods(Keyed);

    protected override CorpusMap Make() => new() { Map = new() { [CorpusTargets.Key] = CorpusTargets.Entry } };

    private static CorpusMap Keyed(int count, Func<int, string> text) => new() { Map = Enumerable.Range(1, count).ToDictionary(text, number => number) };
}

public sealed class CorpusMomentModel() : ProbeModel<CorpusMoment>("corpus-moment")
{
    protected override CorpusMoment Make() => new() { Moment = CorpusTargets.Moment };
}
