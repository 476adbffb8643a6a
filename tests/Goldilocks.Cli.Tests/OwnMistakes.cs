namespace Goldilocks.Cli.Tests;

/// <summary>Mistakes in a type, its sample and the options about them: one line that names the place, what was expected and the nearest name. The exit code is 2, and nothing is built.</summary>
public sealed class OwnMistakes
{
    private const string Order = """
            namespace Shop;

            public class Order
            {
                public required int Id { get; set; }

                public string Customer { get; set; } = "";

                public State State { get; set; }

                public DateTime PlacedAt { get; set; }

                public List<Line> Lines { get; set; } = [];

                public Payment? Payment { get; set; }

                public int Count => Lines.Count;
            }

            public enum State { Open, Paid }

            public class Line
            {
                public string Article { get; set; } = "";

                public int Quantity { get; set; }
            }

            public abstract class Payment
            {
                public decimal Amount { get; set; }
            }

            public class Card : Payment
            {
                public string Number { get; set; } = "";
            }

            public class Transfer : Payment
            {
                public string Account { get; set; } = "";
            }
            """;

    private const string Right = """{ "Id": 1 }""";

    private static readonly Mistake[] s_mistakes =
    [
        new("a misspelt member", "--model Order.cs --sample order.json", "order.json:1: $.Custmer: Order has no member 'Custmer'; did you mean 'Customer'? Correct the name, or leave it out. --lenient leaves out what the types do not have.") { Sample = "{ \"Id\": 1, \"Custmer\": \"Ann\" }" },
        new("a surplus member", "--model Order.cs --sample order.json", "order.json:3: $.Lines[0].Colour: Line has no member 'Colour'. Correct the name, or leave it out. --lenient leaves out what the types do not have.") { Sample = "{\n  \"Id\": 1,\n  \"Lines\": [{ \"Article\": \"Chair\", \"Colour\": \"red\" }]\n}" },
        new("a missing required member", "--model Order.cs --sample order.json", "order.json:1: $: Order needs a value for Id, which is required.") { Sample = "{ \"Customer\": \"Ann\" }" },
        new("null where none may be", "--model Order.cs --sample order.json", "order.json:1: $.Customer: Customer is null, and Order declares that it never is. Give a value, or declare it with a ?. --lenient leaves such a null out.") { Sample = "{ \"Id\": 1, \"Customer\": null }" },
        new("null in a list", "--model Order.cs --sample order.json", "order.json:1: $.Lines[0]: this is null, and the collection is declared to hold a Line everywhere. Give a value, or declare the element with a ?. --lenient leaves such a null out.") { Sample = "{ \"Id\": 1, \"Lines\": [null] }" },
        new("text where a number is expected", "--model Order.cs --sample order.json", "order.json:1: $.Id: a whole number from -2,147,483,648 to 2,147,483,647 is expected.") { Sample = "{ \"Id\": \"one\" }" },
        new("a date that is none", "--model Order.cs --sample order.json", "order.json:1: $.PlacedAt: a date with a time, such as \"2026-01-31T17:42:05Z\", is expected.") { Sample = "{ \"Id\": 1, \"PlacedAt\": \"yesterday\" }" },
        new("an unknown name of an enum", "--model Order.cs --sample order.json", "order.json:1: $.State: 'Closed' is not a value of State. It has Open, Paid.") { Sample = "{ \"Id\": 1, \"State\": \"Closed\" }" },
        new("a name that is there twice", "--model Order.cs --sample order.json", "order.json:1: $.Id: 'Id' is there twice in one object.") { Sample = "{ \"Id\": 1, \"Id\": 2 }" },
        new("an object where a list is expected", "--model Order.cs --sample order.json", "order.json:1: $.Lines: an array of Line is expected.") { Sample = "{ \"Id\": 1, \"Lines\": { \"Article\": \"Chair\" } }" },
        new("a missing $type", "--model Order.cs --sample order.json", "order.json:1: $.Payment: Payment can be several classes: say which one by \"$type\": one of Card, Transfer.") { Sample = "{ \"Id\": 1, \"Payment\": { \"Amount\": 5 } }" },
        new("an unknown derived type", "--model Order.cs --sample order.json", "order.json:1: $.Payment: no class that can stand here has the name 'Crad'. \"$type\" takes Card or Transfer.") { Sample = "{ \"Id\": 1, \"Payment\": { \"$type\": \"Crad\", \"Amount\": 5 } }" },
        new("a $type that cannot stand there", "--model Order.cs --sample order.json", "order.json:1: $.Payment: no class that can stand here has the name 'Line'. \"$type\" takes Card or Transfer.") { Sample = "{ \"Id\": 1, \"Payment\": { \"$type\": \"Line\", \"Quantity\": 5 } }" },
        new("a value that would be lost", "--model Order.cs --sample order.json", "order.json:1: $.Count: the sample has 5, and the object holds 0. Order computes it, and no serializer sets it. Correct the sample or the type. --lenient leaves out what the types do not have.") { Sample = "{ \"Id\": 1, \"Count\": 5 }" },
        new("an empty array", "--model Order.cs --sample order.json", "'order.json' holds no object: --sample takes one JSON object, an array of them, or one in each line.") { Sample = "[]" },
        new("an empty file", "--model Order.cs --sample order.json", "'order.json' holds no object: --sample takes one JSON object, an array of them, or one in each line.") { Sample = "" },
        new("null", "--model Order.cs --sample order.json", "order.json:1: null stands where an object is expected.") { Sample = "null" },
        new("an array of numbers", "--model Order.cs --sample order.json", "order.json:1: a number stands where an object is expected.") { Sample = "[1, 2]" },
        new("a null in the array", "--model Order.cs --sample order.json", "order.json:1: null stands where an object is expected.") { Sample = "[{ \"Id\": 1 }, null]" },
        new("a line that is no JSON", "--model Order.cs --sample order.json", "order.json:3: this is not JSON: 'three } ' is an invalid JSON literal. Expected the literal 'true'.") { Sample = "{ \"Id\": 1 }\n{ \"Id\": 2 }\n{ \"Id\": three }\n" },
        new("a mistake in the second element", "--model Order.cs --sample order.json", "order.json:1: $[1].Idd: Order has no member 'Idd'; did you mean 'Id'? Correct the name, or leave it out. --lenient leaves out what the types do not have.") { Sample = "[{ \"Id\": 1 }, { \"Idd\": 2 }]" },
        new("XML", "--model Order.cs --sample order.json", "order.json:1: this is not JSON: '<' is an invalid start of a value.") { Sample = "<order id=\"1\"/>" },
        new("a member of an unknown type", "--model Order.cs", "Order.cs:1: By is a Custmer, which no file of the model declares. Give the project or the file that declares it to --model; a type of a package needs a project that was restored (dotnet restore). Or mark the member with [JsonIgnore] in a copy. --lenient leaves it out.") { Model = "public class Order { public int Id { get; set; } public Custmer By { get; set; } }" },
        new("a source that does not parse", "--model Order.cs", "Order.cs:5: CS8180: { or ; or => expected. Correct it, or give a copy without it to --model.") { Model = "namespace Shop;\n\npublic class Order\n{\n    public int Id { get; set }\n}\n" },
        new("two possible roots", "--model Order.cs", "2 types could be the root, because no other refers to them: Order, Invoice. Name one by --type.") { Model = "public class Order { public int Id { get; set; } }\npublic class Invoice { public int Id { get; set; } }\n" },
        new("an abstract root", "--model Order.cs", "Order.cs:1: Order is abstract, and no class of the model can be made: add the file of such a class to --model.") { Model = "public abstract class Order { public int Id { get; set; } }" },
        new("members that differ in case alone", "--model Order.cs", "Order.cs:1: Order has Id and id, which differ in case alone: no sample could say which one it means. Rename one, or mark it with [JsonIgnore], in the copy that you give to --model.") { Model = "public class Order { public int Id { get; set; } public int id { get; set; } }" },
        new("a type without end", "--model Order.cs --type Order", "Order.cs:1: Page.Next is a Page of a Page without end: the type grows each time that it is held. Declare the member as a type that ends.") { Model = "public class Order { public Page<int> First { get; set; } } public class Page<T> { public Page<Page<T>> Next { get; set; } }" },
        new("half of a surrogate pair", "--model Order.cs --sample order.json", "order.json:1: \\ud800 has one half of a surrogate pair, which is not a character: no serializer of texts in UTF-8 could keep it. Correct it.") { Sample = "{ \"Id\": 1, \"Customer\": \"\\ud800\" }" },
        new("a delegate", "--model Order.cs", "Order.cs:1: Act is a delegate, which is code and not data. Leave it out in the copy that you give to --model, or mark it with [JsonIgnore]. --lenient leaves it out.") { Model = "public class Order { public Action Act { get; set; } }" },
        new("an interface without a class", "--model Order.cs", "Order.cs:2: IPart is an interface, and no class of the model can stand where Part is declared: add the file of such a class to --model. --lenient leaves it out.") { Model = "public class Order { public IPart Part { get; set; } }\npublic interface IPart { int Id { get; } }\n" },
        new("a generic root", "--model Order.cs", "Order.cs:1: Page is generic, so its members are not known: give its arguments, such as --type 'Page<Order>', or the file of a class that has a closed one as a member or derives from it.") { Model = "public class Page<T> { public T Item { get; set; } }" },
        new("a misspelt path", "--model Ordr.cs", "There is no file or folder 'Ordr.cs'; did you mean 'Order.cs'? --model takes C# files, folders, projects and solutions, separated by commas."),
        new("a file of another kind", "--model order.json", "'order.json' is not a C# source: --model takes .cs files, folders of them, .csproj files, solutions and .dll files, not .json."),
        new("an empty folder", "--model empty", "There is no C# file in the folder 'empty'. --model takes files, folders, projects and solutions."),
        new("a misspelt sample", "--model Order.cs --sample ordr.json", "There is no file 'ordr.json'; did you mean 'order.json'? --sample takes a file with one JSON object, an array of them, or one in each line."),
        new("a folder for a sample", "--model Order.cs --sample empty", "'empty' is a folder: --sample takes a file with one JSON object, an array of them, or one in each line."),
        new("a misspelt type", "--model Order.cs --type Ordr", "The model has no type 'Ordr'; did you mean 'Order'? It has Shop.Order, Shop.Line, Shop.Payment, Shop.Card, Shop.Transfer."),
        new("an enum for a root", "--model Order.cs --type State", "Order.cs:20: State has no public property or field, so it cannot be the root."),
        new("a project that cannot be read", "--model Broken.csproj", "MSBuild cannot evaluate the project 'Broken.csproj': Broken.csproj(3,3): error MSB4025: The project file could not be loaded. The 'ItemGrup' start tag on line 2 position 4 does not match the end tag of 'Project'. Line 3, position 3. Give its files or their folder to --model."),
        new("a size beyond the sample", "--model Order.cs --sample order.json --sizes 10", "'order.json' has 1 value, and --sizes asks for 10: add --repeat to repeat the sample, --repeat MEMBER to repeat the elements of a list, or give a longer sample."),
        new("a list that is none", "--model Order.cs --sample order.json --repeat Line", "Order has no list 'Line' whose elements --repeat could repeat; it has Lines."),
        new("an empty list to repeat", "--model Order.cs --sample order.json --repeat Lines", "--repeat Lines: the sample's Lines is empty, so there is nothing to repeat."),
        new("a sample without a type", "--sample order.json", "--sample is about a type of your own: add --model and the file that declares it, or remove --sample."),
        new("workloads beside it", "footprint --model Order.cs --workloads person", "This command takes your own type alone, and --workloads names person too: run it twice. './goldilocks run' and './goldilocks verify' take both at once."),
        new("a study beside it", "run --model Order.cs --study odata", "--study odata brings its own workloads, sizes, operations and sinks; remove --model, or run without --study. Only --serializers narrows a study."),
        new("a folder beside it", "choose runs/old --model Order.cs", "--model measures your type, and 'runs/old' is measured already: give one of the two."),
        new("a choice from nothing", "choose", "A choice needs measurements, and there is no run under runs/: measure by ./goldilocks run, name the folder of a run, or a type of your own by --model."),
        new("a project for no type", "adopt MemoryPack", "adopt needs a type: one of your own by --model, that of a built-in workload by --workload, or that of a run by --run. There is no run under runs/."),
        new("an option of measuring without a type", "choose runs/old --quick", "--quick says how a type of your own is measured: add --model, or remove --quick."),
    ];

