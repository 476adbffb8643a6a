namespace Shop;

public class Order
{
    public int Id { get; set; }

    public string Number { get; set; } = "";

    public string? Fax { get; set; }

    public string Customer { get; set; } = "";

    public int Quantity { get; set; }

    public DateTime PlacedAt { get; set; }

    public State State { get; set; }

    public Address Shipping { get; set; } = new();

    public List<Line> Lines { get; set; } = [];

    public Payment? Payment { get; set; }
}

public enum State
{
    Open,
    Paid,
    Sent,
}

public class Address
{
    public string Street { get; set; } = "";

    public string City { get; set; } = "";
}

public class Line
{
    public string Article { get; set; } = "";

    public int Count { get; set; }

    public decimal Price { get; set; }
}

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
