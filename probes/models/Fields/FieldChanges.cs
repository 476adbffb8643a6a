// The changes of C03 to C07 on fields. A generator that takes these members writes them by code of its own.
namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 a member has another name.</summary>
    [Contract]
    public sealed partial class FieldRenamed
    {
        [Member(First + 0), Included]
        public int Kept;

        [Member(First + 1), Included]
        public int Old;
    }

    /// <summary>In version 2 the members are declared in the other order.</summary>
    [Contract]
    public sealed partial class FieldReordered
    {
        [Member(First + 0), Included]
        public int Apple;

        [Member(First + 1), Included]
        public int Zebra;
    }

    /// <summary>In version 2 a member is a long.</summary>
    [Contract]
    public sealed partial class FieldWidened
    {
        [Member(First + 0), Included]
        public int Value;

        [Member(First + 1), Included]
        public int Tail;
    }

    /// <summary>In version 2 a member is a list.</summary>
    [Contract]
    public sealed partial class FieldMultiplied
    {
        [Member(First + 0), Included]
        public int Value;

        [Member(First + 1), Included]
        public int Tail;
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class FieldRenamed
    {
        [Member(First + 0), Included]
        public int Kept;

        [Member(First + 1), Included]
        public int Fresh;
    }

    [Contract]
    public sealed partial class FieldReordered
    {
        [Member(First + 1), Included]
        public int Zebra;

        [Member(First + 0), Included]
        public int Apple;
    }

    [Contract]
    public sealed partial class FieldWidened
    {
        [Member(First + 0), Included]
        public long Value;

        [Member(First + 1), Included]
        public int Tail;
    }

    [Contract]
    public sealed partial class FieldMultiplied
    {
        [Member(First + 0), Included]
        public List<int>? Value;

        [Member(First + 1), Included]
        public int Tail;
    }
}
