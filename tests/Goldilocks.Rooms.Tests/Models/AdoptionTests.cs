using System.Collections;
using System.Reflection;
using System.Runtime.Loader;
using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Cli.Choose;
using Goldilocks.Models;
using Goldilocks.Models.Reading;
using Goldilocks.Rooms.Tests.Building;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>The step from a choice to code, as texts. That the projects of libraries with packages build and that their tests pass, tests/Goldilocks.Cli.Tests/Adopting.cs shows.</summary>
public sealed partial class AdoptionTests(AdoptionTests.Shop shop) : IClassFixture<AdoptionTests.Shop>
{
    /// <summary>Every template with each of its variants.</summary>
    public static TheoryData<string, string> Templates()
    {
        var data = new TheoryData<string, string>();
        foreach (var folder in Directory.EnumerateDirectories(Serializers))
        {
            foreach (var variant in AdoptedProject.VariantsOf(folder))
            {
                data.Add(Path.GetFileName(folder), variant);
            }
        }

        return data;
    }

    private static string Serializers => Path.Combine(Workshop.Repository, "serializers");

    [Theory]
    [MemberData(nameof(Templates))]
    public void What_is_written_is_csharp_of_the_library_and_nothing_of_Goldilocks(string serializer, string variant)
    {
        foreach (var isUntrusted in new[] { false, true })
        {
            var files = AdoptedProject.Write(new Adoption(Adapter(serializer), variant == "plain" ? "" : variant, isUntrusted, serializer switch { "XmlSerializer" => shop.Simple, "Serde.NET" => shop.Plain, "Apache.Arrow" or "Parquet.Net" => shop.Table, _ => shop.Model }));

            Assert.All(files.Where(file => file.Key.EndsWith(".cs", StringComparison.Ordinal)), file => Assert.Empty(Errors(file.Value)));
            Assert.All(files, file => Assert.DoesNotMatch(Leftover(), file.Value));
            Assert.All(files.Where(file => file.Key.EndsWith(".cs", StringComparison.Ordinal)), file => Assert.DoesNotMatch(NeutralAttribute(), file.Value));
            Assert.Contains("DE811907980", files["Order.Serialization.Tests/Sample.cs"], StringComparison.Ordinal);
            Assert.Contains("public static byte[] Write(Order value)", files["Order.Serialization/OrderSerializer.cs"], StringComparison.Ordinal);
            Assert.Equal(isUntrusted, files["README.md"].Contains("Payloads may come from strangers.", StringComparison.Ordinal));
        }
    }

    [Theory]
    [InlineData("System.Text.Json", "")]
    [InlineData("XmlSerializer", "")]
    [InlineData("DataContractSerializer", "XML")]
    [InlineData("DataContractSerializer", "binary XML")]
    public void What_is_written_for_a_library_of_the_framework_compiles_and_brings_the_sample_back(string serializer, string variant)
    {
        BringsTheSampleBack(AdoptedProject.Write(new Adoption(Adapter(serializer), variant, false, shop.Simple)));
    }

    [Fact]
    public void A_public_field_is_written_and_a_class_that_is_called_like_an_attribute_of_Goldilocks_keeps_its_name()
    {
        using var bench = new Bench();
        var model = bench.MakeForCode(
            """namespace Shop; public class Order { public int Number; public Contract Contract { get; set; } = new(); } public class Contract { public string Name { get; set; } = ""; }""",
            """{ "Number": 7, "Contract": { "Name": "Lease" } }""");

        var files = AdoptedProject.Write(new Adoption(Adapter("System.Text.Json"), "", false, model));

        BringsTheSampleBack(files);
        Assert.Contains("public class Contract\n", files["Order.Serialization/Model.cs"], StringComparison.Ordinal);
    }

    private static void BringsTheSampleBack(IReadOnlyDictionary<string, string> files)
    {
        var library = Compiled(files);
        var serializing = library.GetType("Shop.OrderSerializer", throwOnError: true)!;
        var values = (IEnumerable)library.GetType("Shop.Sample", throwOnError: true)!.GetMethod("Values")!.Invoke(null, null)!;
        Assert.All(values.Cast<object>(), value =>
        {
            var payload = serializing.GetMethod("Write")!.Invoke(null, [value]);
            Assert.Equivalent(value, serializing.GetMethod("Read")!.Invoke(null, [payload]), strict: true);
        });
    }

    [Fact]
    public void The_numbers_the_derived_classes_and_the_package_are_the_measured_ones()
    {
        var files = AdoptedProject.Write(new Adoption(Adapter("MemoryPack") with { Packages = [new AdapterPackage("MemoryPack", "[1.2.3]", false)] }, "", false, shop.Model));

        var types = files["Order.Serialization/Model.cs"];
        Assert.Contains("[MemoryPackOrder(0)]", types, StringComparison.Ordinal);
        Assert.Matches(@"\[MemoryPackUnion\(100, typeof\(Person\)\)\]", types);
        Assert.Contains("using MemoryPack;", types, StringComparison.Ordinal);
        Assert.Contains("<PackageReference Include=\"MemoryPack\" Version=\"[1.2.3]\" />", files["Order.Serialization/Order.Serialization.csproj"], StringComparison.Ordinal);
    }

