namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Safe
{
    [Member(First + 0), Included]
    private int _code;

    public int Code() => _code;

    public Safe Lock(int code)
    {
        _code = code;
        return this;
    }
}
