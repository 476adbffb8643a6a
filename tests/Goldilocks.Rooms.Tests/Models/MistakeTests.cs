using Goldilocks.Models.Reading;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A mistake in a type or a sample gets one line that names the place, what was expected and the nearest name; nothing is made that could be built. The command line exits with 2 for all of them.</summary>
public sealed class MistakeTests
{
    private const string Order = """
        using System;
        using System.Collections.Generic;
        namespace Shop;
        public enum State { Open, Paid }
        public class Order
        {
            public required int Id { get; set; }
            public string Customer { get; set; } = "";
            public string? Note { get; set; }
            public State State { get; set; }
            public DateTime PlacedAt { get; set; }
            public List<Line> Lines { get; set; } = new();
            public Payment? Payment { get; set; }
        }
        public class Line { public string Sku { get; set; } = ""; public int Quantity { get; set; } }
        public abstract class Payment { public decimal Amount { get; set; } }
        public class CardPayment : Payment { public string Card { get; set; } = ""; }
        public class Invoice : Payment { public int Days { get; set; } }
        """;

    [Theory]
    [InlineData("""{ "Id": 1, "Custmer": "Ann" }""", "sample.json:1: $.Custmer: Order has no member 'Custmer'; did you mean 'Customer'?")]
    [InlineData("""{ "Id": 1, "Lines": [ { "Sku": "A", "Colour": "red" } ] }""", "$.Lines[0].Colour: Line has no member 'Colour'.")]
    [InlineData("{ \"Id\": 1,\n \"Lines\": [\n { \"Skew\": \"A\" } ] }", "sample.json:3: $.Lines[0].Skew: Line has no member 'Skew'")]
    [InlineData("""{ "Customer": "Ann" }""", "Order needs a value for Id, which is required.")]
    [InlineData("""{ "Id": 1, "Customer": null }""", "Customer is null, and Order declares that it never is.")]
    [InlineData("""{ "Id": "one" }""", "$.Id: a whole number from -2,147,483,648 to 2,147,483,647 is expected.")]
    [InlineData("""{ "Id": 1.5 }""", "$.Id: a whole number from -2,147,483,648 to 2,147,483,647 is expected.")]
    [InlineData("""{ "Id": 99999999999 }""", "$.Id: a whole number from -2,147,483,648 to 2,147,483,647 is expected.")]
    [InlineData("""{ "Id": 1, "PlacedAt": "yesterday" }""", "$.PlacedAt: a date with a time, such as \"2026-01-31T17:42:05Z\", is expected.")]
    [InlineData("""{ "Id": 1, "State": "Closed" }""", "$.State: 'Closed' is not a value of State. It has Open, Paid.")]
    [InlineData("""{ "Id": 1, "Id": 2 }""", "'Id' is there twice in one object.")]
    [InlineData("""{ "Id": 1, "id": 2 }""", "is there twice in one object.")]
    [InlineData("""{ "Id": 1, "Lines": { "Sku": "A" } }""", "$.Lines: an array of Line is expected.")]
    [InlineData("""{ "Id": 1, "Payment": { "Amount": 5 } }""", "$.Payment: Payment can be several classes: say which one by \"$type\": one of CardPayment, Invoice.")]
    [InlineData("""{ "Id": 1, "Payment": { "$type": "CardPaymnt", "Amount": 5 } }""", "no class that can stand here has the name 'CardPaymnt'; did you mean 'CardPayment'? \"$type\" takes CardPayment or Invoice.")]
    [InlineData("""{ "Id": 1, "Lines": [null] }""", "sample.json:1: $.Lines[0]: this is null, and the collection is declared to hold a Line everywhere.")]
    [InlineData("{ \"Id\": 1 }\n{ \"Id\": three }\n", "sample.json:2: this is not JSON: 'three } ' is an invalid JSON literal.")]
    [InlineData("[]", "holds no object: --sample takes one JSON object")]
    [InlineData("", "holds no object")]
    [InlineData("[ 1, 2 ]", "a number stands where an object is expected")]
    [InlineData("{ \"Id\": 1", "this is not JSON:")]
    [InlineData("{ \"Id\": 1 }\n{ \"Id\": 2, }\n{ \"Id\": three }", "sample.json:3: this is not JSON")]
    [InlineData("[ { \"Id\": 1 }, { \"Idd\": 2 } ]", "$[1].Idd: Order has no member 'Idd'; did you mean 'Id'?")]
    public void Of_a_sample_is_one_line(string sample, string expected) => Fails(bench => bench.Make(Order, sample, "Order"), expected);

