using System.Xml.Linq;
using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>
/// Every construct is read from a sample, written for workers, read again by the code that workers have, and compared: making a model fails where a value is lost on that way.
/// </summary>
public sealed class ConstructTests
{
    [Theory]
    [InlineData("public record Order(int Id, string Name);", """{ "Id": 1, "Name": "a" }""")]
    [InlineData("public class Order { public int Id { get; init; } public required string Name { get; init; } }", """{ "Id": 1, "Name": "a" }""")]
    [InlineData("public class Order { public Order(int id, string name) { Id = id; Name = name; } public int Id { get; } public string Name { get; } }", """{ "Id": 1, "Name": "a" }""")]
    [InlineData("public class Order(int id) { public int Id { get; } = id; public string? Name { get; private set; } }", """{ "Id": 1, "Name": "a" }""")]
    [InlineData("public class Order { private Order() { } public int Id { get; private set; } }", """{ "Id": 1 }""")]
    [InlineData("public class Order { public int Id; public string? Name; }", """{ "Id": 1, "Name": "a" }""")]
    [InlineData("public class Order { public List<string> Tags { get; } = new(); public IDictionary<string, int> Counts { get; } = new Dictionary<string, int>(); }", """{ "Tags": ["a", "b"], "Counts": { "x": 1 } }""")]
    [InlineData("public class Order { public Dictionary<int, string> A { get; set; } = new(); public Dictionary<Guid, int> B { get; set; } = new(); public Dictionary<DayOfWeek, int> C { get; set; } = new(); }", """{ "A": { "1": "x" }, "B": { "0f8fad5b-d9cb-469f-a165-70867728950e": 2 }, "C": { "Friday": 3 } }""")]
    [InlineData("public class Order { public HashSet<string> A { get; set; } = new(); public IReadOnlyList<int> B { get; set; } = new List<int>(); public int[][] C { get; set; } = []; public Queue<int> D { get; set; } = new(); }", """{ "A": ["x"], "B": [1], "C": [[1, 2], []], "D": [4] }""")]
    [InlineData("public class Order { public decimal A { get; set; } public DateTimeOffset? B { get; set; } public DateOnly C { get; set; } public TimeOnly D { get; set; } public TimeSpan E { get; set; } public Guid F { get; set; } public byte[] G { get; set; } = []; public Uri? H { get; set; } public char I { get; set; } public ulong J { get; set; } }", """{ "A": 1.50, "B": "2026-01-02T03:04:05+02:00", "C": "2026-01-02", "D": "03:04:05", "E": "01:00:00", "F": "0f8fad5b-d9cb-469f-a165-70867728950e", "G": "AQID", "H": "https://example.org/a", "I": "x", "J": 18446744073709551615 }""")]
    [InlineData("public readonly record struct Point(double X, double Y); public struct Size { public int Width { get; set; } } public class Order { public Point At { get; set; } public Point? Maybe { get; set; } public List<Size> Sizes { get; set; } = new(); }", """{ "At": { "X": 1, "Y": 2 }, "Maybe": null, "Sizes": [ { "Width": 3 } ] }""")]
    [InlineData("public readonly struct Point { public Point(int x) { X = x; } public int X { get; } } public class Order { public Point At { get; set; } }", """{ "At": { "X": 1 } }""")]
    [InlineData("public class Page<T> { public List<T> Items { get; set; } = new(); } public class Order { public Page<string> A { get; set; } = new(); public Page<int> B { get; set; } = new(); }", """{ "A": { "Items": ["x"] }, "B": { "Items": [1] } }""")]
    [InlineData("public abstract class Entity { public Guid Id { get; set; } public string? By { get; protected set; } } public class Middle : Entity { public int Level { get; set; } } public class Order : Middle { public string Name { get; set; } = \"\"; }", """{ "Id": "0f8fad5b-d9cb-469f-a165-70867728950e", "By": "me", "Level": 2, "Name": "a" }""")]
    [InlineData("public interface IPart { string Name { get; } } public class Bolt : IPart { public string Name { get; set; } = \"\"; } public class Nut : IPart { public string Name { get; set; } = \"\"; public int Size { get; set; } } public class Order { public List<IPart> Parts { get; set; } = new(); }", """{ "Parts": [ { "$type": "Bolt", "Name": "a" }, { "$type": "Nut", "Name": "b", "Size": 3 } ] }""")]
    [InlineData("public class Order { public class Line { public int Id { get; set; } public Order? Inner { get; set; } } public Line? First { get; set; } }", """{ "First": { "Id": 1, "Inner": { "First": null } } }""")]
    [InlineData("using MessagePack; using Some.Company.Things; [MessagePackObject, ProtoContract] public class Order { [Key(0)] public int Id { get; set; } [JsonPropertyName(\"n\")] public string Name { get; set; } = \"\"; public string Shown() => Helper.Show(this); }", """{ "Id": 1, "n": "a" }""")]
    [InlineData("[DataContract] public class Order { [DataMember(Order = 1)] public int Id { get; set; } [JsonIgnore] public string? Cache { get; set; } public int NoMember { get; set; } }", """{ "Id": 1 }""")]
    [InlineData("public class Order { public string @class { get; set; } = \"\"; public int First { get; set; } public int Member { get; set; } }", """{ "class": "a", "First": 1, "Member": 2 }""")]
    public void Is_read_written_and_read_again(string source, string sample)
    {
        using var bench = new Bench();

        var model = bench.Make("using System.Runtime.Serialization; using System.Text.Json.Serialization;\n" + source, sample, "Order");

        Assert.Equal(1, model.Info.SampleValues);
        Assert.True(File.Exists(Path.Combine(model.Folder, "Own.props")));
    }

