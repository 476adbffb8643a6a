using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>A class that holds itself: how deep may a payload be?</summary>
[Contract]
public sealed partial class Tree
{
    [Member(First + 0), NamedMember]
    public int Level { get; set; }

    [Member(First + 1), NamedMember]
    public Tree? Next { get; set; }
}

public sealed class TreeModel() : ProbeModel<Tree>("probe-tree"), IDeepModel
{
    public override bool IsAttacked => true;

    protected override Tree Make() => Deep(3);

    object IDeepModel.OfDepth(int levels) => Deep(levels);

    /// <summary>A chain of that many objects. Every level has the same number, so that a payload repeats itself.</summary>
    private static Tree Deep(int levels)
    {
        var tree = new Tree { Level = 7 };
        for (var i = 1; i < levels; i++)
        {
            tree = new Tree { Level = 7, Next = tree };
        }

        return tree;
    }
}