    [Theory]
    [InlineData("public class Order { public int Id { get; set; } public Custmer By { get; set; } }", "Model.cs:1: By is a Custmer, which no file of the model declares.")]
    [InlineData("public class Order { public int Id { get; set }", "Model.cs:1: CS8180: { or ; or => expected.")]
    [InlineData("namespace Shop;\npublic class Order\n{\n    public int Id { get; set }\n}\n", "Model.cs:4: CS8180: { or ; or => expected.")]
    [InlineData("public class A { public int Id { get; set; } } public class B { public int Id { get; set; } }", "2 types could be the root, because no other refers to them: A, B. Name one by --type.")]
    [InlineData("public class A { public B B { get; set; } } public class B { public A A { get; set; } }", "any could be the root: name it by --type")]
    [InlineData("public enum Only { One }", "The model has no class, record or struct with public properties or fields.")]
    [InlineData("public class Order { public int Id { get; set; } public int id { get; set; } }", "Model.cs:1: Order has Id and id, which differ in case alone")]
    [InlineData("public class Page<T> { public T Item { get; set; } public Page<Page<T>> Next { get; set; } } public class Order { public Page<int> First { get; set; } }", "is a Page of a Page without end")]
    [InlineData("public class Order { public int Id { get; set; } public OrderKey Key { get; set; } } [ValueObject] public partial struct OrderKey { }", "Key is a OrderKey, which has no member here: it is partial")]
    [InlineData("public class Order { public System.Threading.CancellationToken Token { get; set; } }", "Token is a CancellationToken, which is not a type of the model")]
    [InlineData("public class Order { public System.Action Act { get; set; } }", "Act is a delegate")]
    [InlineData("public class Order { public System.IO.Stream Data { get; set; } }", "Data is a Stream, which is not a type of the model")]
    [InlineData("public class Order { public IPart Part { get; set; } } public interface IPart { int Id { get; } }", "IPart is an interface, and no class of the model can stand where Part is declared")]
    public void Of_a_type_is_one_line(string source, string expected) => Fails(bench => bench.Make(source, sample: null), expected);

    [Theory]
    [InlineData("Ordr", "The model has no type 'Ordr'; did you mean 'Order'?")]
    [InlineData("State", "State has no public property or field")]
    public void Of_the_name_of_the_type_is_one_line(string type, string expected) => Fails(bench => bench.Make(Order, null, type), expected);

    [Theory]
    [InlineData("Line", "Order has no list 'Line' whose elements --repeat could repeat; it has Lines.")]
    [InlineData("Lines", "the sample's Lines is empty")]
    public void Of_what_is_repeated_is_one_line(string repeat, string expected) => Fails(bench => bench.Make(Order, """{ "Id": 1 }""", "Order", repeat), expected);

    [Fact]
    public void A_misspelt_path_names_the_nearest_file() => Fails(
        bench =>
        {
            bench.Write("Order.cs", Order);
            return bench.Make([bench["Ordr.cs"]], null);
        },
        "did you mean 'Order.cs'?");

    [Fact]
    public void A_sample_that_is_not_there_is_named() => Fails(bench => bench.Make([bench.Write("Order.cs", Order)], bench["no.json"], "Order"), "There is no file");

    [Fact]
    public void A_sample_that_is_too_large_is_refused_before_it_is_read() => Fails(
        bench =>
        {
            using (var file = File.Create(bench["large.json"]))
            {
                file.SetLength(200L << 20);
            }

            return bench.Make([bench.Write("Order.cs", Order)], bench["large.json"], "Order");
        },
        "has 200 MB; --sample takes up to 64 MB");

