using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>Code in use is full of what is no data. None of it keeps a type from being measured, and none of it is in the copy, unless a constructor, an initial value or an accessor in use needs it.</summary>
public sealed class CopyTests
{
    private const string Json = "using System.Text.Json.Serialization; using System.Runtime.Serialization;\n";

    [Theory]
    [InlineData("two_libraries_ignore_one_member", "using A = Newtonsoft.Json; using B = System.Text.Json.Serialization; public class Ticket { public int Id { get; set; } [A.JsonIgnore][B.JsonIgnore] public string? Cached { get; set; } }", "Cached")]
    [InlineData("a_method_implements_an_interface_by_a_package", "using Hashes; public struct Spot : IEquatable<Spot> { public int X { get; set; } public bool Equals(Spot other) => Hasher.Same(this, other); } public class Ticket { public Spot At { get; set; } }", "Hasher")]
    [InlineData("an_attribute_stands_under_a_condition", "public class Ticket {\n#if NET9_0_OR_GREATER\n[System.Text.Json.Serialization.JsonPropertyName(\"no\")]\n#endif\npublic int Id { get; set; }\n#if NEVER\npublic Stream Other { get; set; }\n#endif\n}", "#if")]
    [InlineData("global_usings_of_what_is_left_out", "global using Desk.Commands; global using Close = Desk.Commands.CloseTicket; global using System.Text.Json.Serialization; namespace Desk { public class Ticket { public int Id { get; set; } } } namespace Desk.Commands { public class CloseTicket { public Stream? Body { get; set; } } }", "global using")]
    [InlineData("state_and_a_base_interface_of_a_package", "using Bus; public class Ticket : Bus.IEvent, IHandle<Ticket> { private readonly List<Bus.IEvent> _raised = new(); public int Id { get; set; } public void Raise(Clock clock) => _raised.Add(clock.Now()); } public class Clock { private readonly Logging.ILogger _log = null!; public Bus.IEvent Now() => null!; }", "Bus")]
    [InlineData("a_setter_that_tells_a_view", "using Views; public class Ticket : ObservableThing { private string _title = \"new\"; public string Title { get => _title; set => SetProperty(ref _title, value); } public event System.EventHandler? Changed; }", "SetProperty")]
    [InlineData("a_class_of_services_beside_it", "public class Ticket { public int Id { get; set; } } public class Desk(Logging.ILogger log) : Web.Controller { public Web.Result Get() => Ok(); }", "Desk")]
    [InlineData("an_attribute_of_a_package_with_its_constants", "using Rules; public class Ticket { [Rule(Levels.High, typeof(Ticket), Kind = Kinds.Hard)] public int Id { get; set; } }", "Rule")]
    [InlineData("how_a_collection_is_written_to_xml", "public class Tags : List<string>, System.Xml.Serialization.IXmlSerializable { public System.Xml.Schema.XmlSchema? GetSchema() => null; public void ReadXml(System.Xml.XmlReader reader) => Xml.Read(this, reader); public void WriteXml(System.Xml.XmlWriter writer) => Xml.Write(this, writer); } public class Ticket { public Tags Tags { get; set; } = new(); }", "Xml")]
    public void Does_not_have(string what, string source, string gone)
    {
        using var bench = new Bench();

        var text = Bench.TextOf(bench.Make(source, null, "Ticket"));

        Assert.False(text.Contains(gone, StringComparison.Ordinal), $"{what}: the copy has {gone}.");
        Assert.Contains("partial class Ticket", text, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public readonly struct Key { public Key(Guid value) { Value = value; } public Guid Value { get; } }", true)]
    [InlineData("public struct Key { public Key(int desk, int number) : this(desk) { Number = number; } public Key(int desk) { Desk = desk; } public int Desk { get; } public int Number { get; } }", true)]
    [InlineData("public readonly struct Key { public Key(string value) { Value = value; } public string Value { get; } }", false)]
    [InlineData("public readonly record struct Key { public Key(string value) { Value = value; } public string Value { get; } }", false)]
    [InlineData("public sealed class Key { public Key(Guid value) { Value = value; } public Guid Value { get; } public Key(int number) { Value = new Guid(number, 0, 0, new byte[8]); } }", false)]
    public void Marks_no_constructor_of_a_struct_without_references_for_a_library_that_copies_it_as_it_lies(string key, bool isCopied)
    {
        using var bench = new Bench();

        var lines = Bench.TextOf(bench.Make($"{key} public class Ticket {{ public required Key Id {{ get; set; }} }}", null, "Ticket")).Split('\n').Select(line => line.Trim()).ToList();

        var marked = lines.FindIndex(line => line.StartsWith("[Constructor]", StringComparison.Ordinal));
        Assert.True(marked > 0);
        Assert.Equal(isCopied, lines[marked - 1] == "#if !COPIES_STRUCTS");
    }

    [Theory]
    [InlineData("public readonly struct Coded<T> where T : struct { private readonly string _text; public string Text => _text; public Coded(string text) { _text = text; } } public enum Level { Low } public class Ticket { public Coded<Level> Level { get; set; } }")]
    [InlineData("public class Link<T> where T : Resource { public string Url { get; set; } = \"\"; } public abstract class Resource { } public class Ability : Resource { public int Id { get; set; } } public class Ticket { public Link<Ability> Link { get; set; } = new(); }")]
    [InlineData("public interface ITag; public class Link<T> where T : ITag { public string Url { get; set; } = \"\"; } public class Ticket { public Link<ITag> Link { get; set; } = new(); }")]
    [InlineData("public abstract class Piece { public abstract int Size { get; } } public class Big : Piece { public Big(int size) { Size = size; Log.Write(this); } public override int Size { get; } } public class Ticket { public Big Big { get; set; } = new(3); }")]
    [InlineData("public enum Level { Low, High } public class Ticket { public Level Level { get; set; } public bool IsHigh => Level is Level.High; public bool IsLow => (object)Level is global::Level.Low; }")]
    [InlineData("namespace Desk.Tools { public static class Texts { public static string Short(this string text) => Elsewhere.Cut(text); } } namespace Desk { using Desk.Tools; public class Ticket { private string _title = \"\"; public string Title { get => _title; set => _title = value.Short(); } } }")]
    [InlineData("public abstract class Part { public int Id { get; set; } } public class Cell<T> : Part { public T? Value { get; set; } } public class Bolt : Part { } public class Ticket { public List<Part> Parts { get; set; } = []; }")]
    public void Has_types_that_its_data_only_name(string source)
    {
        using var bench = new Bench();

        Assert.Equal("Ticket", bench.Make(source, null, "Ticket").Info.Workload);
    }

    [Theory]
    [InlineData("public record Parent(string A, string B); public sealed record Child(string A, string B, int D) : Parent(A, B); public class Ticket { public Parent P { get; set; } = new(\"a\", \"b\"); public Child? C { get; set; } }", """{ "P": { "A": "x", "B": "y" }, "C": { "A": "x", "B": "y", "D": 3 } }""")]
    [InlineData("public class Root { public int Id { get; set; } } public class Ticket { public Root Root { get; set; } = new(); }", """{ "Root": { "Id": 2 } }""")]
    [InlineData("public class Member { public int Id { get; set; } } public class Contract { public int Id { get; set; } } public class Ticket { public Member Member { get; set; } = new(); public Contract[] Contracts { get; set; } = []; }", """{ "Member": { "Id": 2 }, "Contracts": [ { "Id": 3 } ] }""")]
    [InlineData("namespace Desk.Member { public class Derived { public int Id { get; set; } } public class Ticket { public Derived Derived { get; set; } = new(); public Included? Included { get; set; } public enum Included { One } } }", """{ "Derived": { "Id": 2 }, "Included": "One" }""")]
    [InlineData("public class Long { public int Array { get; set; } } public class Array { public int Id { get; set; } } public class Repeated { public List<Long> Items { get; set; } = []; } public class Ticket { public Long L { get; set; } = new(); public Array A { get; set; } = new(); public Repeated R { get; set; } = new(); }", """{ "L": { "Array": 1 }, "A": { "Id": 2 }, "R": { "Items": [ { "Array": 3 } ] } }""")]
    [InlineData("namespace Goldilocks.Shop { public class Ticket { public int Id { get; set; } } }", """{ "Id": 2 }""")]
    public void Has_names_that_Goldilocks_has_too(string source, string sample)
    {
        using var bench = new Bench();

        Assert.Equal(1, bench.Make(source, sample, "Ticket").Info.SampleValues);
    }

    /// <summary>An adapter takes a warning for an error, and code in use may have any that is about nulls.</summary>
    [Fact]
    public void Warns_of_no_nulls()
    {
        using var bench = new Bench();
        const string Source = "#nullable enable\npublic class Ticket { public string[] Tags { get; } public Ticket(string?[]? tags) { Tags = Texts.Known(tags ?? []); } } public static class Texts { public static T[] Known<T>(T[] all) where T : class => all; }";

        var copy = bench.Make(Source, null, "Ticket");

        var code = Directory.EnumerateFiles(copy.Folder, "0*.cs").Select(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file))).ToList();
        Assert.Contains("Known", Bench.TextOf(copy), StringComparison.Ordinal);
        Assert.DoesNotContain(CSharpCompilation.Create("copy", code, Sources.Framework).GetDiagnostics(), diagnostic => diagnostic.Severity == DiagnosticSeverity.Warning && diagnostic.Id == "CS8634");
    }

