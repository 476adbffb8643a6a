using System.Collections.Immutable;

namespace Goldilocks.Models.Crossing;

/// <summary>A class that a question is about, before it is text. Each <see cref="Way"/> changes some of it.</summary>
/// <param name="Name">A name of C#.</param>
internal sealed record Shape(string Name)
{
    /// <summary>The symbol of an adapter that states the library's attribute for names.</summary>
    public const string TakesNames = "TAKES_NAMES";

    /// <summary>The symbol of an adapter that states the library's attribute for extension data.</summary>
    public const string TakesRest = "TAKES_REST";

    /// <summary>The symbol of every adapter but those whose library's generator ends at a parameter whose name is that of two members in another case (<c>EndsAtAlikeParameters</c>).</summary>
    public const string TakesAlikeParameters = "TAKES_ALIKE_PARAMETERS";

    /// <summary>The keyword of its kind: <c>class</c>, <c>struct</c>, <c>record</c>.</summary>
    public string Keyword { get; init; } = "class";

    /// <summary>True for a structure, whose fields have their defaults where no constructor sets them.</summary>
    public bool IsStructure => Keyword.EndsWith("struct", StringComparison.Ordinal);

    /// <summary>The members whose values must come back: a number and a text, and whatever a way adds.</summary>
    public ImmutableArray<ShapeMember> Members { get; init; } = [new("Number", "int", "11", "0", "5", 0), new("Text", "string?", "\"here\"", "null", "\"begin\"", 1)];

    /// <summary>How an object is made.</summary>
    public Making Making { get; init; } = Making.Initializer;

    /// <summary>How many of the members the constructor takes, from the first on.</summary>
    public int Parameters { get; init; }

    /// <summary>True where the members stand in the head of the declaration, as those of a positional record.</summary>
    public bool IsPositional { get; init; }

    /// <summary>True where a constructor without parameters is declared beside one with parameters, or beside initial values of a structure.</summary>
    public bool HasEmptyConstructor { get; init; }

    /// <summary>What the base class does; null where there is none.</summary>
    public Inheritance? Inheritance { get; init; }

    /// <summary>The argument of a class with one type parameter, which is the type of the first member; null for a class without.</summary>
    public string? Argument { get; init; }

    /// <summary>True where it is declared inside of another class.</summary>
    public bool IsNested { get; init; }

    /// <summary>Interfaces and classes of the runtime that it derives from; <c>{0}</c> is the name of the class.</summary>
    public ImmutableArray<string> Bases { get; init; } = [];

    /// <summary>More of its body; <c>{0}</c> is the name of the class.</summary>
    public ImmutableArray<string> Extras { get; init; } = [];

    /// <summary>Members beside the others that an object is made with; what they must come back as, in C#.</summary>
    public ImmutableArray<(string Name, string Value, string Expected)> Beside { get; init; } = [];

    /// <summary>The symbols that its adapter's project must define.</summary>
    public IReadOnlyList<string> Symbols { get; init; } = [];

    /// <summary>Under which condition an adapter's project defines a symbol.</summary>
    public static string ConditionOf(string symbol) => symbol switch
    {
        TakesNames => "'$(NameMember)' != ''",
        TakesRest => "'$(RestMember)' != ''",
        _ => "'$(EndsAtAlikeParameters)' != 'true'",
    };

    /// <summary>How it is declared as a type: <c>Thing&lt;int&gt;</c>.</summary>
    public string Type => (IsNested ? $"{Name}Holder." : "") + Name + (Argument is null ? "" : $"<{Argument}>");

    /// <summary>What the value asks of a serializer.</summary>
    public string Needs
    {
        get
        {
            var needs = new List<string>();
            if (Members.Any(member => member.Type.Contains("Dictionary", StringComparison.Ordinal)))
            {
                needs.Add("Needs.Dictionary");
            }

            if (Making != Crossing.Making.Initializer)
            {
                needs.Add("Needs.ReadOnlyMembers");
            }

            if (Members[0].HasPrivateSetter)
            {
                needs.Add("Needs.PrivateSetters");
            }

            return needs.Count == 0 ? "Needs.None" : string.Join(" | ", needs);
        }
    }

    /// <summary>The same shape with all members changed.</summary>
    public Shape WithMembers(Func<ShapeMember, ShapeMember> change) => this with { Members = [.. Members.Select(change)] };

    /// <summary>The same with all members changed but one that its class fills, which no setter reaches.</summary>
    public Shape WithOthers(Func<ShapeMember, ShapeMember> change) => WithMembers(member => member.IsFixed ? member : change(member));
}

/// <summary>A member of a <see cref="Shape"/>.</summary>
/// <param name="Name">Its name.</param>
/// <param name="Type">In C#.</param>
/// <param name="Value">What it is made with, in C#; for a member that its class fills, what is put into it.</param>
/// <param name="Default">What it is made with where all members have defaults.</param>
/// <param name="Beginning">What it begins with where members have initial values.</param>
/// <param name="Place">Counted from 0, for libraries that number members.</param>
internal sealed record ShapeMember(string Name, string Type, string Value, string Default, string Beginning, int Place)
{
    /// <summary>The accessors of a property; <c>;</c> for a field.</summary>
    public string Accessors { get; init; } = "{ get; set; }";

    /// <summary>Words before the type, such as <c>required</c>, each with a space behind it.</summary>
    public string Modifiers { get; init; } = "";

    /// <summary>The initial value; null for none.</summary>
    public string? Initial { get; init; }

    /// <summary>The attributes besides its number.</summary>
    public string Attributes { get; init; } = "NamedMember";

    /// <summary>True where the class makes the object or collection itself, and a reader can only fill it.</summary>
    public bool IsFixed { get; init; }

    /// <summary>True where only its own class sets it.</summary>
    public bool HasPrivateSetter => Accessors.Contains("private", StringComparison.Ordinal);

    /// <summary>True for a field.</summary>
    public bool IsField => Accessors == ";";
}

/// <summary>How an object of a <see cref="Shape"/> is made.</summary>
internal enum Making
{
    /// <summary>By an object initializer.</summary>
    Initializer,

    /// <summary>By its constructor, and an initializer for what that does not take.</summary>
    Constructor,

    /// <summary>By a method of its own, because others reach neither a constructor nor a setter.</summary>
    Factory,
}

/// <summary>What a base class has.</summary>
internal enum Inheritance
{
    /// <summary>All members but the first.</summary>
    Members,

    /// <summary>All members as virtual ones, which the class overrides.</summary>
    Virtual,

    /// <summary>All members as abstract ones, which the class overrides.</summary>
    Abstract,

    /// <summary>Members of the same names, which the class hides.</summary>
    Hidden,

    /// <summary>All members but the first, in a generic class.</summary>
    Generic,
}
