using System.Data;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasDataTable
{
    [Member(First + 0), NamedMember]
    public DataTable? Value { get; set; }
}

[Contract]
public sealed partial class HasDataSet
{
    [Member(First + 0), NamedMember]
    public DataSet? Value { get; set; }
}