    [Theory]
    [InlineData("namespace Shop; public interface IPart { } public class Bolt : IPart { } public class Nut : IPart { } public class Order { public IPart[] Parts { get; set; } = []; }", "namespace Shop { |interface|IPart| }")]
    [InlineData("public abstract record Part; public record Bolt : Part; public record Nut : Part; public class Order { public Part[] Parts { get; set; } = []; }", "namespace Own { |record|Part| }")]
    [InlineData("namespace Shop { public class Box { public abstract class Part { } public class Bolt : Part { } public class Nut : Part { } } public class Order { public Box.Part[] Parts { get; set; } = []; } }", "namespace Shop { partial class Box { |class|Part| } }")]
    public void A_project_can_declare_a_part_of_a_base_wherever_that_is_declared(string source, string declaration)
    {
        using var bench = new Bench();

        var model = bench.Make(source, null, "Order");

        var derived = XDocument.Load(Path.Combine(model.Folder, "Own.props")).Descendants("DerivedType").ToList();
        Assert.Equal(2, derived.Count);
        Assert.All(derived, item => Assert.Equal(declaration, $"{item.Attribute("BaseOpen")!.Value}|{item.Attribute("BaseKeyword")!.Value}|{item.Attribute("BaseName")!.Value}|{item.Attribute("BaseClose")!.Value}"));
    }

    [Theory]
    [InlineData("namespace Shop { namespace Inner { public class Order { public int Id { get; set; } } } }")]
    [InlineData("namespace Shop.Inner; public class Order { public int Id { get; set; } }")]
    [InlineData("#nullable disable\nnamespace Shop { public class Order { public int Id { get; set; } public string Name { get; set; } } }")]
    public void In_any_namespace_and_nullable_context(string source)
    {
        using var bench = new Bench();

        Assert.Equal("Order", bench.Make(source, null).Info.Workload);
    }

    [Fact]
    public void Several_files_are_one_model_and_what_the_root_does_not_need_is_left_out()
    {
        using var bench = new Bench();
        bench.Write("src/Order.cs", "namespace Shop; public class Order { public Shared.Money Total { get; set; } = new(); }");
        bench.Write("src/Money.cs", "namespace Shop.Shared; public class Money { public decimal Amount { get; set; } }");
        bench.Write("src/Controller.cs", "namespace Shop.Web; public class OrderController : ControllerBase { public IActionResult Get() => Ok(); }");

        var model = bench.Make([bench["src"]], null, "Order");

        Assert.DoesNotContain("Controller", Bench.TextOf(model), StringComparison.Ordinal);
        Assert.Equal(["Money.cs", "Order.cs"], model.Info.Sources.Select(source => Path.GetFileName(source.Name)).Order());
    }

    [Fact]
    public void Setters_and_initializers_stay_as_they_are()
    {
        using var bench = new Bench();

        var text = Bench.TextOf(bench.Make("public record Order(int Id) { public string Name { get; init; } = \"\"; public int Level { get; private set; } }", null));

        Assert.Contains("public string Name { get; init; } = \"\";", text, StringComparison.Ordinal);
        Assert.Contains("NamedMember] public string Name", text, StringComparison.Ordinal);
        Assert.Contains("Included] public int Level { get; private set; }", text, StringComparison.Ordinal);
        Assert.Contains("[Contract] public partial record Order([property: Member(global::Goldilocks.Workloads.Numbering.First + 0), NamedMember] int Id)", text, StringComparison.Ordinal);
    }

    [Fact]
    public void Other_data_make_no_other_model_and_the_same_data_are_not_read_again()
    {
        using var bench = new Bench();
        const string source = "public class Order { public int Id { get; set; } }";
        var first = bench.Make(source, """{ "Id": 1 }""");
        var other = bench.Make(source, """{ "Id": 2 }""");
        var time = File.GetLastWriteTimeUtc(other.ValuesPath);
        var again = bench.Make(source, """{ "Id": 2 }""");

        Assert.Equal(first.Folder, other.Folder);
        Assert.NotEqual(first.ValuesPath, other.ValuesPath);
        Assert.Equal(other.ValuesPath, again.ValuesPath);
        Assert.Equal(time, File.GetLastWriteTimeUtc(again.ValuesPath));
    }

