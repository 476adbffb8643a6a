#nullable enable
namespace Acme.Billing;

[Contract]
public readonly partial record struct Money(
    [property: Member(First + 0), NamedMember] decimal Amount,
    [property: Member(First + 1), NamedMember] string Currency);

[Contract]
public partial struct Period
{
    [Member(First + 0), NamedMember]
    public DateOnly From { get; set; }

    [Member(First + 1), NamedMember]
    public DateOnly To { get; set; }

    [NotMember]
    public readonly int Days => To.DayNumber - From.DayNumber + 1;
}

/// <summary>What was sent along.</summary>
[Contract]
public sealed partial class Dossier
{
    [Member(First + 0), NamedMember]
    public string Reference { get; set; } = "";

    [Member(First + 1), NamedMember]
    public List<Attachment> Attachments { get; } = [];
}

[Contract]
public sealed partial record Attachment(
    [property: Member(First + 0), NamedMember] string Name,
    [property: Member(First + 1), NamedMember] byte[] Content);

[Contract]
public sealed partial record Approval(
    [property: Member(First + 0), NamedMember] string By,
    [property: Member(First + 1), NamedMember] DateTimeOffset At);

[Contract]
public sealed partial class Page<T>
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public List<T> Items { get; set; } = [];
}
