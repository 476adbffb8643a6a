using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Contracts.Tests.Values;

public sealed class DifferenceTests
{
    [Fact]
    public void Equal_graphs_have_no_difference() => Assert.Null(Difference.Find(MakeShelf(), MakeShelf()));

    [Fact]
    public void The_first_difference_is_named_by_its_path_and_both_values()
    {
        var actual = MakeShelf();
        actual.Books[1].Title = "b";

        Assert.Equal("Books[1].Title: expected \"Book 2\", got \"b\"", Difference.Find(MakeShelf(), actual));
    }

    [Fact]
    public void Null_is_not_empty()
    {
        Assert.Equal("Value: expected null, got \"\"", FindIn<string>(null, ""));
        Assert.Equal("Value: expected 0x (0 bytes), got null", FindIn<byte[]>([], null));
        Assert.Equal("Value: expected List`1, got null", FindIn<List<int>>([], null));
    }

    [Fact]
    public void The_root_itself_may_differ()
    {
        Assert.Equal("the value: expected null, got Shelf", Difference.Find(null, new Shelf()));
        Assert.Equal("the value: expected type Bear, got type Wolf", Difference.Find(new Bear(), new Wolf()));
        Assert.Null(Difference.Find(null, null));
    }

    public static TheoryData<object, object> LeavesThatDiffer => new()
    {
        { 1, 2 },
        { 'a', 'b' },
        { true, false },
        { 0.0, -0.0 },
        { float.MaxValue, float.MinValue },
        { 1.0m, 1.00m },
        { "a", "A" },
        { Guid.Empty, new Guid(1, 0, 0, [0, 0, 0, 0, 0, 0, 0, 0]) },
        { DayOfWeek.Monday, DayOfWeek.Tuesday },
        { new DateTime(1, DateTimeKind.Utc), new DateTime(1, DateTimeKind.Local) },
        { new DateTime(1, DateTimeKind.Utc), new DateTime(2, DateTimeKind.Utc) },
        { new DateTimeOffset(2025, 1, 1, 12, 0, 0, TimeSpan.Zero), new DateTimeOffset(2025, 1, 1, 13, 0, 0, TimeSpan.FromHours(1)) },
        { TimeSpan.FromTicks(1), TimeSpan.FromTicks(2) },
        { new byte[] { 1 }, new byte[] { 2 } },
        { new Uri("https://a.example/"), new Uri("https://b.example/") },
    };

    [Theory]
    [MemberData(nameof(LeavesThatDiffer))]
    public void Leaves_are_compared_bit_by_bit(object expected, object actual)
    {
        Assert.NotNull(FindIn(expected, actual));
        Assert.Null(FindIn(expected, expected));
    }

    [Fact]
    public void One_NaN_is_as_good_as_another()
    {
        var other = BitConverter.Int64BitsToDouble(BitConverter.DoubleToInt64Bits(double.NaN) ^ 1);

        Assert.Null(FindIn(double.NaN, other));
        Assert.Null(FindIn<double[]>([1, double.NaN], [1, other]));
        Assert.NotNull(FindIn(double.NaN, 0.0));
    }

    [Fact]
    public void Long_values_are_shown_where_they_differ()
    {
        var expected = new string('a', 500) + "X" + new string('b', 500);
        var actual = new string('a', 500) + "Y" + new string('b', 500);

        Assert.Equal(
            "Value: expected …\"aaaaaaaaaaXbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"… (1001 characters), "
            + "got …\"aaaaaaaaaaYbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\"… (1001 characters)",
            FindIn(expected, actual));
    }

    [Fact]
    public void Long_bytes_are_shown_where_they_differ()
    {
        var (expected, actual) = (new byte[100], new byte[100]);
        actual[50] = 0xFF;

        Assert.EndsWith("got …0x00000000000000000000FF000000000000000000… (100 bytes)", FindIn(expected, actual), StringComparison.Ordinal);
    }