    [Theory]
    [InlineData("[ { \"Id\": 1 }, { \"Id\": 2 } ]")]
    [InlineData("{ \"Id\": 1 }\n{ \"Id\": 2 }\n")]
    public void An_array_and_lines_are_several_values(string sample)
    {
        using var bench = new Bench();

        var model = bench.Make("public class Order { public int Id { get; set; } }", sample);

        Assert.Equal(2, model.Info.SampleValues);
        Assert.Contains("Workload<global::Goldilocks.Workloads.OrderList>", Bench.TextOf(model), StringComparison.Ordinal);
    }

    [Fact]
    public void A_list_member_can_be_what_a_size_counts()
    {
        using var bench = new Bench();

        var model = bench.Make("public record Line(string Sku); public class Order { public List<Line> Lines { get; init; } = []; public int Id { get; set; } }", """{ "Lines": [ { "Sku": "a" }, { "Sku": "b" } ], "Id": 3 }""", repeat: "Lines");

        Assert.Equal(2, model.Info.SampleValues);
        Assert.Contains("ReadRepeated", Bench.TextOf(model), StringComparison.Ordinal);
    }

    [Fact]
    public void What_was_assumed_replaced_and_left_out_is_said()
    {
        using var bench = new Bench();

        var notes = string.Join('\n', bench.Make("using MessagePack;\n[MessagePackObject, System.Runtime.Serialization.DataContract] public class Order { [System.Runtime.Serialization.DataMember, System.Text.Json.Serialization.JsonPropertyName(\"i\")] public int Id { get; set; } }", null).Info.Notes);

        Assert.Contains("[MessagePackObject]", notes, StringComparison.Ordinal);
        Assert.Contains("Replaced by neutral attributes, which mean the same to every library: [DataContract], [DataMember].", notes, StringComparison.Ordinal);
        Assert.Contains("Kept, and steer each library that knows them: [JsonPropertyName].", notes, StringComparison.Ordinal);
        Assert.Contains("values are made up", notes, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("""{ "order_id": 1, "placed_by": { "first_name": "Ann" } }""", "snake_case")]
    [InlineData("""{ "order-id": 1, "placed-by": { "first-name": "Ann" } }""", "kebab-case")]
    public void Names_of_a_sample_may_have_separators(string sample, string expected)
    {
        using var bench = new Bench();

        var made = bench.Make("public class Order { public required int OrderId { get; set; } public required Person PlacedBy { get; set; } } public class Person { public required string FirstName { get; set; } }", sample);

        Assert.Contains(made.Info.Notes, note => note.Contains(expected, StringComparison.Ordinal));
    }

    /// <summary>What a member holds that is no data need not be known, and it is no matter which package's attribute says so.</summary>
    [Theory]
    [InlineData("using Vectors; using System.Text.Json.Serialization; public class Item { public int Id { get; set; } [JsonIgnore] public Vector? Embedding { get; set; } }")]
    [InlineData("using Other.Json; public class Item { public int Id { get; set; } [JsonIgnore] public Vector? Embedding { get; set; } }")]
    [InlineData("using Other.Json; public class Item { public int Id { get; set; } [System.Obsolete, JsonIgnore] public string? Embedding { get; set; } }")]
    public void A_member_that_is_left_out_may_have_any_type(string source)
    {
        using var bench = new Bench();

        Assert.Equal(1, bench.Make(source, """{ "Id": 1 }""").Info.SampleValues);
        Assert.Contains("Item has no member 'Embedding'", Assert.Throws<ModelException>(() => bench.Make(source, """{ "Id": 1, "Embedding": "x" }""")).Message, StringComparison.Ordinal);
    }

    /// <summary>Such as one that copies an entity of the database, whose file is not given; and the method that calls it.</summary>
    [Fact]
    public void A_constructor_beside_others_may_need_any_type()
    {
        using var bench = new Bench();

        var made = bench.Make(
            "using Shop.Entities; public class Item { public Item() { } public Item(ItemEntity entity) { Id = entity.Id; } public static Item Of(int id) => new(Source.Find(id)); public int Id { get; set; } }",
            """{ "Id": 1 }""");

        Assert.Contains(made.Info.Notes, note => note.Contains("Item(ItemEntity entity)", StringComparison.Ordinal));
        Assert.DoesNotContain("ItemEntity", Bench.TextOf(made), StringComparison.Ordinal);
    }

    /// <summary>Without it the class would get a constructor that it does not have, and another class would be measured.</summary>
    [Fact]
    public void The_only_constructor_of_a_class_stays()
    {
        using var bench = new Bench();

        var made = bench.Make("public class Item { public Item(ItemEntity entity) { Id = entity.Id; } public int Id { get; set; } }", """{ "Id": 1 }""");

        Assert.Contains("Item is a class whose constructors take other things than its members", made.Info.Shape);
        Assert.Contains("private Item(object never)", Bench.TextOf(made), StringComparison.Ordinal);
    }
}
