namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasFilePlace
{
    [Member(First + 0), NamedMember]
    public FileInfo? Value { get; set; }
}

[Contract]
public sealed partial class HasDirectoryPlace
{
    [Member(First + 0), NamedMember]
    public DirectoryInfo? Value { get; set; }
}
