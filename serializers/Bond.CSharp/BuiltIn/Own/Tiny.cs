using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class Tiny
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public string Name { get; set; } = "";

    [Id(2)]
    public bool IsActive { get; set; }
}
