namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Lamp
{
    [Member(First + 0), NamedMember]
    public long Hours { get; set; } = 9;

    [Member(First + 1), NamedMember]
    public float Watts { get; set; } = 1.5f;

    [Member(First + 2), NamedMember]
    public decimal Price { get; set; } = 2.50m;

    [Member(First + 3), NamedMember]
    public byte Level { get; set; } = 3;

    [Member(First + 4), NamedMember]
    public Glow Glow { get; set; } = Glow.Bright;

    [Member(First + 5), NamedMember]
    public DateTime Since { get; set; } = new(2020, 2, 3, 0, 0, 0, DateTimeKind.Utc);

    [Member(First + 6), NamedMember]
    public TimeSpan Delay { get; set; } = TimeSpan.FromSeconds(30);

    [Member(First + 7), NamedMember]
    public Guid Id { get; set; } = new("00112233-4455-6677-8899-aabbccddeeff");

    [Member(First + 8), NamedMember]
    public Glow? Preferred { get; set; } = Models.Glow.Bright;
}

public enum Glow
{
    Off,
    Dim,
    Bright,
}