    [Fact]
    public void An_enum_gets_the_attribute_of_a_library_that_needs_one_there() => Assert.Contains(
        "[GenerateSerde]\npublic enum Channel", AdoptedProject.Write(new Adoption(Adapter("Serde.NET"), "", false, shop.Plain))["Order.Serialization/Model.cs"], StringComparison.Ordinal);

    [Fact]
    public void An_older_version_is_taken_along_without_what_it_does_not_have()
    {
        string[] Written(params string[] apis) => [.. AdoptedProject.Write(new Adoption(Adapter("MessagePack") with { Apis = apis }, "source generated", false, shop.Model)).Keys];

        Assert.Contains("Order.Serialization/CachedResolver.cs", Written("SOURCE_GENERATOR"));
        Assert.DoesNotContain("Order.Serialization/CachedResolver.cs", Written());
    }

    [Fact]
    public void A_library_whose_packages_make_no_classes_of_a_schema_brings_the_program_that_does()
    {
        var files = AdoptedProject.Write(new Adoption(Adapter("Apache.Avro"), "specific, with conversion", false, shop.Model));

        Assert.Contains("new CodeGen()", files["Order.Schema.Generator/Program.cs"], StringComparison.Ordinal);
        Assert.Contains("Order.Schema.Generator.dll&quot; &quot;$(IntermediateOutputPath)classes&quot; model.avsc", files["Order.Serialization/Order.Serialization.csproj"], StringComparison.Ordinal);
        Assert.Contains("StoredDecimal", files["Order.Serialization/model.avsc"], StringComparison.Ordinal);
    }

    [Fact]
    public void Strangers_get_the_guards_of_the_library_and_others_do_not()
    {
        string Written(bool isUntrusted) => AdoptedProject.Write(new Adoption(Adapter("Newtonsoft.Json"), "", isUntrusted, shop.Model))["Order.Serialization/OrderSerializer.cs"];

        Assert.Contains("SerializationBinder = new KnownClasses()", Written(true), StringComparison.Ordinal);
        Assert.Contains("typeof(Person)", Written(true), StringComparison.Ordinal);
        Assert.DoesNotContain("SerializationBinder", Written(false), StringComparison.Ordinal);
    }

    [Fact]
    public void A_serializer_without_a_template_and_a_variant_that_a_template_does_not_know_are_one_line_with_what_to_do()
    {
        var none = Assert.Throws<ModelException>(() => AdoptedProject.Write(new Adoption(Adapter("Floors"), "", false, shop.Model)));
        var unknown = Assert.Throws<ModelException>(() => AdoptedProject.Write(new Adoption(Adapter("MemoryPack"), "Zip", false, shop.Model)));

        Assert.StartsWith("There is no template for Floors. The code that was measured is ", none.Message, StringComparison.Ordinal);
        Assert.Contains("Adapter.cs: take its calls and the package from there, or write Adoption.template beside it", none.Message, StringComparison.Ordinal);
        Assert.Equal("There is no template for the variant 'Zip' of MemoryPack: give --variant one of 'plain', 'Brotli'.", unknown.Message);
    }