    /// <summary>An attribute says that they are data, so they are made, written, read and given to each library.</summary>
    [Theory]
    [InlineData("public class Ticket { [JsonInclude] private int _count; [JsonInclude] internal string? Name { get; private set; } [JsonInclude] private int Level { get; set; } }", "[Member(global::Goldilocks.Workloads.Numbering.First + 0), Included] private int _count;")]
    [InlineData("[Elsewhere.JsonObject(MemberSerialization.OptIn)] public class Ticket { [JsonProperty(\"nr\")] private int count; [Elsewhere.JsonProperty] public string Title { get; set; } = \"\"; public int NoData { get; set; } }", "Included] private int count;")]
    [InlineData("[DataContract] public class Ticket { [DataMember] private int count; [DataMember] internal int Level { get; set; } public int NoData { get; set; } }", "Included] private int count;")]
    [InlineData("[DataContract] public class Ticket { [DataMember(Name = \"Steps\")] private List<int> count; public IList<int> Steps { get { if (count == null) { count = new List<int>(); } return count; } } public int NoData { get; set; } }", "Included] private global::System.Collections.Generic.List<int> count;")]
    public void Has_private_members_that_an_attribute_makes_data(string source, string expected)
    {
        using var bench = new Bench();

        var text = Bench.TextOf(bench.Make(Json + source, null, "Ticket"));

        Assert.Contains(expected, text, StringComparison.Ordinal);
        Assert.DoesNotContain("NoData", text, StringComparison.Ordinal);
    }