    /// <summary>Of mistakes in a type or a sample, which the tests of the readers have too.</summary>
    private static readonly string[] s_examples = ["a misspelt member", "a value that would be lost", "a line that is no JSON", "a member of an unknown type"];

    public static TheoryData<string> OfOptions => [.. s_mistakes.Where(mistake => !mistake.IsOfAReader || s_examples.Contains(mistake.Name)).Select(mistake => mistake.Name)];

    public static TheoryData<string> OfReaders => [.. s_mistakes.Where(mistake => mistake.IsOfAReader).Select(mistake => mistake.Name)];

    [Theory]
    [MemberData(nameof(OfOptions))]
    public void Is_answered_in_one_line(string name) => AssertOneLine(name);

    [Theory]
    [MemberData(nameof(OfReaders))]
    [Trait("Runs", "nightly")]
    public void What_a_reader_does_not_understand_is_answered_in_one_line(string name) => AssertOneLine(name);

    private static void AssertOneLine(string name)
    {
        var mistake = s_mistakes.Single(mistake => mistake.Name == name);

        var ended = Answers.To(mistake);

        Assert.Equal($"error: {mistake.Answer}\n", ended.Errors.ReplaceLineEndings("\n"));
        Assert.Equal((2, ""), (ended.ExitCode, ended.Output));
    }

