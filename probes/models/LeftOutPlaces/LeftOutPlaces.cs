namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class WithoutInit
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut { get; init; }
}

[Contract]
public sealed partial class WithoutField
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut;
}

[Contract]
public sealed partial class WithoutPrivateSetter
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut { get; private set; }

    public void Set(string value) => LeftOut = value;
}

[Contract]
public sealed partial class WithoutList
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public List<string>? LeftOut { get; set; }
}

[Contract]
public sealed partial class WithoutFixedList
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public List<string> LeftOut { get; } = [];
}

public interface IHasLeftOut
{
    string? LeftOut { get; set; }
}

/// <summary>It implements an interface by the member.</summary>
[Contract]
public sealed partial class WithoutImplementing : IHasLeftOut
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut { get; set; }
}

/// <summary>No member is declared as it.</summary>
[Contract]
public partial class WithoutInBase
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut { get; set; }
}

[Contract]
public sealed partial class WithoutByBase : WithoutInBase
{
    [Member(First + 1), NamedMember]
    public string? Name { get; set; }
}

[Contract]
public sealed partial record WithoutInRecord
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string? LeftOut { get; init; }
}

/// <summary>The getter of what is left out must not be called.</summary>
[Contract]
public sealed partial class WithoutThrowing
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [NotMember]
    public string LeftOut => throw new InvalidOperationException("It must not be asked.");
}

/// <summary>What is left out leads back, as a member for the parent does.</summary>
[Contract]
public sealed partial class WithoutParent
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public List<WithoutParent>? Children { get; set; }

    [NotMember]
    public WithoutParent? LeftOut { get; set; }
}
