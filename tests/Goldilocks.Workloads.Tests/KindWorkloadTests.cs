using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

public sealed class KindWorkloadTests
{
    /// <summary>The rows of the Orleans study's table by kind of object.</summary>
    [Fact]
    public void Every_kind_of_the_Orleans_study_has_a_workload() => Assert.Equal(
        ["primitives", "small-strings", "large-strings", "collections", "nested", "polymorphic", "binary"],
        AllWorkloads.Instances.Where(workload => workload.Name.StartsWith("kinds-", StringComparison.Ordinal)).Select(workload => workload.Name["kinds-".Length..]));

    [Fact]
    public void Every_class_of_a_drawing_is_registered_with_a_tag_of_its_own_that_no_member_has()
    {
        var derived = (NoDerivedAttribute[])typeof(Shape).GetCustomAttributes(typeof(NoDerivedAttribute), inherit: false);

        Assert.Equal(typeof(Shape).Assembly.GetTypes().Where(type => type.BaseType == typeof(Shape)), derived.Select(each => each.Type));
        Assert.Distinct(derived.Select(each => each.Tag));
        Assert.All(derived, each => Assert.InRange(each.Tag, 10, 100));
    }

    [Fact]
    public void A_drawing_holds_every_class()
    {
        var drawing = Made.Value<Drawing>("kinds-polymorphic", 100);

        Assert.Equal(3, drawing.Shapes.Select(shape => shape.GetType()).Distinct().Count());
    }

    [Theory]
    [InlineData("kinds-small-strings", 4, 16)]
    [InlineData("kinds-large-strings", 8_000, 12_000)]
    public void Strings_are_as_long_as_the_workload_says(string name, int shortest, int longest)
    {
        var strings = Made.Value<Strings>(name, 500);

        Assert.All(strings.Items, text => Assert.InRange(text.Length, shortest, longest));
    }

    [Fact]
    public void Integers_are_of_every_length_and_sign()
    {
        var items = Made.Value<Primitives>("kinds-primitives", 1_000).Items;

        Assert.Equal(Enumerable.Range(0, 64), items.Select(item => 64 - long.LeadingZeroCount(item.Int64 < 0 ? ~item.Int64 : item.Int64)).Select(bits => (int)bits).Distinct().Order());
        Assert.InRange(items.Count(item => item.Int64 < 0), 400, 600);
    }

    [Fact]
    public void A_copy_of_each_reference_is_a_wrong_answer_for_a_shared_shelf()
    {
        var workload = new SharedReferencesWorkload();
        var (expected, actual) = (Made.Value<SharedShelf>("shared-references", 10), Made.Value<SharedShelf>("shared-references", 10));
        Assert.Null(workload.FindDifference(expected, actual));

        var book = actual.Books[3];
        actual.Favourites[1] = new SharedBook { Id = book.Id, Title = book.Title, Shelf = book.Shelf, Next = book.Next };

        Assert.Null(Difference.Find(expected, actual));
        Assert.NotNull(workload.FindDifference(expected, actual));
    }

    [Theory]
    [InlineData(1)]
    [InlineData(2)]
    [InlineData(10)]
    public void A_shared_shelf_has_no_chain_longer_than_a_trilogy(int count)
    {
        var shelf = Made.Value<SharedShelf>("shared-references", count);

        Assert.All(shelf.Books, book => Assert.Contains(book, new[] { book.Next, book.Next.Next, book.Next.Next.Next }));
        Assert.All(shelf.Books, book => Assert.Same(shelf, book.Shelf));
        Assert.Equal(shelf.Books.Where((_, i) => i % 3 == 0), shelf.Favourites);
    }

    [Fact]
    public void A_series_rises_in_time_and_has_short_and_long_numbers()
    {
        var telemetry = Made.Value<Telemetry>("telemetry", 1_000);

        Assert.Equal((1_000, 1_000, 1_000), (telemetry.Timestamps.Length, telemetry.Temperatures.Length, telemetry.Vibrations.Length));
        Assert.Equal(telemetry.Timestamps.Order().Distinct(), telemetry.Timestamps);
        Assert.All(telemetry.Temperatures, temperature => Assert.Equal(Math.Round(temperature, 3), temperature));
        Assert.InRange(telemetry.Vibrations.Average(vibration => $"{vibration:R}".Length), 18, 22);
    }
}
