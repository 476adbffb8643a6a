using Bond;

namespace Goldilocks.Own;

[Schema]
internal sealed class Person
{
    [Id(0)]
    public int Id { get; set; }

    [Id(1)]
    public string Name { get; set; } = "";

    [Id(2)]
    public string Data { get; set; } = "";

    [Id(3), Type(typeof(Bond.Tag.blob))]
    public Guid Guid { get; set; }
}
