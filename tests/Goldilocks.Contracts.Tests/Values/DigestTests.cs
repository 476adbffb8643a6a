using System.Globalization;
using System.Security.Cryptography;
using Goldilocks.Values;

namespace Goldilocks.Contracts.Tests.Values;

public sealed class DigestTests
{
    /// <summary>A literal: a change of the form would make every recorded run's digest look like other data.</summary>
    [Fact]
    public void The_canonical_form_is_pinned() => Assert.Equal("20486cb9452f12b5", Digest.Of(MakeShelf()));

    [Fact]
    public void A_leaf_is_hashed_as_a_tag_its_length_and_its_bytes() =>
        Assert.Equal(Convert.ToHexStringLower(SHA256.HashData("v\u0002\0\0\0ab"u8))[..16], Digest.Of("ab"));

    [Fact]
    public void Equal_values_have_equal_digests_and_any_change_shows()
    {
        var changed = MakeShelf();
        changed.Books[0].Data![2] ^= 1;

        Assert.Equal(Digest.Of(MakeShelf()), Digest.Of(MakeShelf()));
        Assert.NotEqual(Digest.Of(MakeShelf()), Digest.Of(changed));
    }

    [Fact]
    public void Where_one_value_ends_and_the_next_begins_counts() =>
        Assert.NotEqual(Digest.Of(new[] { "ab", "c" }), Digest.Of(new[] { "a", "bc" }));

    [Fact]
    public void Null_empty_and_missing_are_three_things()
    {
        string[] digests = [Digest.Of(new[] { "" }), Digest.Of(new string?[] { null }), Digest.Of(Array.Empty<string>()), Digest.Of(null)];

        Assert.Distinct(digests);
    }

    [Fact]
    public void The_order_of_a_dictionary_or_set_does_not_count_and_that_of_a_list_does()
    {
        Assert.Equal(
            Digest.Of(new Dictionary<string, int> { ["a"] = 1, ["b"] = 2 }),
            Digest.Of(new Dictionary<string, int> { ["b"] = 2, ["a"] = 1 }));
        Assert.Equal(Digest.Of(new HashSet<string> { "a", "b" }), Digest.Of(new HashSet<string> { "b", "a" }));
        Assert.NotEqual(Digest.Of(new[] { "a", "b" }), Digest.Of(new[] { "b", "a" }));
    }

    [Fact]
    public void A_type_counts_only_where_another_one_is_declared()
    {
        Assert.NotEqual(Digest.Of(new Holder<Animal> { Value = new Bear() }), Digest.Of(new Holder<Animal> { Value = new Wolf() }));
        Assert.Equal(Digest.Of(new Holder<Bear> { Value = new Bear() }), Digest.Of(new Holder<Wolf> { Value = new Wolf() }));
        Assert.Equal(Digest.Of(new Holder<int?> { Value = 1 }), Digest.Of(new Holder<int> { Value = 1 }));
    }

    [Fact]
    public void A_shared_object_is_not_two_equal_ones()
    {
        var one = new Volume { Id = 1 };

        Assert.NotEqual(Digest.Of(new[] { one, one }), Digest.Of(new[] { new Volume { Id = 1 }, new Volume { Id = 1 } }));
    }

    [Fact]
    public void A_date_s_kind_counts() =>
        Assert.NotEqual(Digest.Of(new DateTime(1, DateTimeKind.Utc)), Digest.Of(new DateTime(1, DateTimeKind.Unspecified)));

    [Fact]
    public void Long_chains_and_cycles_have_a_digest()
    {
        var cycle = new Link();
        cycle.Next = cycle;

        Assert.NotEqual(Digest.Of(Link.Chain(100_000, 1)), Digest.Of(Link.Chain(100_000, 2)));
        Assert.NotEqual(Digest.Of(cycle), Digest.Of(new Link()));
    }

    [Theory]
    [InlineData("de-DE")]
    [InlineData("fa-IR")]
    public void The_culture_does_not_count(string culture)
    {
        var expected = Digest.Of(MakeShelf());
        var before = CultureInfo.CurrentCulture;
        try
        {
            CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
            Assert.Equal(expected, Digest.Of(MakeShelf()));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    private static Shelf MakeShelf()
    {
        var books = Enumerable.Range(1, 3).Select(id => new Volume { Id = id, Title = $"Book {id}", Data = [1, 2, (byte)id] }).ToList();
        return new Shelf { Books = books, ByTitle = books.ToDictionary(book => book.Title!), Tags = ["red", "green"] };
    }
}
