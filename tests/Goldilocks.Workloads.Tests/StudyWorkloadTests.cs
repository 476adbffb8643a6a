using System.Buffers;
using System.Text;
using System.Text.Json;
using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>The studies' own figures for their payloads.</summary>
public sealed class StudyWorkloadTests
{
    [Fact]
    public void A_person_s_bare_payload_is_the_Ignite_study_s_1032_bytes()
    {
        var destination = new ArrayBufferWriter<byte>();

        BarePayload.Write(Made.Value<Person>("person", 1), destination);

        Assert.Equal(1_032, destination.WrittenCount);
    }

    [Theory]
    [InlineData(10, "abcdefghij")]
    [InlineData(28, "abcdefghijklmnopqrstuvwxyzab")]
    [InlineData(0, null)]
    public void Books_are_numbered_from_1_and_hold_as_many_bytes_as_asked_for(int payload, string? expected)
    {
        var size = new WorkloadSize(3, new Dictionary<string, int> { ["payload"] = payload });

        var shelf = new BookshelfWorkload().Create(size, new SeededRandom(1));

        Assert.Equal([(1, "Book 1"), (2, "Book 2"), (3, "Book 3")], shelf.Books.Select(book => (book.Id, book.Title)));
        Assert.All(shelf.Books, book => Assert.Equal(expected, book.BookData is null ? null : Encoding.ASCII.GetString(book.BookData)));
    }

    /// <summary>The study prints the length of System.Text.Json's text in units of 2^20 to two decimals.</summary>
    [Theory]
    [InlineData(500, 1.40)]
    [InlineData(1_000, 1.81)]
    [InlineData(2_000, 2.67)]
    [InlineData(4_000, 4.38)]
    [InlineData(8_000, 7.77)]
    [InlineData(16_000, 14.63)]
    public void A_grain_s_state_is_within_1_percent_of_the_Orleans_study_s_size(int consumers, double printed)
    {
        var bytes = JsonSerializer.SerializeToUtf8Bytes(Made.Value<PubSubGrainStateDocument>("grain-state", consumers)).Length;

        Assert.InRange(bytes / (double)(1 << 20) / printed, 0.99, 1.01);
    }

    [Fact]
    public void A_grain_s_state_has_the_Orleans_study_s_counts_and_lengths()
    {
        var document = Made.Value<PubSubGrainStateDocument>("grain-state", 3_000);
        var (producers, consumers, metadata) = (document.Doc.Producers.Values, document.Doc.Consumers.Values, document.Doc.Metadata);

        Assert.Equal((50, 3_000, 500), (producers.Count, consumers.Count, metadata.Count));
        Assert.Equal(2_000, consumers.Count(consumer => consumer.FilterData is null));
        Assert.Equal([0, 1, 2], consumers.Select(consumer => consumer.State).Distinct().Order());
        Assert.InRange(document.Id.Length, 73, 77);
        Assert.Equal(36, document.Etag.Length);
        Assert.All(producers, producer => Assert.Equal(27, producer.LastTimeUsed.Length));
        Assert.All(metadata, entry => Assert.Equal(27, entry.Value.Timestamp.Length));
        Assert.All(metadata, entry => Assert.InRange(Convert.FromBase64String(entry.Value.Value).Length, 500, 2_000));
        Assert.Equal([1, 2, 3, 4, 5], metadata.Values.Select(entry => entry.Tags.Count).Distinct().Order());
    }

    /// <summary>The Orleans study's own data shares its literals, which shows in the size of formats that track strings.</summary>
    [Fact]
    public void A_grain_s_state_can_share_its_constant_strings_and_is_equal_either_way()
    {
        static PubSubGrainStateDocument Document(int sharedStrings) => new GrainStateWorkload().Create(
            new WorkloadSize(10, new Dictionary<string, int> { ["shared-strings"] = sharedStrings }),
            new SeededRandom(1));

        static int Types(PubSubGrainStateDocument document) =>
            document.Doc.Consumers.Values.Select(consumer => consumer.Type).Distinct<object>(ReferenceEqualityComparer.Instance).Count();

        Assert.Equal(1, Types(Document(sharedStrings: 1)));
        Assert.Equal(10, Types(Document(sharedStrings: 0)));
        Assert.Equal(Digest.Of(Document(sharedStrings: 0)), Digest.Of(Document(sharedStrings: 1)));
    }

    [Fact]
    public void Every_customer_has_what_makes_a_text_writer_work()
    {
        var page = Made.Value<CustomerPage>("customers", 10);

        Assert.Equal(Enumerable.Range(1, 10), page.Customers.Select(customer => customer.Id));
        Assert.All(page.Customers, customer =>
        {
            Assert.Contains(customer.Name.EnumerateRunes(), rune => rune.Utf16SequenceLength == 2);
            Assert.Contains('\u00E4', customer.Name);
            Assert.All("\"\\<&\n\t", unit => Assert.Contains(unit, customer.HomeAddress.Street));
            Assert.Equal(2, customer.Emails.Count);
            Assert.Equal(2, customer.Addresses.Count);
            Assert.Null(customer.Preferences);
        });
    }

    [Fact]
    public void Raw_values_are_JSON_text_without_spaces()
    {
        var page = Made.Value<CustomerPage>("customers-raw", 10);

        Assert.All(page.Customers, customer =>
        {
            using var parsed = JsonDocument.Parse(customer.Preferences!);
            Assert.Equal(JsonSerializer.Serialize(parsed), customer.Preferences);
        });
    }

    [Fact]
    public void Large_fields_are_one_mebi_characters_and_bytes_each()
    {
        var page = Made.Value<CustomerPage>("customers-large", 2);

        Assert.All(page.Customers, customer => Assert.Equal((1 << 20, 1 << 20), (customer.Bio.Length, customer.Content.Length)));
        Assert.All(page.Customers, customer => Assert.DoesNotContain(customer.Bio.EnumerateRunes(), rune => rune == Rune.ReplacementChar));
    }

    [Fact]
    public void An_order_has_as_many_line_items_as_asked_for()
    {
        var message = Assert.IsType<TestMessage>(Made.Value<IMessage>("order", 10));

        Assert.Equal(10, message.LineItems.Length);
        Assert.Equal(10, message.LineItems.Select(item => item.ProductId).Distinct().Count());
        Assert.All(message.LineItems, item => Assert.InRange(item.Quantity, 1, 99));
        Assert.Equal(4, new[] { message.SenderId, message.ReferenceId, message.OrderId, message.CustomerId }.Distinct().Count());
    }

    /// <summary>
    /// The study prints 540 bytes for JSON with the type's name at the root, of which the name itself is 62 characters.
    /// </summary>
    [Fact]
    public void An_order_of_default_size_comes_to_the_messaging_study_s_JSON_but_for_the_type_s_name()
    {
        var json = JsonSerializer.Serialize(Made.Value<IMessage>("order", 3), typeof(TestMessage));

        Assert.InRange(json.Length + "\"$type\":\"\",".Length + 62, 525, 545);
    }
}
