namespace Goldilocks.Probes.Models.V1;

/// <summary>In version 2 a member is added: its name comes first by the alphabet, its number last.</summary>
[Contract]
public sealed partial class Grown
{
    [Member(First + 0), NamedMember]
    public int Mango { get; set; }

    [Member(First + 1), NamedMember]
    public int Zebra { get; set; }
}

[Contract]
public sealed partial class GrownPair
{
    [Member(First + 0), NamedMember]
    public Grown One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Grown Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 a member is renamed; its number stays.</summary>
[Contract]
public sealed partial class Renamed
{
    [Member(First + 0), NamedMember]
    public int Kiwi { get; set; }

    [Member(First + 1), NamedMember]
    public int Mango { get; set; }
}

[Contract]
public sealed partial class RenamedPair
{
    [Member(First + 0), NamedMember]
    public Renamed One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Renamed Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 members are declared in the other order; their numbers stay.</summary>
[Contract]
public sealed partial class Reordered
{
    [Member(First + 0), NamedMember]
    public int Apple { get; set; }

    [Member(First + 1), NamedMember]
    public int Zebra { get; set; }
}

[Contract]
public sealed partial class ReorderedPair
{
    [Member(First + 0), NamedMember]
    public Reordered One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Reordered Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 members are declared in the other order, and numbered as they are declared.</summary>
[Contract]
public sealed partial class Renumbered
{
    [Member(First + 0), NamedMember]
    public int Apple { get; set; }

    [Member(First + 1), NamedMember]
    public int Zebra { get; set; }
}

[Contract]
public sealed partial class RenumberedPair
{
    [Member(First + 0), NamedMember]
    public Renumbered One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Renumbered Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 int becomes long.</summary>
[Contract]
public sealed partial class ToLong
{
    [Member(First + 0), NamedMember]
    public int Value { get; set; }
}

[Contract]
public sealed partial class ToLongPair
{
    [Member(First + 0), NamedMember]
    public ToLong One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public ToLong Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 float becomes double.</summary>
[Contract]
public sealed partial class ToDouble
{
    [Member(First + 0), NamedMember]
    public float Value { get; set; }
}

[Contract]
public sealed partial class ToDoublePair
{
    [Member(First + 0), NamedMember]
    public ToDouble One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public ToDouble Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 int becomes int?.</summary>
[Contract]
public sealed partial class ToNullable
{
    [Member(First + 0), NamedMember]
    public int Value { get; set; }
}

[Contract]
public sealed partial class ToNullablePair
{
    [Member(First + 0), NamedMember]
    public ToNullable One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public ToNullable Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 long becomes int.</summary>
[Contract]
public sealed partial class Narrowed
{
    [Member(First + 0), NamedMember]
    public long Value { get; set; }
}

[Contract]
public sealed partial class NarrowedPair
{
    [Member(First + 0), NamedMember]
    public Narrowed One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Narrowed Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

/// <summary>In version 2 int becomes a list of int.</summary>
[Contract]
public sealed partial class Multiplied
{
    [Member(First + 0), NamedMember]
    public int Value { get; set; }
}

[Contract]
public sealed partial class MultipliedPair
{
    [Member(First + 0), NamedMember]
    public Multiplied One { get; set; } = new();

    [Member(First + 1), NamedMember]
    public Multiplied Two { get; set; } = new();

    [Member(First + 2), NamedMember]
    public int Tail { get; set; }
}

[Contract]
public sealed partial class Painted
{
    [Member(First + 0), NamedMember]
    public Colour Colour { get; set; }

    [Member(First + 1), NamedMember]
    public int Tail { get; set; }
}

/// <summary>Its second member has another name in the other version.</summary>
public enum Colour
{
    None,
    Red,
}
