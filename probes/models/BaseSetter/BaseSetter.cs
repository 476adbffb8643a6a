namespace Goldilocks.Probes.Models;

/// <summary>Only its own code sets the reading, and a derived class does not see the setter.</summary>
[Contract]
public partial class Gauge
{
    [Member(First + 0), Included]
    public int Reading { get; private set; }

    public void Read(int reading) => Reading = reading;
}

[Contract]
public sealed partial class ChildGauge : Gauge
{
    [Member(First + 1), NamedMember]
    public int Own { get; set; }
}
