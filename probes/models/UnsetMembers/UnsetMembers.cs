using System.Reflection;
using System.Text;

namespace Goldilocks.Probes.Models;

/// <summary>A program that keeps no source in its payloads never sets it.</summary>
[Contract]
public sealed partial class HasUnsetStream
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Stream? Unset { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }
}

[Contract]
public sealed partial class HasUnsetEncoding
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public Encoding? Unset { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }
}

[Contract]
public sealed partial class HasUnsetMethod
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public MethodInfo? Unset { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }
}

[Contract]
public sealed partial class HasUnsetSource
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public CancellationTokenSource? Unset { get; set; }

    [Member(First + 2), NamedMember]
    public string? Text { get; set; }
}