    /// <param name="Name">In words.</param>
    /// <param name="Typed">After <c>goldilocks</c>; options alone are those of <c>verify</c>.</param>
    /// <param name="Answer">What follows <c>error: </c>.</param>
    internal sealed record Mistake(string Name, string Typed, string Answer)
    {
        public string Model { get; init; } = Order;

        public string Sample { get; init; } = Right;

        public bool IsOfAReader => Model != Order || Sample != Right;
    }

    /// <summary>The files of a mistake, and what its command answers. Each of them compiles the type, and the compiler is fast after the first.</summary>
    private static class Answers
    {
        private static readonly string[] s_places = ["Order.cs", "Ordr.cs", "order.json", "ordr.json", "empty", "Broken.csproj"];

        public static Finished To(Mistake mistake)
        {
            using var folder = new OwnFolder();
            Directory.CreateDirectory(folder["empty"]);
            File.WriteAllText(folder["Order.cs"], mistake.Model);
            File.WriteAllText(folder["order.json"], mistake.Sample);
            File.WriteAllText(folder["Broken.csproj"], "<Project>\n  <ItemGrup>\n</Project>\n");
            var words = mistake.Typed.Split(' ');
            var typed = words.Select(word => s_places.Contains(word) ? folder[word] : word);
            var ended = InProcess.Run(words[0].StartsWith('-') ? ["verify", "--serializers", "System.Text.Json", .. typed] : typed);
            return ended with { Errors = ended.Errors.Replace(folder.Path + Path.DirectorySeparatorChar, "", StringComparison.Ordinal) };
        }
    }
}