    [Fact]
    public void A_private_member_without_such_an_attribute_is_no_data()
    {
        using var bench = new Bench();

        Assert.Contains("Ticket has no member '_count'", Assert.Throws<ModelException>(() => bench.Make(Json + "public class Ticket { private int _count; public int Id { get; set; } }", """{ "Id": 1, "_count": 2 }""")).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Ticket { public Ticket(int id, string title) { if (id < 0) { throw new ArgumentException(nameof(id)); } Id = id; Title = title.Trim(); _tags = new List<string>(); } public int Id { get; } public string Title { get; } private readonly List<string> _tags; public int Count => _tags.Count; }", "Title = title.Trim();")]
    [InlineData("public class Ticket { public string Title { get; set; } = Defaults.Title; } public static class Defaults { public static readonly string Title = Made(); private static string Made() => string.Join(\"-\", new[] { \"a\" }.Select(part => part.ToUpperInvariant())); }", "global::Own.Defaults.Made()")]
    [InlineData("public class Ticket { private string _title = \"\"; public string Title { get => _title; set => _title = value ?? Default; } private const string Default = \"none\"; }", "_title = value ?? ")]
    [InlineData("public class Ticket(int id, string? note = null) { public int Id { get; } = id; public string Note { get; set; } = note ?? \"none\"; }", "partial class Ticket(int id, string? note = default)")]
    [InlineData("public abstract class Job { public abstract string Kind { get; } public int Id { get; set; } } public class Print : Job { public override string Kind => \"print\"; } public class Ticket { public List<Job> Jobs { get; set; } = []; }", "public override string Kind => \"print\";")]
    [InlineData("using System.Text.Json; using System.Text.Json.Serialization; public class Seconds : JsonConverter<DateTime> { public override DateTime Read(ref Utf8JsonReader reader, Type type, JsonSerializerOptions options) => DateTime.UnixEpoch.AddSeconds(reader.GetInt64()); public override void Write(Utf8JsonWriter writer, DateTime value, JsonSerializerOptions options) => writer.WriteNumberValue((long)(value - DateTime.UnixEpoch).TotalSeconds); } public class Ticket { [JsonConverter(typeof(Seconds))] public DateTime At { get; set; } }", "JsonConverterAttribute(typeof(global::Own.Seconds))")]
    [InlineData("using System.Collections; public class Tags : ICollection<string> { private readonly List<string> _all = new(); public int Count => _all.Count; public bool IsReadOnly => false; public void Add(string item) => _all.Add(item); public void Clear() => _all.Clear(); public bool Contains(string item) => _all.Contains(item); public void CopyTo(string[] array, int index) => _all.CopyTo(array, index); public bool Remove(string item) => _all.Remove(item); public IEnumerator<string> GetEnumerator() => _all.GetEnumerator(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public void Log(Logging.ILogger log) { } } public class Ticket { public Tags Tags { get; set; } = new(); }", "_all.Remove(item)")]
    [InlineData("public abstract class Word { private readonly string _text; protected Word(string text) => _text = text; public static implicit operator string(Word word) => word._text; } public sealed class Kind : Word { public static readonly Kind Open = new(\"open\"); private Kind(string text) : base(text) { } } public class Ticket { public int Id { get; set; } public string State => Kind.Open; }", "implicit operator string")]
    [InlineData("public class Ticket { private static readonly Dictionary<string, int> s_ranks; static Ticket() { s_ranks = new() { [\"high\"] = 1 }; } public string Level { get; set; } = \"\"; public int Rank => s_ranks.GetValueOrDefault(Level); }", "static Ticket()")]
    [InlineData("public abstract class Job { public int Id { get; set; } protected abstract string Make(); public string Label => Make(); } public class Print : Job { protected override string Make() => \"print\"; } public class Ticket { public List<Job> Jobs { get; set; } = []; }", "protected override string Make() => \"print\";")]
    [InlineData("public class Ticket { public int Id { get; set; } public string Shown => $\"{Signs.Mark}{Id:D3}\"; } public static class Signs { public const char Mark = '#'; }", "{(global::Own.Signs.Mark)}{(Id):D3}")]
    [InlineData("public class Ticket { private string _title = \"\"; public string Title { get => _title; set => _title = value.Length < 99 ? value : throw new LongTitle(\"long\"); } } public class LongTitle : Exception { public LongTitle(string message) : base(message) { } }", "partial class LongTitle : global::System.Exception")]
    [InlineData("using System.Collections; public class Tags : IReadOnlyList<string> { private readonly List<string> _all; public Tags(IEnumerable<string> all) { _all = new(all); } public int Count => _all.Count; public string this[int at] => _all[at]; public Walk GetEnumerator() => new(_all.GetEnumerator()); IEnumerator<string> IEnumerable<string>.GetEnumerator() => GetEnumerator(); IEnumerator IEnumerable.GetEnumerator() => GetEnumerator(); public struct Walk : IEnumerator<string>, ICloneable { private List<string>.Enumerator _inner; internal Walk(List<string>.Enumerator inner) { _inner = inner; } public string Current => _inner.Current; object IEnumerator.Current => Current; public bool MoveNext() => _inner.MoveNext(); public void Reset() { } public void Dispose() { } public object Clone() => Elsewhere.Copy(this); } } public class Ticket { public ICollection<Tags> Tags { get; set; } = new List<Tags>(); }", ", global::System.Collections.Generic.IEnumerator<string>\n{")]
    public void Has_the_code_that_its_data_need(string source, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Bench.TextOf(bench.Make(source, null, "Ticket")), StringComparison.Ordinal);
    }

    /// <summary>A class whose constructor cannot be had still calls that of its base, whose own code cannot be had either.</summary>
    [Fact]
    public void Has_a_constructor_without_its_code_that_calls_its_base()
    {
        using var bench = new Bench();

        var text = Bench.TextOf(bench.Make("public abstract class Text { protected Text(string kind) { Kind = kind; Log.Write(kind); } public string Kind { get; } public string? Body { get; set; } } public class Note : Text { public Note(string? body = null) : base(\"note\") { Body = body; } private Note() : base(\"x\") { } } public class Ticket { public Note? Note { get; set; } = new(\"a\"); }", null, "Ticket"));

        Assert.Contains("public Note(string? body = default) : base(\"note\")", text, StringComparison.Ordinal);
        Assert.Contains("Body = body", text, StringComparison.Ordinal);
    }

    /// <summary>Some libraries call the only public constructor with what they read, whatever it makes of it.</summary>
    [Theory]
    [InlineData("int? id, string[]? tags", "public Ticket(int? id, string[]? tags)")]
    [InlineData("int? id, string[]? labels", "private Ticket(object never)")]
    [InlineData("int? id, Elsewhere.Tag[] tags", "private Ticket(object never)")]
    public void Has_the_constructor_that_libraries_call_though_it_takes_other_types_than_the_members(string parameters, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Bench.TextOf(bench.Make($"#nullable enable\npublic class Ticket {{ public Ticket({parameters}) {{ Id = id ?? 3; }} public int Id {{ get; set; }} public HashSet<string> Tags {{ get; set; }} = new(); }}", null, "Ticket")), StringComparison.Ordinal);
    }

