namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasPage
{
    [Member(First + 0), NamedMember]
    public IPage? Value { get; set; }
}

/// <summary>An interface of the program, without an attribute of the library.</summary>
public interface IPage : IList<int>
{
    string? Next { get; set; }
}

[Serializable]
public sealed class Page : List<int>, IPage
{
    public string? Next { get; set; }
}

[Contract]
public sealed partial class HasConcordance
{
    [Member(First + 0), NamedMember]
    public IConcordance? Value { get; set; }
}

/// <summary>An interface of the program, without an attribute of the library, and without a member of its own.</summary>
public interface IConcordance : IDictionary<string, int>;

[Serializable]
public sealed class Concordance : Dictionary<string, int>, IConcordance;
