namespace Goldilocks.Models.Crossing;

/// <summary>All ways that are put together. A new one is crossed with all others by being listed here; its question stands in <c>probes/models/Crossed</c>.</summary>
internal static class Ways
{
    private const string List = "System.Collections.Generic.List";
    private const string Dictionary = "System.Collections.Generic.Dictionary<string, int>";

    /// <summary>In the order in which a class is made.</summary>
    public static IReadOnlyList<Way> All { get; } =
    [
        new("defaults", Aspect.Values, shape => shape.WithMembers(member => member with { Value = member.Default })),

        Member("nullable", "int?", "7", "null", "5"),
        Member("enum", "CrossedTide", "CrossedTide.High", "default", "CrossedTide.Middle"),
        Member("date", "System.DateTime", "new(2026, 7, 1, 12, 0, 0, System.DateTimeKind.Utc)", "default", "new(2020, 1, 1, 0, 0, 0, System.DateTimeKind.Utc)"),
        Member("decimal", "decimal", "1.5m", "0", "2.5m"),
        Member("bytes", "byte[]?", "[1, 2, 3]", "null", "[9]"),
        Member("array", "int[]?", "[1, 2, 3]", "null", "[9]"),
        Member("list", $"{List}<int>?", "[1, 2, 3]", "null", "[9]"),
        Member("interface", "System.Collections.Generic.IReadOnlyList<int>?", "new System.Collections.Generic.List<int> { 1, 2, 3 }", "null", "new System.Collections.Generic.List<int> { 9 }"),
        Member("set", "System.Collections.Generic.HashSet<int>?", "[1, 2, 3]", "null", "[9]"),
        Member("immutable", "System.Collections.Immutable.ImmutableArray<int>", "[1, 2, 3]", "[]", "[9]"),
        Member("dictionary", $"{Dictionary}?", "new() { [\"a\"] = 1 }", "null", "new() { [\"b\"] = 9 }"),
        Member("own-list", "CrossedShelf?", "[1, 2, 3]", "null", "[9]"),
        Member("object", "CrossedPart?", "new() { Number = 7 }", "null", "new() { Number = 9 }"),
        Member("objects", $"{List}<CrossedPart>?", "[new() { Number = 7 }, new() { Number = 8 }]", "null", "[new() { Number = 9 }]"),
        Member("structure", "CrossedSpot", "new() { Row = 7 }", "default", "new() { Row = 9 }"),
        Member("nullable-structure", "CrossedSpot?", "new() { Row = 7 }", "null", "new() { Row = 9 }"),
        Member("tuple", "(int, string)", "(7, \"in\")", "(0, \"\")", "(9, \"out\")"),
        new("itself", Aspect.Type, shape => With(shape, new ShapeMember("More", "{0}?", "{new}", "null", "null", 2))),
        new("filled-list", Aspect.Type, shape => With(shape, Fixed($"{List}<int>", "{ 1, 2, 3 }"))),
        new("filled-object", Aspect.Type, shape => With(shape, Fixed("CrossedPart", "{ Number = 7 }"))),

        new("init", Aspect.Setting, shape => shape.WithOthers(member => member with { Accessors = "{ get; init; }" })),
        new("required", Aspect.Setting, shape => shape.WithOthers(member => member with { Modifiers = "required " })),
        new("required-init", Aspect.Setting, shape => shape.WithOthers(member => member with { Accessors = "{ get; init; }", Modifiers = "required " })),
        new("fields", Aspect.Setting, shape => shape.WithOthers(member => member with { Accessors = ";", Attributes = "Included" })),
        new("private-setters", Aspect.Setting, shape => HasFixed(shape) ? null : shape.WithMembers(member => member with { Accessors = "{ get; private set; }", Attributes = "Included" }) with { Making = Making.Factory }),
        new("virtual", Aspect.Setting, shape => shape.WithOthers(member => member with { Modifiers = "virtual " })),
        new("constructor", Aspect.Setting, shape => HasFixed(shape) ? null : Constructed(shape.WithMembers(member => member with { Accessors = "{ get; }" }))),
        new("constructor-of-one", Aspect.Setting, shape => shape.WithMembers(member => member.Place == 0 ? member with { Accessors = "{ get; }" } : member) with { Making = Making.Constructor, Parameters = 1 }),
        new("constructor-and-setters", Aspect.Setting, shape => HasFixed(shape) ? null : Constructed(shape)),
        new("two-constructors", Aspect.Setting, shape => HasFixed(shape) ? null : Constructed(shape) with { HasEmptyConstructor = true }),
        new("private-constructor", Aspect.Setting, shape => HasFixed(shape) ? null : shape with { Making = Making.Factory, HasEmptyConstructor = true }),

        new("beginning", Aspect.Beginning, shape => shape.WithOthers(member => member with { Initial = member.Beginning })),

        new("struct", Aspect.Kind, shape => IsFlat(shape) ? shape with { Keyword = "struct" } : null),
        new("record", Aspect.Kind, shape => shape with { Keyword = "record" }),
        new("record-struct", Aspect.Kind, shape => IsFlat(shape) ? shape with { Keyword = "record struct" } : null),
        new("positional", Aspect.Kind, shape => HasFixed(shape) || IsSet(shape) || shape.Members.Any(member => member.Initial is not null) ? null : Constructed(shape) with { Keyword = "record", IsPositional = true }),
        new("base", Aspect.Kind, shape => shape with { Inheritance = Inheritance.Members }),
        new("generic-base", Aspect.Kind, shape => shape.Members[1].Initial is null ? shape with { Inheritance = Inheritance.Generic } : null),
        new("override", Aspect.Kind, shape => CanOverride(shape) ? shape with { Inheritance = Inheritance.Virtual } : null),
        new("abstract", Aspect.Kind, shape => CanOverride(shape) ? shape with { Inheritance = Inheritance.Abstract } : null),
        new("hiding", Aspect.Kind, shape => HasFixed(shape) || shape.Making != Making.Initializer || shape.Members[0].Modifiers.Contains("required", StringComparison.Ordinal) ? null : shape with { Inheritance = Inheritance.Hidden }),
        new("generic", Aspect.Kind, shape => shape with { Argument = "int", Members = [shape.Members[0] with { Type = "T" }, .. shape.Members.Skip(1)] } is var generic && shape.Members[0].Initial is null ? generic : null),
        new("nested", Aspect.Kind, shape => shape with { IsNested = true }),
        new("implements", Aspect.Kind, shape => shape.Members[0].IsField ? null : shape with { Bases = [.. shape.Bases, "ICrossed"], Extras = [.. shape.Extras, "int ICrossed.Count => 5;"] }),

        .. Additions.All,
    ];

