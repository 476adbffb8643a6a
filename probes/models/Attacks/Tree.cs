using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>
/// A class that holds itself: how deep may a payload be? It holds itself first, by number and by name. The last member of a class may be written by a tail call, which takes no stack where a method is
/// optimized and all of it where it is not: then chance, and not the library, would say how deep a value may be.
/// </summary>
[Contract]
public sealed partial class Tree
{
    [Member(First + 0), NamedMember]
    public Tree? Next { get; set; }

    [Member(First + 1), NamedMember]
    public int Place { get; set; }
}

public sealed class TreeModel() : ProbeModel<Tree>("probe-tree"), IDeepModel
{
    public override bool IsAttacked => true;

    protected override Tree Make() => Deep(3);

    object IDeepModel.OfDepth(int levels) => Deep(levels);

    /// <summary>A chain of that many objects. Every level has the same number, so that a payload repeats itself.</summary>
    private static Tree Deep(int levels)
    {
        var tree = new Tree { Place = 7 };
        for (var i = 1; i < levels; i++)
        {
            tree = new Tree { Next = tree, Place = 7 };
        }

        return tree;
    }
}