    /// <summary>A reader of JSON sets no member that an object computes, and says nothing.</summary>
    [Fact]
    public void A_value_that_would_be_lost_in_silence_is_refused() => Fails(
        bench => bench.Make("public class Order { public int Id { get; set; } public int Twice => 2 * Id; }", """{ "Id": 2, "Twice": 5 }"""),
        "$.Twice: the sample has 5, and the object holds 4.");

    [Fact]
    public void A_member_that_is_another_one_each_time_is_refused() => Fails(
        bench => bench.Make("public class Order { public int Id { get; set; } public System.Guid Key { get => System.Guid.NewGuid(); set { } } }", """{ "Id": 2 }"""),
        "differ at $.Key");

    /// <summary>Each with the bytes of a file: none is a defect of Goldilocks, and each was reported as one.</summary>
    [Theory]
    [InlineData("7B22437573746F6D6572223A22C96D696C65227D", "sample.json:1: the bytes 0xC9 are not UTF-8")]
    [InlineData("7B0A22437573746F6D6572223A22C0AF227D", "sample.json:2: the bytes 0xC0 are not UTF-8")]
    [InlineData("7B22437573746F6D6572223A225C7564383030227D", "sample.json:1: \\ud800 has one half of a surrogate pair")]
    [InlineData("FFFE7B0000D8", "has the byte order mark of UTF-16, but its bytes")]
    public void A_sample_in_no_encoding_of_JSON_is_one_line(string bytes, string expected) => Fails(
        bench =>
        {
            File.WriteAllBytes(bench["sample.json"], Convert.FromHexString(bytes));
            return bench.Make([bench.Write("Order.cs", Order)], bench["sample.json"], "Order");
        },
        expected);

    [Theory]
    [InlineData("""{ "Id": 1, "Custmer": "Ann" }""")]
    [InlineData("""{ "Id": 1, "Lines": [ { "Sku": "A", "Colour": "red" } ] }""")]
    public void An_error_that_leniency_would_cure_names_it(string sample) => Fails(bench => bench.Make(Order, sample, "Order"), "--lenient leaves out what the types do not have.");

    [Theory]
    [InlineData("\uFEFF{ \"Id\": 1 }")]
    [InlineData("// An order.\n{ /* the number */ \"Id\": 1, }")]
    [InlineData("{ \"id\": 1, \"state\": \"paid\" }")]
    [InlineData("{ \"Id\": 1, \"State\": 1 }")]
    [InlineData("{ \"Id\": 1, \"Payment\": { \"Amount\": 5, \"Card\": \"1\", \"$type\": \"CardPayment\" } }")]
    public void What_is_no_mistake_is_read(string sample)
    {
        using var bench = new Bench();

        Assert.Equal(1, bench.Make(Order, sample, "Order").Info.SampleValues);
    }

    [Theory]
    [InlineData("utf-16")]
    [InlineData("utf-16BE")]
    [InlineData("utf-32")]
    public void A_sample_may_be_in_another_encoding_that_its_mark_names(string encoding)
    {
        using var bench = new Bench();
        File.WriteAllText(bench["sample.json"], """{ "Id": 1, "Customer": "Émile 😀" }""", System.Text.Encoding.GetEncoding(encoding));

        Assert.Equal(1, bench.Make([bench.Write("Order.cs", Order)], bench["sample.json"], "Order").Info.SampleValues);
    }

    private static void Fails(Func<Bench, object> make, string expected)
    {
        using var bench = new Bench();

        var exception = Assert.Throws<ModelException>(() => make(bench));

        Assert.Contains(expected, exception.Message, StringComparison.Ordinal);
        Assert.DoesNotContain('\n', exception.Message);
        Assert.IsAssignableFrom<UserErrorException>(exception);
        Assert.False(bench.HasModel);
    }
}
