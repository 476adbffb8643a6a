namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasMailingList
{
    [Member(First + 0), NamedMember]
    public MailingList? Value { get; set; }
}

/// <summary>It has no attribute of the library.</summary>
[Serializable]
public sealed class MailingList : System.Collections.ObjectModel.Collection<int>
{
    protected override void InsertItem(int index, int item)
    {
        if (Contains(item))
        {
            throw new ArgumentException($"{item} is there.", nameof(item));
        }

        base.InsertItem(index, item);
    }
}
