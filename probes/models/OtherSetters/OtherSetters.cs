namespace Goldilocks.Probes.Models;

[Contract]
public partial class Dipstick
{
    [Member(First + 0), Included]
    public int Low { get; protected set; }

    [Member(First + 1), Included]
    public int Middle { get; internal set; }

    [Member(First + 2), Included]
    public int High { get; private protected set; }

    public Dipstick Set(int low, int middle, int high)
    {
        (Low, Middle, High) = (low, middle, high);
        return this;
    }
}
