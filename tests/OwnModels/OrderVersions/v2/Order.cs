namespace Shop;

/// <summary>Its identity moved here.</summary>
public abstract class Entity
{
    public int Id { get; set; }
}

public class Order : Entity
{
    public string Number { get; set; } = "";

    public string Client { get; set; } = "";

    public long Quantity { get; set; }

    public State State { get; set; }

    public DateTime PlacedAt { get; set; }

    public Address Shipping { get; set; }

    public List<Line> Lines { get; set; } = [];

    public Payment? Payment { get; set; }

    public string Currency { get; set; } = "EUR";
}

public enum State
{
    Open,
    Paid,
    Sent,
    Returned,
}

public struct Address
{
    public string Street { get; set; }

    public string City { get; set; }
}

public record Line(string Article, int Count, decimal Price);

public abstract class Payment
{
    public string Reference { get; set; } = "";
}

public class Card : Payment
{
    public string Holder { get; set; } = "";
}

public class Transfer : Payment
{
    public string Bank { get; set; } = "";
}

public class Voucher : Payment
{
    public string Code { get; set; } = "";
}
