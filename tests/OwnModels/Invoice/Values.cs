namespace Acme.Billing;

public readonly record struct Money(decimal Amount, string Currency);

public struct Period
{
    public DateOnly From { get; set; }

    public DateOnly To { get; set; }

    public readonly int Days => To.DayNumber - From.DayNumber + 1;
}

/// <summary>What was sent along.</summary>
public sealed class Dossier
{
    public string Reference { get; set; } = "";

    public List<Attachment> Attachments { get; } = [];
}

public sealed record Attachment(string Name, byte[] Content);

public sealed record Approval(string By, DateTimeOffset At);

public sealed class Page<T>
{
    public int Number { get; set; }

    public List<T> Items { get; set; } = [];
}
