// The changes of C03 to C07 on required members. A generator that takes these members writes them by code of its own.
namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 a member has another name.</summary>
    [Contract]
    public sealed partial class RequiredRenamed
    {
        [Member(First + 0), NamedMember]
        public required int Kept { get; set; }

        [Member(First + 1), NamedMember]
        public required int Old { get; set; }
    }

    /// <summary>In version 2 the members are declared in the other order.</summary>
    [Contract]
    public sealed partial class RequiredReordered
    {
        [Member(First + 0), NamedMember]
        public required int Apple { get; set; }

        [Member(First + 1), NamedMember]
        public required int Zebra { get; set; }
    }

    /// <summary>In version 2 a member is a long.</summary>
    [Contract]
    public sealed partial class RequiredWidened
    {
        [Member(First + 0), NamedMember]
        public required int Value { get; set; }

        [Member(First + 1), NamedMember]
        public required int Tail { get; set; }
    }

    /// <summary>In version 2 a member is a list.</summary>
    [Contract]
    public sealed partial class RequiredMultiplied
    {
        [Member(First + 0), NamedMember]
        public required int Value { get; set; }

        [Member(First + 1), NamedMember]
        public required int Tail { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class RequiredRenamed
    {
        [Member(First + 0), NamedMember]
        public required int Kept { get; set; }

        [Member(First + 1), NamedMember]
        public required int Fresh { get; set; }
    }

    [Contract]
    public sealed partial class RequiredReordered
    {
        [Member(First + 1), NamedMember]
        public required int Zebra { get; set; }

        [Member(First + 0), NamedMember]
        public required int Apple { get; set; }
    }

    [Contract]
    public sealed partial class RequiredWidened
    {
        [Member(First + 0), NamedMember]
        public required long Value { get; set; }

        [Member(First + 1), NamedMember]
        public required int Tail { get; set; }
    }

    [Contract]
    public sealed partial class RequiredMultiplied
    {
        [Member(First + 0), NamedMember]
        public required List<int> Value { get; set; }

        [Member(First + 1), NamedMember]
        public required int Tail { get; set; }
    }
}
