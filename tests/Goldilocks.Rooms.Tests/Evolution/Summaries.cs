using Goldilocks.Cli.Interop;
using Goldilocks.Results;
using static Goldilocks.Rooms.Tests.Evolution.Versions;

namespace Goldilocks.Rooms.Tests.Evolution;

/// <summary>One line for a serializer, and the folder that outlives a release.</summary>
public sealed class Summaries : IDisposable
{
    private const string Listing = "0\t\tobject\tShop.Order\t\n1\tNote\ttext\tSystem.String\ta\\tb\\\\c\\nd\n~Shop.Order\tNote\ttext\tSystem.String\t\n";
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-payloads").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Theory]
    [InlineData(Verdict.Kept, Verdict.Kept, "both ways")]
    [InlineData(Verdict.InitialValue, Verdict.Kept, "both ways")]
    [InlineData(Verdict.Kept, Verdict.Exception, "forward only")]
    [InlineData(Verdict.Exception, Verdict.Kept, "backward only")]
    [InlineData(Verdict.Exception, Verdict.Exception, "refused")]
    [InlineData(Verdict.OtherValue, Verdict.Exception, "silently wrong")]
    [InlineData(Verdict.Kept, Verdict.Lost, "silently wrong")]
    public void A_serializer_has_one_line(Verdict upgrade, Verdict rollback, string summary) => Assert.Equal(summary, Judgement.Summary([Member(upgrade)], [Member(rollback)]));

    [Fact]
    public void What_the_classes_say_themselves_is_no_finding() => Assert.Equal("both ways", Judgement.Summary([Member(Verdict.Lost) with { IsMeant = true }], [Member(Verdict.Kept)]));

    [Fact]
    public void The_worst_of_all_values_counts_with_the_smallest_payload_that_shows_it()
    {
        MemberFinding Found(Verdict verdict) => new("Order.Id", verdict, $"{verdict}", "Id");

        var verdict = Assert.Single(Judgement.Of([(1, 10, [Found(Verdict.Kept)]), (2, 90, [Found(Verdict.OtherValue)]), (3, 40, [Found(Verdict.OtherValue)])]));

        Assert.Equal((Verdict.OtherValue, 3), (verdict.Verdict, verdict.Value));
    }

    [Fact]
    public void Each_kind_of_exception_is_told_with_the_number_of_its_payloads()
    {
        MemberFinding Threw(string reason) => new("", Verdict.Exception, reason, "");

        var verdicts = Judgement.Of([(1, 10, [Threw("no null for Rating at byte 17")]), (2, 30, [Threw("Seats is too large at byte 20")]), (3, 20, [Threw("Seats is too large at byte 9")]), (4, 5, [new("Order.Id", Verdict.Kept, "", "Id")])]);

        Assert.Equal([("1 of 4 payloads: no null for Rating at byte 17", 1), ("2 of 4 payloads: Seats is too large at byte 9", 3)], verdicts.Where(verdict => verdict.Verdict == Verdict.Exception).Select(verdict => (verdict.Reason, verdict.Value)));
    }

    [Fact]
    public void Values_that_a_program_does_not_write_or_read_itself_are_counted_with_the_reason()
    {
        var written = new WrittenValue(1, [1], Listing, null);

        Assert.Equal("5 of 6 values were not tried, because it does not write or read them itself: Failed: Closed: too late", new WrittenValues([written], 6, new Failed("Closed", "too late")).Missing);
        Assert.Null(new WrittenValues([written], 1, null).Missing);
        Assert.Equal("Failed", new WrittenValues([], 6, new Failed("Closed", "too late")).WhyNone?.Name);
    }

    [Fact]
    public void A_recorded_payload_is_read_back_with_all_that_is_known_of_it()
    {
        PayloadFolder.Write(_folder, "1.0", "Shop.Order", null, [Class("Order", "string Note")], [(new VariantKey("Some.Json", "plain text", "1.2"), [new WrittenValue(1, [1, 2, 3], Listing, null)])]);

        var recorded = PayloadFolder.Read(_folder);
        var payload = Assert.Single(recorded.Payloads);
        var value = PayloadFolder.Value(_folder, payload);

        Assert.Equal(("Some.Json", "plain text", "1.2", 1), (payload.Serializer, payload.Variant, payload.Version, payload.Value));
        Assert.Equal([1, 2, 3], value.Payload);
        Assert.Equal(Listing, value.Expected);
        Assert.Equal("Note", recorded.Classes[0].Members[0].Name);
    }

    [Fact]
    public void Bytes_that_were_changed_since_and_a_folder_that_is_taken_are_refused()
    {
        PayloadFolder.Write(_folder, "1.0", "Shop.Order", null, [Class("Order", "string Note")], [(new VariantKey("Some.Json", "", "1.2"), [new WrittenValue(1, [1, 2, 3], Listing, null)])]);
        var payload = Assert.Single(PayloadFolder.Read(_folder).Payloads);
        File.WriteAllBytes(Path.Combine(_folder, payload.File), [9]);

        Assert.Contains("other bytes", Assert.Throws<UserErrorException>(() => PayloadFolder.Value(_folder, payload)).Message, StringComparison.Ordinal);
        Assert.Contains("already holds payloads", Assert.Throws<UserErrorException>(() => PayloadFolder.RequireFree(_folder)).Message, StringComparison.Ordinal);
        Assert.Contains("--record", Assert.Throws<UserErrorException>(() => PayloadFolder.Read(Path.Combine(_folder, "none"))).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_listing_gives_back_tabs_and_ends_of_lines() =>
        Assert.Equal("a\tb\\c\nd", Goldilocks.Cli.Interop.MemberListing.Read(Listing).Root.Part("Note")!.Text);

    private static MemberVerdict Member(Verdict verdict) => new("Order.Id", verdict, "", "Id", false, 1);
}