    /// <summary>The code that cannot be had is named, and the data are there.</summary>
    [Theory]
    [InlineData("public class Ticket { public string Title { get; set; } = Texts.Current.Get(\"title\"); }", "the initial value of Ticket.Title")]
    [InlineData("public class Ticket { public int Id { get; set; } public string Shown => Texts.Format(Id); }", "Ticket.Shown (computed)")]
    [InlineData("using System.Text.Json.Serialization; public class Ticket { [JsonConverter(typeof(Elsewhere.Converter))] public int Id { get; set; } }", "[JsonConverter]")]
    [InlineData("public class Ticket : Elsewhere.Entity { public int Id { get; set; } }", "what Ticket inherits from Entity, which is not known here")]
    [InlineData("public abstract class Job { public int Id { get; set; } protected abstract string Make(); public string Label => Make(); } public class Print : Job { protected override string Make() => Texts.Format(Id); } public class Ticket { public int Id { get; set; } public List<Job> Jobs { get; set; } = []; }", "Job.Label (computed)")]
    public void Says_which_code_it_could_not_have(string source, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make(source, null, "Ticket");

        Assert.Contains(made.Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
        Assert.Contains("Member(global::Goldilocks.Workloads.Numbering.First + 0)", Bench.TextOf(made), StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("public class Ticket { public int Id { get; set; } public Elsewhere.Money Price { get; set; } }", "Price is a Money, which no file of the model declares")]
    [InlineData("public class Ticket { public int Id { get; set; } public Logging.ILogger Log { get; set; } = null!; }", "Log is a ILogger")]
    [InlineData("public class Ticket { public int Id { get; set; } public int X { get set; } }", "Correct it")]
    public void Unknown_data_and_text_that_is_no_code_are_refused(string source, string expected)
    {
        using var bench = new Bench();

        Assert.Contains(expected, Assert.Throws<ModelException>(() => bench.Make(source, null, "Ticket")).Message, StringComparison.Ordinal);
    }
}