    [Theory]
    [InlineData("Parquet.Net", "ParquetSerializer.SerializeAsync(value.Lines, file, s_options)")]
    [InlineData("Apache.Arrow", "s_batches.Of(value.Lines)")]
    public void A_library_of_columns_is_given_the_rows_of_a_table_and_a_type_that_is_none_is_refused(string serializer, string call)
    {
        Assert.Contains(call, AdoptedProject.Write(new Adoption(Adapter(serializer), "", false, shop.Table))["Order.Serialization/OrderSerializer.cs"], StringComparison.Ordinal);
        Assert.StartsWith($"{serializer} cannot take Order: it writes a table, ", Assert.Throws<ModelException>(() => AdoptedProject.Write(new Adoption(Adapter(serializer), "", false, shop.Model))).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_type_that_the_adapter_refuses_is_refused_with_its_reason()
    {
        var refused = Assert.Throws<ModelException>(() => AdoptedProject.Write(new Adoption(Adapter("XmlSerializer"), "", false, shop.Model)));

        Assert.StartsWith("XmlSerializer cannot take Order: ", refused.Message, StringComparison.Ordinal);
        Assert.Contains("Prices is a Dictionary<string, decimal>: it refuses every type that implements IDictionary", refused.Message, StringComparison.Ordinal);
    }

    private static AdapterProject Adapter(string serializer)
    {
        var folder = Path.Combine(Serializers, serializer);
        var project = XDocument.Load(Directory.EnumerateFiles(folder, "*.csproj").Single()).Descendants().ToList();
        string Property(string name, string usual) => project.FirstOrDefault(element => element.Name.LocalName == name)?.Value ?? usual;
        return new AdapterProject(serializer, folder, [], [], int.Parse(Property("FirstMember", "0"), System.Globalization.CultureInfo.InvariantCulture), Property("NotMember", "Goldilocks.NoNotMemberAttribute"), Property("OwnAttributes", "") == "true", [.. project.Where(element => element.Name.LocalName == "NewerApi").Select(element => element.Attribute("Include")!.Value)]);
    }

    private static IEnumerable<string> Errors(string text) => CSharpSyntaxTree.ParseText(text).GetDiagnostics().Select(diagnostic => diagnostic.ToString());

    private static Assembly Compiled(IReadOnlyDictionary<string, string> files)
    {
        var references = ((string)AppContext.GetData("TRUSTED_PLATFORM_ASSEMBLIES")!).Split(Path.PathSeparator).Where(path => Path.GetFileName(path).StartsWith("System.", StringComparison.Ordinal) || Path.GetFileName(path) is "netstandard.dll" or "mscorlib.dll");
        var compilation = CSharpCompilation.Create(
            "adopted",
            files.Where(file => file.Key.EndsWith(".cs", StringComparison.Ordinal) && !file.Key.EndsWith("Tests.cs", StringComparison.Ordinal)).Select(file => CSharpSyntaxTree.ParseText(file.Value, path: file.Key)),
            references.Select(path => MetadataReference.CreateFromFile(path)),
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        using var stream = new MemoryStream();
        Assert.Empty(compilation.Emit(stream).Diagnostics.Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error).Select(diagnostic => diagnostic.ToString()));
        stream.Position = 0;
        return new AssemblyLoadContext("adopted", isCollectible: true).LoadFromStream(stream);
    }

    [GeneratedRegex(@"Goldilocks|goldilocks|//:|\{type\}|\{tag\}|^#(if|endif)|\bRoot\b", RegexOptions.Multiline)]
    private static partial Regex Leftover();

    [GeneratedRegex(@"\[(Contract|Member|AnyDerived|Child|Constructor|Included|NamedMember|NotMember|Interface)\b")]
    private static partial Regex NeutralAttribute();

    /// <summary>A model with derived classes, numbers, a collection without a setter, dates and a private setter.</summary>
    public sealed class Shop : IDisposable
    {
        private readonly Bench _bench = new();
        private readonly Lazy<OwnModel> _plain;
        private readonly Lazy<OwnModel> _table;

        private const string Source = """
            namespace Shop;

            public class Order
            {
                public int Id { get; set; }
                public required string Number { get; init; }
                public DateOnly Day { get; set; }
                public DateTimeOffset PlacedAt { get; set; }
                public Customer Customer { get; set; } = null!;
                public List<Line> Lines { get; } = [];
                public Dictionary<string, decimal> Prices { get; set; } = new();
                public Channel Channel { get; set; }
                public Guid Key { get; set; }
            }

            public record Line
            {
                public string Article { get; set; } = "";
                public decimal Price { get; set; }
            }

            public enum Channel { Post, Mail = 4 }

            public abstract class Customer { public string Name { get; set; } = ""; }

            public class Person : Customer { public DateTime? BornOn { get; set; } }

            public class Company : Customer { public string? VatId { get; set; } }
            """;

        private const string Sample = """
            {
              "Id": 7, "Number": "A-17", "Day": "2026-03-02", "PlacedAt": "2026-03-01T17:42:05.25+01:00",
              "Customer": { "$type": "Company", "Name": "Bears", "VatId": "DE811907980" },
              "Lines": [{ "Article": "Chair, small", "Price": 89.95 }, { "Article": "Bowl", "Price": 12.25 }],
              "Prices": { "each": 1.5 }, "Channel": "Mail", "Key": "5f3c1a0e-7a2b-4c7d-9e51-0c1d2e3f4a5b"
            }
            """;

        public Shop()
        {
            Model = _bench.MakeForCode(Source, Sample);
            Simple = _bench.MakeForCode(
                Source.Replace("public List<Line> Lines { get; } = [];", "public List<Line> Lines { get; set; } = [];", StringComparison.Ordinal).Replace("public Dictionary<string, decimal> Prices { get; set; } = new();", "", StringComparison.Ordinal),
                Sample.Replace("\"Prices\": { \"each\": 1.5 },", "", StringComparison.Ordinal));
            _plain = new(() => _bench.MakeForCode(
                Source.Replace("abstract class Customer {", "class Customer { public string? VatId { get; set; }", StringComparison.Ordinal).Replace(" : Customer", "", StringComparison.Ordinal),
                Sample.Replace("\"$type\": \"Company\", ", "", StringComparison.Ordinal),
                "Order"));
            _table = new(() => _bench.MakeForCode(
                """namespace Shop; public class Order { public List<Line> Lines { get; set; } = []; } public class Line { public string Article { get; set; } = ""; public string VatId { get; set; } = ""; }""",
                """{ "Lines": [{ "Article": "Bowl", "VatId": "DE811907980" }] }"""));
        }

        public OwnModel Model { get; }

        /// <summary>Without what few libraries take.</summary>
        public OwnModel Simple { get; }

        /// <summary>Without derived classes besides.</summary>
        public OwnModel Plain => _plain.Value;

        /// <summary>One list of flat objects, which is all that a library of columns takes.</summary>
        public OwnModel Table => _table.Value;

        public void Dispose() => _bench.Dispose();
    }
}
