namespace Goldilocks.Probes.Models
{
    [Contract]
    public sealed partial class Login
    {
        [Member(First + 0), NamedMember]
        public string? Name { get; set; }

        [NotMember]
        public string? Secret { get; set; } = "unset";
    }

    /// <summary>No member is declared as it.</summary>
    [Contract]
    [Derived(10, typeof(Employee))]
    public abstract partial class Person
    {
        [Member(First + 0), NamedMember]
        public int Number { get; set; }

        [NotMember]
        public virtual string? Salary { get; set; }
    }

    [Contract]
    public sealed partial class Employee : Person
    {
        [Member(First + 1), NamedMember]
        public string? Name { get; set; }

        public override string? Salary { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V1
{
    /// <summary>What another program sends: it states both members.</summary>
    [Contract]
    public sealed partial class Session
    {
        [Member(First + 0), NamedMember]
        public string? Name { get; set; }

        [Member(First + 1), NamedMember]
        public string? Role { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>The role is decided by the program, so that no payload may state it.</summary>
    [Contract]
    public sealed partial class Session
    {
        [Member(First + 0), NamedMember]
        public string? Name { get; set; }

        [NotMember]
        public string? Role { get; set; } = "guest";
    }
}
