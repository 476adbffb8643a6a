namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Doorway
{
    [Member(First + 0), NamedMember]
    public Hinge Value { get; set; } = new(7, "initial");
}

[Contract]
[method: Constructor]
public sealed partial class Hinge(int number, string text)
{
    [Member(First + 0), NamedMember]
    public int Number { get; } = number;

    [Member(First + 1), NamedMember]
    public string Text { get; } = text;
}
