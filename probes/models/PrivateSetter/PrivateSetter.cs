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
