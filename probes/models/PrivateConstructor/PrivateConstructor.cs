namespace Goldilocks.Probes.Models;

/// <summary>Programs make it by its method, and a library by its private constructor.</summary>
[Contract]
public sealed partial class Vault
{
    [Constructor]
    private Vault()
    {
    }

    [Member(First + 0), NamedMember]
    public int Code { get; set; }

    public static Vault Of(int code) => new() { Code = code };
}
