namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasThicket
{
    [Member(First + 0), NamedMember]
    public Thicket? Value { get; set; }
}

[Contract]
public sealed partial class HasGlossary
{
    [Member(First + 0), NamedMember]
    public Glossary? Value { get; set; }
}

/// <summary>To ask it for the type of its elements gives the type itself. It has no attribute of the library.</summary>
[Serializable]
public sealed class Thicket : List<Thicket>
{
    public override string ToString() => $"({string.Concat(this)})";
}

/// <summary>The same with names.</summary>
[Serializable]
public sealed class Glossary : Dictionary<string, Glossary>
{
    public Glossary()
        : base(StringComparer.Ordinal)
    {
    }

    public override string ToString() => $"({string.Concat(this.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => entry.Key + entry.Value))})";
}
