namespace Goldilocks.Probes.Models;

/// <summary>The second constructor is for the application only. Its parameters have the names of the members, and another order.</summary>
[Contract]
public sealed partial class Carton
{
    public Carton()
    {
    }

    public Carton(int height, int width, int length)
    {
        Height = height;
        Width = width;
        Length = length;
    }

    [Member(First + 0), NamedMember]
    public int Length { get; set; }

    [Member(First + 1), NamedMember]
    public int Width { get; set; }

    [Member(First + 2), NamedMember]
    public int Height { get; set; }
}
