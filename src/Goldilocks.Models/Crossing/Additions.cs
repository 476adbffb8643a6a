namespace Goldilocks.Models.Crossing;

/// <summary>What a class has besides its members. Any two of them can stand in one class.</summary>
internal static class Additions
{
    /// <summary>In the order in which they are added.</summary>
    public static IReadOnlyList<Way> All { get; } =
    [
        Body("computed", "public int Length => Text?.Length ?? 0;"),
        Body("computed-list", "public System.Collections.Generic.IReadOnlyList<int> Lengths => Text is null ? [] : [Text.Length];"),
        new("left-out", Aspect.Addition, shape => shape with
        {
            Extras = [.. shape.Extras, "[NotMember] public string? Hidden { get; set; }"],
            Beside = [.. shape.Beside, ("Hidden", "\"hidden\"", "null")],
        }),
        Body("left-out-throwing", "[NotMember] public int Unread => throw new System.InvalidOperationException(\"It is not to be read.\");"),
        Body("write-only", "public string Ink { set { } }"),
        Body("indexer", "public int this[int index] => index;"),
        Body("static", "public static string Kept { get; set; } = \"kept\"; public const int Most = 7;"),
        Body("event", "public event System.EventHandler? Changed; public void Change() => Changed?.Invoke(this, System.EventArgs.Empty);"),
        Body("notifying", "public event System.ComponentModel.PropertyChangedEventHandler? PropertyChanged; public void Notify() => PropertyChanged?.Invoke(this, new(\"Number\"));", "System.ComponentModel.INotifyPropertyChanged"),
        // What the method leaves is no part of the payload, and there only if the method was called behind the members.
        new("called-back", Aspect.Addition, shape => shape.IsStructure ? null : shape with
        {
            Extras = [.. shape.Extras, "[NotMember] public string? Seen { get; set; }", "[System.Runtime.Serialization.OnDeserialized] public void AfterReading(System.Runtime.Serialization.StreamingContext context) => Seen = \"seen \" + Text;"],
            Beside = [.. shape.Beside, ("Seen", "null", shape.Members[1].Value == "null" ? "\"seen \"" : "\"seen here\"")],
        }),
        new("equal", Aspect.Addition, shape => shape.Keyword.StartsWith("record", StringComparison.Ordinal) ? null : shape with
        {
            Extras = [.. shape.Extras, "public override bool Equals(object? other) => other is {0}; public override int GetHashCode() => 7;"],
        }),
        new("comparable", Aspect.Addition, shape => shape with { Bases = [.. shape.Bases, "System.IComparable<{0}>"], Extras = [.. shape.Extras, shape.IsStructure ? "public int CompareTo({0} other) => 0;" : "public int CompareTo({0}? other) => 0;"] }),
        Body("disposable", "public void Dispose() { }", "System.IDisposable"),
        Body("convertible", "public static implicit operator string?({0} value) => value.Text; public static explicit operator {0}(string text) => default!;"),
        Body("parsed", "public static {0} Parse(string text) => throw new System.FormatException(\"It is not to be called.\");"),
        Body("should-serialize", "public bool ShouldSerializeText() => true;"),
        Body("set-method", "public void SetText(string text) { }"),
        new("other-case", Aspect.Addition, shape => shape with
        {
            Symbols = shape.Making == Making.Constructor ? [.. shape.Symbols, Shape.TakesAlikeParameters] : shape.Symbols,
            Extras = [.. shape.Extras, "[Member(First + 7), NamedMember] public int number { get; set; }"],
            Beside = [.. shape.Beside, ("number", "22", "22")],
        }),
        new("private-field", Aspect.Addition, shape => shape.IsStructure ? null : shape with { Extras = [.. shape.Extras, "private readonly string text = \"field\"; public string Field() => text;"] }),
        new("named", Aspect.Addition, shape => shape.Members[1].Attributes is not "NamedMember" ? null : shape with
        {
            Symbols = [.. shape.Symbols, Shape.TakesNames],
            Members = [shape.Members[0], shape.Members[1] with { Attributes = "NameMember(\"other-name\")" }, .. shape.Members.Skip(2)],
        }),
        Attribute("default-value", 0, "System.ComponentModel.DefaultValue(5)"),
        Attribute("obsolete", 1, "System.Obsolete"),
        new("rest", Aspect.Addition, shape => shape.IsStructure || shape.Keyword == "record" ? null : shape with
        {
            Symbols = [.. shape.Symbols, Shape.TakesRest],
            Extras = [.. shape.Extras, "[RestMember] public System.Collections.Generic.Dictionary<string, object>? Rest { get; set; }"],
        }),
    ];

    private static Way Body(string name, string text, params string[] bases) => new(name, Aspect.Addition, shape => shape with { Bases = [.. shape.Bases, .. bases], Extras = [.. shape.Extras, text] });

    private static Way Attribute(string name, int place, string attribute) =>
        new(name, Aspect.Addition, shape => shape.WithMembers(member => member.Place == place ? member with { Attributes = $"{member.Attributes}, {attribute}" } : member));
}
