namespace Goldilocks.Workloads;

/// <summary>A shelf whose books have many members: how the cost of a type grows with it.</summary>
[Contract]
public sealed partial class LargeBookShelf
{
    [Member(First + 0)]
    public List<LargeBook> Books { get; set; } = null!;
}

[Contract]
public sealed partial class LargeBook
{
    [Member(First + 0)]
    public string Title { get; set; } = "";

    [Member(First + 1)]
    public string Subtitle { get; set; } = "";

    [Member(First + 2)]
    public string Author { get; set; } = "";

    [Member(First + 3)]
    public string Publisher { get; set; } = "";

    [Member(First + 4)]
    public string Series { get; set; } = "";

    [Member(First + 5)]
    public string Language { get; set; } = "";

    [Member(First + 6)]
    public string Country { get; set; } = "";

    [Member(First + 7)]
    public string Binding { get; set; } = "";

    [Member(First + 8)]
    public string Shelfmark { get; set; } = "";

    [Member(First + 9)]
    public string Summary { get; set; } = "";

    [Member(First + 10)]
    public int Id { get; set; }

    [Member(First + 11)]
    public int Edition { get; set; }

    [Member(First + 12)]
    public int Pages { get; set; }

    [Member(First + 13)]
    public int Year { get; set; }

    [Member(First + 14)]
    public int Volume { get; set; }

    [Member(First + 15)]
    public int Copies { get; set; }

    [Member(First + 16)]
    public int Loans { get; set; }

    [Member(First + 17)]
    public int Reservations { get; set; }

    [Member(First + 18)]
    public int WidthMillimetres { get; set; }

    [Member(First + 19)]
    public int HeightMillimetres { get; set; }

    [Member(First + 20)]
    public long Isbn { get; set; }

    [Member(First + 21)]
    public long Barcode { get; set; }

    [Member(First + 22)]
    public long CatalogueNumber { get; set; }

    [Member(First + 23)]
    public double Weight { get; set; }

    [Member(First + 24)]
    public double Rating { get; set; }

    [Member(First + 25)]
    public double Price { get; set; }

    [Member(First + 26)]
    public bool IsLent { get; set; }

    [Member(First + 27)]
    public bool IsReserved { get; set; }

    [Member(First + 28)]
    public bool IsReference { get; set; }

    [Member(First + 29)]
    public DateTime Published { get; set; }

    [Member(First + 30)]
    public DateTime Bought { get; set; }

    [Member(First + 31)]
    public Guid Key { get; set; }

    [Member(First + 32)]
    public byte[]? BookData { get; set; }
}
