// The changes of C01 to C08 on members with initial values. What stands in a member when reading starts may stay, be replaced or be added to, and a writer may take it for the value that needs no writing.
namespace Goldilocks.Probes.Models.V1
{
    /// <summary>In version 2 members with initial values are added: a truth value, a list and an array.</summary>
    [Contract]
    public sealed partial class BegunAdded
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }
    }

    /// <summary>In version 2 the members with initial values have other names.</summary>
    [Contract]
    public sealed partial class BegunRenamed
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }

        [Member(First + 1), NamedMember]
        public bool Enabled { get; set; } = true;

        [Member(First + 2), NamedMember]
        public List<int> Parts { get; set; } = [7];
    }

    /// <summary>In version 2 the members are declared in the other order.</summary>
    [Contract]
    public sealed partial class BegunReordered
    {
        [Member(First + 0), NamedMember]
        public List<int> Apples { get; set; } = [7];

        [Member(First + 1), NamedMember]
        public bool Enabled { get; set; } = true;

        [Member(First + 2), NamedMember]
        public List<int> Zebras { get; set; } = [8];
    }

    /// <summary>In version 2 the numbers are longs.</summary>
    [Contract]
    public sealed partial class BegunWidened
    {
        [Member(First + 0), NamedMember]
        public int Value { get; set; } = 7;

        [Member(First + 1), NamedMember]
        public List<int> Parts { get; set; } = [7];

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }

    /// <summary>In version 2 a member is a list, which begins with an element.</summary>
    [Contract]
    public sealed partial class BegunMultiplied
    {
        [Member(First + 0), NamedMember]
        public int Value { get; set; } = 7;

        [Member(First + 1), NamedMember]
        public int Tail { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class BegunAdded
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }

        [Member(First + 1), NamedMember]
        public bool Enabled { get; set; } = true;

        [Member(First + 2), NamedMember]
        public List<int> Parts { get; set; } = [7];

        [Member(First + 3), NamedMember]
        public int[] Codes { get; set; } = [8];
    }

    [Contract]
    public sealed partial class BegunRenamed
    {
        [Member(First + 0), NamedMember]
        public int Given { get; set; }

        [Member(First + 1), NamedMember]
        public bool Working { get; set; } = true;

        [Member(First + 2), NamedMember]
        public List<int> Pieces { get; set; } = [7];
    }

    [Contract]
    public sealed partial class BegunReordered
    {
        [Member(First + 2), NamedMember]
        public List<int> Zebras { get; set; } = [8];

        [Member(First + 1), NamedMember]
        public bool Enabled { get; set; } = true;

        [Member(First + 0), NamedMember]
        public List<int> Apples { get; set; } = [7];
    }

    [Contract]
    public sealed partial class BegunWidened
    {
        [Member(First + 0), NamedMember]
        public long Value { get; set; } = 7;

        [Member(First + 1), NamedMember]
        public List<long> Parts { get; set; } = [7];

        [Member(First + 2), NamedMember]
        public int Tail { get; set; }
    }

    [Contract]
    public sealed partial class BegunMultiplied
    {
        [Member(First + 0), NamedMember]
        public List<int> Value { get; set; } = [7];

        [Member(First + 1), NamedMember]
        public int Tail { get; set; }
    }
}