    private static Way Member(string name, string type, string value, string byDefault, string beginning) => new(name, Aspect.Type, shape => With(shape, new ShapeMember("More", type, value, byDefault, beginning, 2)));

    private static Shape With(Shape shape, ShapeMember member) => shape with { Members = [.. shape.Members, shape.Members[0].Value == shape.Members[0].Default ? member with { Value = member.IsFixed ? "{ }" : member.Default } : member] };

    private static ShapeMember Fixed(string type, string filling) => new("More", type, filling, "{ }", "", 2) { Accessors = "{ get; }", Initial = "new()", IsFixed = true };

    /// <summary>The same with a constructor that takes all members.</summary>
    private static Shape Constructed(Shape shape) => shape with { Making = Making.Constructor, Parameters = shape.Members.Length };

    private static bool HasFixed(Shape shape) => shape.Members.Any(member => member.IsFixed);

    /// <summary>True where a way of setting was chosen.</summary>
    private static bool IsSet(Shape shape) => shape.Making != Making.Initializer || shape.Members.Any(member => !member.IsFixed && (member.Accessors != "{ get; set; }" || member.Modifiers.Length > 0));

    /// <summary>True where a structure can be declared so: it has no virtual member, no private constructor without parameters, and no member of its own type.</summary>
    private static bool IsFlat(Shape shape) => shape.Members.All(member => !member.Modifiers.Contains("virtual", StringComparison.Ordinal) && member.Type != "{0}?") && !(shape.Making == Making.Factory && shape.HasEmptyConstructor);

    private static bool CanOverride(Shape shape) => !HasFixed(shape) && shape.Members.All(member => !member.IsField && member.Modifiers.Length == 0 && !member.HasPrivateSetter);
}
