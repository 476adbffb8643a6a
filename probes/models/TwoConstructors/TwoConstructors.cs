namespace Goldilocks.Probes.Models;

/// <summary>The second constructor is for the application only.</summary>
[Contract]
public sealed partial class HasTwoConstructors
{
    public HasTwoConstructors()
    {
    }

    public HasTwoConstructors(string reason)
    {
        _ = reason;
    }

    [Member(First + 0), NamedMember]
    public string? Text { get; set; }

    [Member(First + 1), NamedMember]
    public int Number { get; set; }
}
