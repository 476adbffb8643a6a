using Goldilocks.Prober;

namespace Goldilocks.Workloads;

/// <summary>Its content may be anything, so a library that can write it must name the class in the payload.</summary>
[Contract]
public sealed partial class Envelope
{
    [Member(First + 0), NamedMember]
    public object? Content { get; set; }
}

/// <summary>
/// The library writes an object of a benign class, whose name is then replaced by that of a canary. Neither is registered or carries a library's attribute, and nothing else uses a canary: its
/// code can only run because a payload named it. A static constructor runs once a process, so each value has a canary of its own.
/// </summary>
public sealed class CanaryModel() : NamedClassesModel("probe-canary", Needs.None);

/// <summary>The same where the adapter is told that derived classes stand for their bases, as in the capabilities C13 to C16: what it sets for those is attacked too.</summary>
public sealed class PolymorphicCanaryModel() : NamedClassesModel("probe-canary-polymorphic", Needs.EmbeddedType | Needs.Polymorphism);

/// <summary>Values that name classes.</summary>
public abstract class NamedClassesModel(string name, Needs needs) : ProbeModel<Envelope>(name, needs), ICanaryModel
{
    public bool IsSetForPolymorphism => Needs != Needs.None;

    public IReadOnlyList<(string Words, object Value, string Benign, string Canary)> Canaries { get; } =
    [
        ("a class", new Envelope { Content = new Benign1 { Name = "tweet" } }, nameof(Benign1), "Canary1"),
        ("a class that is only [Serializable]", new Envelope { Content = new Benign2 { Name = "tweet" } }, nameof(Benign2), "Canary2"),
        ("an array's element", new Envelope { Content = new[] { new Benign3 { Name = "tweet" } } }, nameof(Benign3), "Canary3"),
        ("a generic argument", new Envelope { Content = new List<Benign4> { new() { Name = "tweet" } } }, nameof(Benign4), "Canary4"),
    ];

    public string GoldenText => "porridge";

    protected override Envelope Make() => new() { Content = GoldenText };
}

public class Benign1
{
    public string Name { get; set; } = "";
}

[Serializable]
public class Benign2
{
    public string Name { get; set; } = "";
}

public class Benign3
{
    public string Name { get; set; } = "";
}

public class Benign4
{
    public string Name { get; set; } = "";
}

public class Canary1
{
    private string _name = "";

    static Canary1() => Signs.Raise(SignKind.ForeignCodeRan, "the static constructor of Canary1 ran");

    public Canary1() => Signs.Raise(SignKind.ForeignCodeRan, "the constructor of Canary1 ran");

    public string Name
    {
        get => _name;
        set
        {
            Signs.Raise(SignKind.ForeignCodeRan, "the setter of Canary1 ran");
            _name = value;
        }
    }
}

[Serializable]
public class Canary2
{
    private string _name = "";

    static Canary2() => Signs.Raise(SignKind.ForeignCodeRan, "the static constructor of Canary2 ran");

    public Canary2() => Signs.Raise(SignKind.ForeignCodeRan, "the constructor of Canary2 ran");

    public string Name
    {
        get => _name;
        set
        {
            Signs.Raise(SignKind.ForeignCodeRan, "the setter of Canary2 ran");
            _name = value;
        }
    }

    [System.Runtime.Serialization.OnDeserialized]
    private void Loaded(System.Runtime.Serialization.StreamingContext context) => Signs.Raise(SignKind.ForeignCodeRan, "the callback of Canary2 ran");
}

public class Canary3
{
    static Canary3() => Signs.Raise(SignKind.ForeignCodeRan, "the static constructor of Canary3 ran");

    public Canary3() => Signs.Raise(SignKind.ForeignCodeRan, "the constructor of Canary3 ran");

    public string Name { get; set; } = "";
}

public class Canary4
{
    static Canary4() => Signs.Raise(SignKind.ForeignCodeRan, "the static constructor of Canary4 ran");

    public Canary4() => Signs.Raise(SignKind.ForeignCodeRan, "the constructor of Canary4 ran");

    public string Name { get; set; } = "";
}
