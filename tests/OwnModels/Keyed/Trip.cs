namespace Acme.Travel;

public abstract class Keyed<TKey>
{
    public TKey Key { get; set; } = default!;
}

public sealed class Trip : Keyed<Guid>
{
    public string Traveller { get; set; } = "";

    public List<Stop> Stops { get; set; } = [];

    public Link<Stop>? First { get; set; }

    public Link<Trip>? Way { get; set; }
}

public sealed class Stop : Keyed<int>
{
    public string City { get; set; } = "";

    public int Platform;
}

public class Link
{
    public string Address { get; set; } = "";
}

public sealed class Link<TPlace> : Link
{
    public bool IsKept { get; set; }
}
