namespace Goldilocks.Probes.Models;

/// <summary>What an old program knows. It puts more into the member for what its class does not know.</summary>
[Contract]
public sealed partial class Parlour
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [RestMember]
    public Dictionary<string, object>? Rest { get; set; }
#endif
}

/// <summary>A newer program has members for all of it. Where the library has no such member, nothing is asked, and none of these types may be in the way.</summary>
[Contract]
public sealed partial class Salon
{
    [Member(First + 0), NamedMember]
    public int Known { get; set; }

#if TAKES_REST
    [Member(First + 1), NamedMember]
    public string? Text { get; set; }

    [Member(First + 2), NamedMember]
    public long Number { get; set; }

    [Member(First + 3), NamedMember]
    public decimal Price { get; set; }

    [Member(First + 4), NamedMember]
    public DateTime Day { get; set; }

    [Member(First + 5), NamedMember]
    public DateTimeOffset Moment { get; set; }

    [Member(First + 6), NamedMember]
    public Guid Mark { get; set; }

    [Member(First + 7), NamedMember]
    public List<int>? Numbers { get; set; }

    [Member(First + 8), NamedMember]
    public Dictionary<string, int>? Counts { get; set; }

    [Member(First + 9), NamedMember]
    public Couch? Couch { get; set; }

    [Member(First + 10), NamedMember]
    public byte[]? Bytes { get; set; }

    [Member(First + 11), NamedMember]
    public TimeSpan Span { get; set; }
#endif
}

[Contract]
public sealed partial class Couch
{
    [Member(First + 0), NamedMember]
    public int Seats { get; set; }
}
