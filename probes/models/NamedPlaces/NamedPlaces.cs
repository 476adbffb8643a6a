#if TAKES_NAMES
namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class NamedProperty
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public string? Value { get; set; }
}

[Contract]
public sealed partial class NamedInit
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public string? Value { get; init; }
}

[Contract]
public sealed partial class NamedRequired
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public required string? Value { get; set; }
}

[Contract]
public sealed partial class NamedListMember
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public List<string>? Value { get; set; }
}

[Contract]
public sealed partial record NamedInRecord
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public string? Value { get; init; }
}

[Contract]
public sealed partial class NamedInitial
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public string? Value { get; set; } = "initial";
}

/// <summary>The base class gives the name.</summary>
[Contract]
public partial class NamedParent
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("other")]
    public string? Value { get; set; }
}

[Contract]
public sealed partial class NamedByBase : NamedParent
{
    [NameMember("Name")]
    public string? Name { get; set; }
}

/// <summary>The constructor takes the member by its own name.</summary>
[Contract]
public sealed partial class NamedParameter
{
    [Constructor]
    public NamedParameter(int number, string? value) => (Number, Value) = (number, value);

    [NameMember("Number")]
    public int Number { get; }

    [NameMember("other")]
    public string? Value { get; }
}

/// <summary>Each of two members has the name of the other one.</summary>
[Contract]
public sealed partial class NamedCrosswise
{
    [NameMember("Number")]
    public int Number { get; set; }

    [NameMember("Right")]
    public string? Left { get; set; }

    [NameMember("Left")]
    public string? Right { get; set; }
}
#endif
