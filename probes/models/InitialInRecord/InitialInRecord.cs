namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial record Errand([property: Member(First + 0), NamedMember] int Number)
{
    [Member(First + 1), NamedMember]
    public List<string>? Stops { get; init; } = ["home"];

    [Member(First + 2), NamedMember]
    public bool IsOpen { get; init; } = true;

    [Member(First + 3), NamedMember]
    public string? Text { get; init; } = "initial";
}
