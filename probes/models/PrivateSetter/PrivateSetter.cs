namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Meter
{
    [Member(First + 0), Included]
    public int Reading { get; private set; }

    public Meter Read(int reading)
    {
        Reading = reading;
        return this;
    }
}

/// <summary>The same, of any depth.</summary>
[Contract]
public sealed partial class Sprig
{
    [Member(First + 0), Included]
    public Sprig? Next { get; private set; }

    [Member(First + 1), Included]
    public int Place { get; private set; }

    public static Sprig Deep(int levels)
    {
        var sprig = new Sprig { Place = 7 };
        for (var level = 1; level < levels; level++)
        {
            sprig = new Sprig { Next = sprig, Place = 7 };
        }

        return sprig;
    }
}
