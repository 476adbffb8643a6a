using Goldilocks.Models.Reading;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A class that is a collection, as the root.</summary>
public sealed class CollectionRootTests
{
    private const string Source = "public class Prices : Dictionary<string, int> { } public class Orders : List<Order> { } public class Order { public int Number { get; set; } } public enum State { Open }";

    [Theory]
    [InlineData("Prices", """{ "chair": 7 }""")]
    [InlineData("Orders", """[{ "Number": 7 }, { "Number": 8 }]""")]
    public void A_collection_of_your_own_is_a_root(string type, string sample)
    {
        using var bench = new Bench();

        Assert.Contains("Number = 7", Values.Of(bench.Make(Source, sample, type)), StringComparison.Ordinal);
        Assert.NotEmpty(Values.Of(bench.Make(Source, null, type)));
    }

    /// <summary>A list of objects is then one value; one such list in each line is several.</summary>
    [Theory]
    [InlineData("""[{ "Number": 7 }, { "Number": 8 }]""", 1)]
    [InlineData("[{ \"Number\": 7 }]\n[{ \"Number\": 8 }]", 2)]
    public void A_list_of_the_sample_is_one_value_of_a_root_that_is_a_list(string sample, int count)
    {
        using var bench = new Bench();

        Assert.Equal(count, bench.Make(Source, sample, "Orders").Info.SampleValues);
    }

    [Fact]
    public void Libraries_with_a_schema_say_that_they_have_none_for_it()
    {
        using var bench = new Bench();

        Assert.Contains("Prices is a collection: no schema and no conversion is generated for one that stands alone", Bench.TextOf(bench.Make(Source, null, "Prices")) + string.Join('\n', Directory.EnumerateFiles(bench.Make(Source, null, "Prices").Folder, "*", SearchOption.AllDirectories).Select(File.ReadAllText)), StringComparison.Ordinal);
    }

    [Fact]
    public void A_value_is_no_root()
    {
        using var bench = new Bench();

        Assert.Contains("State", Assert.Throws<ModelException>(() => bench.Make(Source, null, "State")).Message, StringComparison.Ordinal);
    }
}
