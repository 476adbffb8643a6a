namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class NamedProperty
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; set; }
}

[Contract]
public sealed partial class NamedInit
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; init; }
}

[Contract]
public sealed partial class NamedRequired
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public required string? Value { get; set; }
}

[Contract]
public sealed partial class NamedListMember
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public List<string>? Value { get; set; }
}

[Contract]
public sealed partial record NamedInRecord
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; init; }
}

[Contract]
public sealed partial class NamedInitial
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; set; } = "initial";
}

/// <summary>The base class gives the name.</summary>
[Contract]
public partial class NamedParent
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; set; }
}

[Contract]
public sealed partial class NamedByBase : NamedParent
{
#if TAKES_NAMES
    [NameMember("Name")]
#else
    [Member(First + 2), NamedMember]
#endif
    public string? Name { get; set; }
}

/// <summary>The constructor takes the member by its own name.</summary>
[Contract]
public sealed partial class NamedParameter
{
    [Constructor]
    public NamedParameter(int number, string? value) => (Number, Value) = (number, value);

#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; }

#if TAKES_NAMES
    [NameMember("other")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Value { get; }
}

/// <summary>Each of two members has the name of the other one.</summary>
[Contract]
public sealed partial class NamedCrosswise
{
#if TAKES_NAMES
    [NameMember("Number")]
#else
    [Member(First + 0), NamedMember]
#endif
    public int Number { get; set; }

#if TAKES_NAMES
    [NameMember("Right")]
#else
    [Member(First + 1), NamedMember]
#endif
    public string? Left { get; set; }

#if TAKES_NAMES
    [NameMember("Left")]
#else
    [Member(First + 2), NamedMember]
#endif
    public string? Right { get; set; }
}
