// The changes of C03 to C07 on members with init. A generator that takes these members writes them by code of its own.
namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 a member has another name.</summary>
    [Contract]
    public sealed partial class InitRenamed
    {
        [Member(First + 0), NamedMember]
        public int Kept { get; init; }

        [Member(First + 1), NamedMember]
        public int Old { get; init; }
    }

    /// <summary>In version 2 the members are declared in the other order.</summary>
    [Contract]
    public sealed partial class InitReordered
    {
        [Member(First + 0), NamedMember]
        public int Apple { get; init; }

        [Member(First + 1), NamedMember]
        public int Zebra { get; init; }
    }

    /// <summary>In version 2 a member is a long.</summary>
    [Contract]
    public sealed partial class InitWidened
    {
        [Member(First + 0), NamedMember]
        public int Value { get; init; }

        [Member(First + 1), NamedMember]
        public int Tail { get; init; }
    }

    /// <summary>In version 2 a member is a list.</summary>
    [Contract]
    public sealed partial class InitMultiplied
    {
        [Member(First + 0), NamedMember]
        public int Value { get; init; }

        [Member(First + 1), NamedMember]
        public int Tail { get; init; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class InitRenamed
    {
        [Member(First + 0), NamedMember]
        public int Kept { get; init; }

        [Member(First + 1), NamedMember]
        public int Fresh { get; init; }
    }

    [Contract]
    public sealed partial class InitReordered
    {
        [Member(First + 1), NamedMember]
        public int Zebra { get; init; }

        [Member(First + 0), NamedMember]
        public int Apple { get; init; }
    }

    [Contract]
    public sealed partial class InitWidened
    {
        [Member(First + 0), NamedMember]
        public long Value { get; init; }

        [Member(First + 1), NamedMember]
        public int Tail { get; init; }
    }

    [Contract]
    public sealed partial class InitMultiplied
    {
        [Member(First + 0), NamedMember]
        public List<int>? Value { get; init; }

        [Member(First + 1), NamedMember]
        public int Tail { get; init; }
    }
}
