namespace Stage;

/// <summary>Values whose form a library may choose anew with a release.</summary>
public class Ticket
{
    public int Id { get; set; }

    public DateOnly Day { get; set; }

    public TimeOnly Opens { get; set; }

    public DateTime Sold { get; set; }

    public DateTimeOffset Printed { get; set; }

    public TimeSpan Lasts { get; set; }

    public decimal Price { get; set; }

    public double Rate { get; set; }

    public Guid Code { get; set; }

    public Kind Kind { get; set; }

    public string Title { get; set; } = "";

    public string? Note { get; set; }

    public Dictionary<string, int> Seats { get; set; } = [];

    public List<string> Names { get; set; } = [];
}

public enum Kind
{
    Concert,
    Play,
}