    [Fact]
    public void Lists_and_arrays_differ_by_count_and_by_element()
    {
        Assert.Equal("Value: expected 2 elements, got 1 element", FindIn<int[]>([1, 2], [1]));
        Assert.Equal("Value[2]: expected 3, got 4", FindIn<int[]>([1, 2, 3], [1, 2, 4]));
        Assert.Equal("Value[1]: expected null, got \"\"", FindIn<List<string?>>(["a", null], ["a", ""]));
    }

    [Fact]
    public void Arrays_of_several_dimensions_differ_by_shape_and_by_element()
    {
        Assert.Null(FindIn(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new[,] { { 1, 2, 3 }, { 4, 5, 6 } }));
        Assert.Equal("Value[1, 2]: expected 6, got 7", FindIn(new[,] { { 1, 2, 3 }, { 4, 5, 6 } }, new[,] { { 1, 2, 3 }, { 4, 5, 7 } }));
        Assert.Equal("Value: expected 2 x 3, got 3 x 2", FindIn(new int[2, 3], new int[3, 2]));
        Assert.Equal("Value[1][0]: expected 2, got 3", FindIn<int[][]>([[1], [2]], [[1], [3]]));
    }

    [Fact]
    public void Dictionaries_are_compared_by_key_whatever_their_order()
    {
        Assert.Null(FindIn<Dictionary<string, int>>(new() { ["a"] = 1, ["b"] = 2 }, new() { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal("Value[\"b\"]: expected 2, got 3", FindIn<Dictionary<string, int>>(new() { ["a"] = 1, ["b"] = 2 }, new() { ["b"] = 3, ["a"] = 1 }));
        Assert.Equal("Value: expected \"b\", which is missing", FindIn<Dictionary<string, int>>(new() { ["a"] = 1, ["b"] = 2 }, new() { ["a"] = 1 }));
        Assert.Equal("Value: got \"c\", which was not expected", FindIn<Dictionary<string, int>>(new() { ["a"] = 1 }, new() { ["a"] = 1, ["c"] = 3 }));
    }

    [Fact]
    public void A_dictionary_that_ignores_case_does_not_hide_a_changed_key()
    {
        var actual = new Dictionary<string, int>(StringComparer.OrdinalIgnoreCase) { ["KEY"] = 1 };

        Assert.NotNull(FindIn(new Dictionary<string, int> { ["key"] = 1 }, actual));
    }

    [Fact]
    public void Sets_are_compared_whatever_their_order()
    {
        Assert.Null(FindIn<HashSet<string>>(["a", "b"], ["b", "a"]));
        Assert.Equal("Value: expected \"b\", which is missing", FindIn<HashSet<string>>(["a", "b"], ["a", "c"]));
    }

    [Fact]
    public void Sets_of_objects_are_compared_by_what_the_objects_hold()
    {
        static HashSet<Volume> Set(params int[] ids) => [.. ids.Select(id => new Volume { Id = id })];

        Assert.Null(FindIn(Set(1, 2, 3), Set(3, 1, 2)));
        Assert.NotNull(FindIn(Set(1, 2, 3), Set(1, 2, 4)));
    }

    [Fact]
    public void Runtime_types_must_be_equal_where_a_base_class_is_declared()
    {
        Assert.Null(FindIn<Animal>(new Bear { Name = "x" }, new Bear { Name = "x" }));
        Assert.Equal("Value: expected type Bear, got type Wolf", FindIn<Animal>(new Bear { Name = "x" }, new Wolf { Name = "x" }));
    }

    [Fact]
    public void A_collection_declared_as_an_interface_may_come_back_as_another_class()
    {
        Assert.Null(FindIn<IReadOnlyList<int>>(new[] { 1, 2 }, new List<int> { 1, 2 }));
        Assert.Null(FindIn<IReadOnlyDictionary<string, int>>(new Dictionary<string, int> { ["a"] = 1 }, new SortedDictionary<string, int> { ["a"] = 1 }));
        Assert.NotNull(FindIn<IEnumerable<int>>(new[] { 1 }, new HashSet<int> { 1 }));
    }

    [Fact]
    public void What_is_declared_as_an_object_may_come_back_as_another_type_with_the_same_content()
    {
        Assert.Null(FindIn<object>(1, 1L));
        Assert.Null(FindIn<object>(new[] { 1, 2 }, new List<int> { 1, 2 }));
        Assert.NotNull(FindIn<object>(1, 2L));
        Assert.NotNull(FindIn<object>(new[] { 1, 2 }, new List<int> { 1, 3 }));
    }

    [Fact]
    public void Nullables_fields_and_structs_are_compared()
    {
        Assert.Equal("Value: expected null, got 0", FindIn<int?>(null, 0));
        Assert.Equal("Text: expected \"a\", got \"b\"", Difference.Find(new WithField { Text = "a" }, new WithField { Text = "b" }));
        Assert.Equal("Value.Item2: expected \"a\", got \"b\"", FindIn((1, "a"), (1, "b")));
    }

    [Fact]
    public void A_type_that_exposes_nothing_is_compared_by_its_private_state()
    {
        Assert.Null(Difference.Find(new Closed(1), new Closed(1)));
        Assert.Equal("_secret: expected 1, got 2", Difference.Find(new Closed(1), new Closed(2)));
    }

    [Fact]
    public void Cycles_end()
    {
        static Link Cycle(int value)
        {
            var first = new Link { Next = new Link { Value = value } };
            first.Next.Next = first;
            return first;
        }

        Assert.Null(Difference.Find(Cycle(1), Cycle(1)));
        Assert.Equal("Next.Value: expected 1, got 2", Difference.Find(Cycle(1), Cycle(2)));
    }

    [Fact]
    public void A_chain_of_a_hundred_thousand_objects_does_not_overflow_the_stack()
    {
        Assert.Null(Difference.Find(Link.Chain(100_000, 1), Link.Chain(100_000, 1)));

        var difference = Difference.Find(Link.Chain(100_000, 1), Link.Chain(100_000, 2));

        Assert.StartsWith("Next.Next.", difference, StringComparison.Ordinal);
        Assert.EndsWith(".Value: expected 1, got 2", difference, StringComparison.Ordinal);
        Assert.InRange(difference!.Length, 50, 300);
    }

    [Fact]
    public void Sharing_matters_only_where_it_is_asked_for()
    {
        var one = new Volume { Id = 1 };
        Volume[] shared = [one, one];
        Volume[] separate = [new Volume { Id = 1 }, new Volume { Id = 1 }];

        Assert.Null(Difference.Find(shared, separate));
        Assert.Null(Difference.FindWithReferences(shared, shared));
        Assert.Equal("[1]: expected an object that is elsewhere in the graph too, got a separate one", Difference.FindWithReferences(shared, separate));
        Assert.Equal("[1]: expected an object of its own, got one that is elsewhere in the graph too", Difference.FindWithReferences(separate, shared));
    }

    [Fact]
    public void A_cycle_of_another_length_is_another_structure()
    {
        var small = new Link();
        small.Next = small;
        var large = new Link { Next = new Link() };
        large.Next.Next = large;

        Assert.Null(Difference.Find(small, large));
        Assert.NotNull(Difference.FindWithReferences(small, large));
    }

    [Theory]
    [InlineData("de-DE")]
    [InlineData("fa-IR")]
    [InlineData("tr-TR")]
    public void The_text_is_the_same_under_every_culture(string culture)
    {
        var before = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            Assert.Equal("Value: expected 1234.5, got -1234.5", FindIn(1234.5, -1234.5));
            Assert.Equal(
                "Value: expected 2025-03-04T05:06:07.0000000Z (Utc), got 2025-03-04T05:06:07.0000000 (Unspecified)",
                FindIn(new DateTime(2025, 3, 4, 5, 6, 7, DateTimeKind.Utc), new DateTime(2025, 3, 4, 5, 6, 7)));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    private static string? FindIn<T>(T? expected, T? actual) => Difference.Find(new Holder<T> { Value = expected }, new Holder<T> { Value = actual });

    private static Shelf MakeShelf()
    {
        var books = Enumerable.Range(1, 3).Select(id => new Volume { Id = id, Title = $"Book {id}", Data = [1, 2, (byte)id] }).ToList();
        return new Shelf { Books = books, ByTitle = books.ToDictionary(book => book.Title!), Tags = ["red", "green"] };
    }
}
