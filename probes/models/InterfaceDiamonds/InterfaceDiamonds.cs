namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Flotilla
{
    [Member(First + 0), NamedMember]
    public IHull? Value { get; set; }
}

/// <summary>No member is declared as it.</summary>
public interface IMoored
{
    int Number { get; set; }
}

/// <summary>No member is declared as it.</summary>
public interface IFlagged
{
    int Number { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Frigate))]
[Child(10, typeof(Frigate))]
public partial interface IHull : IMoored, IFlagged;

/// <summary>One member stands for both.</summary>
[Contract]
public sealed partial class Frigate : IHull
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Strongroom
{
    [Member(First + 0), NamedMember]
    public IOpened? Value { get; set; }
}

/// <summary>No member is declared as it.</summary>
public interface ISealed
{
    int Number { get; }
}

[Interface]
[AnyDerived(10, typeof(Coffer))]
[Child(10, typeof(Coffer))]
public partial interface IOpened : ISealed
{
    new int Number { get; set; }
}

[Contract]
public sealed partial class Coffer : IOpened
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}

[Contract]
public sealed partial class Assay
{
    [Member(First + 0), NamedMember]
    public IDeck? Value { get; set; }
}

/// <summary>No member is declared as it.</summary>
public interface IGetting
{
    int Number { get; }
}

/// <summary>No member is declared as it.</summary>
public interface ISetting
{
    int Number { set; }
}

[Interface]
[AnyDerived(10, typeof(Prospect))]
[Child(10, typeof(Prospect))]
public partial interface IDeck : IGetting, ISetting;

[Contract]
public sealed partial class Prospect : IDeck
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }
}
