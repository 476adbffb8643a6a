using Goldilocks.Cli.Interop;
using static Goldilocks.Rooms.Tests.Evolution.Versions;

namespace Goldilocks.Rooms.Tests.Evolution;

/// <summary>What a user is told of each kind of change between two versions of a class.</summary>
public sealed class TenKindsOfChange
{
    private const string Root = "0||object|Shop.Order|";

    [Fact]
    public void A_member_that_was_added_has_its_initial_value_or_is_named_as_another_value()
    {
        var versions = Between([Class("Order", "int Id")], [Class("Order", "int Id", "string Currency")]);
        string[] written = [Root, "1|Id|number|System.Int32|17"];
        const string Initial = "~Shop.Order|Currency|text|System.String|EUR";

        Assert.Equal(Verdict.InitialValue, Upgrade(versions, written, [Root, "1|Id|number|System.Int32|17", "1|Currency|text|System.String|EUR", Initial])["Order.Currency"].Verdict);
        var silent = Upgrade(versions, written, [Root, "1|Id|number|System.Int32|17", "1|Currency|null|System.String|", Initial])["Order.Currency"];
        Assert.Equal((Verdict.OtherValue, true), (silent.Verdict, silent.IsBad));
        Assert.Contains("instead of its initial value \"EUR\"", silent.Reason, StringComparison.Ordinal);
        Assert.True(Assert.Single(versions.Changes).IsLast);
    }

    [Fact]
    public void A_member_that_was_removed_is_lost_and_that_is_meant()
    {
        var versions = Between([Class("Order", "int Id", "string Fax")], [Class("Order", "int Id")]);

        var lost = Upgrade(versions, [Root, "1|Id|number|System.Int32|17", "1|Fax|text|System.String|+49"], [Root, "1|Id|number|System.Int32|17"])["Order.Fax"];

        Assert.Equal((Verdict.Lost, false), (lost.Verdict, lost.IsBad));
        Assert.Equal("Order.Fax is gone", $"{versions.Changes[0].Subject} {versions.Changes[0].Text}");
    }

    [Fact]
    public void A_value_that_slips_into_another_member_is_named_with_the_member_it_came_from()
    {
        var versions = ClassVersions.Of([Class("Order", "int Quantity", "int Priority")], [Class("Order", "int Priority", "int Weight")], new Dictionary<string, string>());

        var findings = Upgrade(versions, [Root, "1|Quantity|number|System.Int32|5", "1|Priority|number|System.Int32|9"], [Root, "1|Priority|number|System.Int32|5", "1|Weight|number|System.Int32|9"]);

        Assert.Equal((Verdict.OtherValue, "9 came back as 5"), (findings["Order.Priority"].Verdict, findings["Order.Priority"].Reason));
        Assert.Equal("it has 9, which was written as Priority", findings["Order.Weight"].Reason);
    }

    [Fact]
    public void A_member_with_a_new_name_is_kept_where_the_value_came_through_and_lost_where_not()
    {
        var versions = Between([Class("Order", "int Id", "string Customer", "int Count")], [Class("Order", "int Id", "string Client", "int Count")]);
        string[] written = [Root, "1|Customer|text|System.String|Mara"];

        Assert.True(Assert.Single(versions.Changes).IsGuessed);
        Assert.Equal(Verdict.Kept, Upgrade(versions, written, [Root, "1|Client|text|System.String|Mara"])["Order.Customer"].Verdict);
        Assert.Equal((Verdict.Lost, true), Upgrade(versions, written, [Root, "1|Client|text|System.String|"])["Order.Customer"] is var lost ? (lost.Verdict, lost.IsBad) : default);
        Assert.Equal(Verdict.Kept, Rollback(versions, [Root, "1|Client|text|System.String|Mara"], [Root, "1|Customer|text|System.String|Mara"])["Order.Client"].Verdict);
    }

    [Fact]
    public void A_member_of_another_type_at_that_place_is_no_new_name()
    {
        var versions = Between([Class("Order", "int Id", "string Customer")], [Class("Order", "int Id", "int Rank")]);

        Assert.Equal([ChangeKind.Removed, ChangeKind.Added], versions.Changes.Select(change => change.Kind));
    }

    [Fact]
    public void Members_in_another_order_are_a_change_of_the_class()
    {
        var versions = Between([Class("Order", "int Id", "int Count")], [Class("Order", "int Count", "int Id")]);

        Assert.Equal("Order has its members in another order", $"{versions.Changes[0].Subject} {versions.Changes[0].Text}");
        Assert.Equal(Verdict.OtherValue, Upgrade(versions, [Root, "1|Id|number|System.Int32|17", "1|Count|number|System.Int32|3"], [Root, "1|Id|number|System.Int32|3", "1|Count|number|System.Int32|17"])["Order.Id"].Verdict);
    }

    [Theory]
    [InlineData("number|System.Int32|3", "number|System.Int64|3", Verdict.Kept, "int to long")]
    [InlineData("number|System.Int64|5000000000", "number|System.Int32|705032704", Verdict.OtherValue, "5000000000 came back as 705032704")]
    [InlineData("number|System.Int32|3", "text|System.String|3", Verdict.Kept, "int to string")]
    [InlineData("number|System.Decimal|1.50", "number|System.Double|1.5", Verdict.Kept, "decimal to double")]
    [InlineData("number|System.Double|3.7", "number|System.Int32|3", Verdict.OtherValue, "3.7 came back as 3")]
    [InlineData("enum|Shop.State|1 Paid", "text|System.String|Paid", Verdict.Kept, "State to string")]
    [InlineData("time|System.DateTime|2026-03-01T17:42:05.0000000Z", "time|System.DateTimeOffset|2026-03-01T18:42:05.0000000+01:00", Verdict.Kept, "DateTime to DateTimeOffset")]
    [InlineData("time|System.DateTime|2026-03-01T17:42:05.0000000Z", "time|System.DateTimeOffset|2026-03-01T17:42:05.0000000+01:00", Verdict.OtherValue, "2026-03-01T17:42:05.0000000Z came back as 2026-03-01T17:42:05.0000000+01:00")]
    [InlineData("guid|System.Guid|6f9619ff-8b86-d011-b42d-00cf4fc964ff", "text|System.String|6F9619FF-8B86-D011-B42D-00CF4FC964FF", Verdict.Kept, "Guid to string")]
    [InlineData("flag|System.Boolean|true", "number|System.Int32|1", Verdict.Kept, "bool to int")]
    public void A_member_of_another_type_is_kept_with_the_conversion_named_or_has_another_value(string written, string read, Verdict verdict, string reason)
    {
        var versions = Between([Class("Order", "int Value")], [Class("Order", "long Value")]);

        var finding = Upgrade(versions, [Root, $"1|Value|{written}"], [Root, $"1|Value|{read}"])["Order.Value"];

        Assert.Equal((verdict, reason), (finding.Verdict, finding.Reason));
    }

    [Fact]
    public void A_member_that_moved_to_a_base_is_said_to_have_moved()
    {
        var versions = Between([Class("Order", "int Id")], [Class("Order", "int Entity:Id")]);

        Assert.Equal((ChangeKind.Moved, "Order.Id was declared by Order and is by Entity"), (versions.Changes[0].Kind, $"{versions.Changes[0].Subject} {versions.Changes[0].Text}"));
        Assert.Equal(Verdict.Kept, Upgrade(versions, [Root, "1|Id|number|System.Int32|17"], [Root, "1|Id|number|System.Int32|17"])["Order.Id"].Verdict);
    }

    [Fact]
    public void A_name_of_an_enum_is_compared_and_not_its_number()
    {
        var versions = Between([Class("Order", "State State"), EnumOf("State", "Open", "Paid")], [Class("Order", "State State"), EnumOf("State", "Draft", "Open", "Paid")]);
        string[] written = [Root, "1|State|enum|Shop.State|1 Paid"];

        Assert.Equal((Verdict.OtherValue, "Paid (1) came back as Open (1)"), Upgrade(versions, written, [Root, "1|State|enum|Shop.State|1 Open"])["Order.State"] is var other ? (other.Verdict, other.Reason) : default);
        Assert.Equal((Verdict.Kept, "by its name, whose number was 1 and is 2"), Upgrade(versions, written, [Root, "1|State|enum|Shop.State|2 Paid"])["Order.State"] is var kept ? (kept.Verdict, kept.Reason) : default);
        Assert.Contains("has Draft (0) too", versions.Changes[0].Text, StringComparison.Ordinal);
    }

    [Fact]
    public void An_enum_that_grew_keeps_its_number_in_the_old_version_or_loses_it()
    {
        var versions = Between([Class("Order", "State State"), EnumOf("State", "Open", "Paid")], [Class("Order", "State State"), EnumOf("State", "Open", "Paid", "Returned")]);
        string[] written = [Root, "1|State|enum|Shop.State|2 Returned"];

        Assert.Equal((Verdict.Kept, "as the number 2, which has no name there"), Rollback(versions, written, [Root, "1|State|enum|Shop.State|2 "])["Order.State"] is var kept ? (kept.Verdict, kept.Reason) : default);
        Assert.Equal((Verdict.Lost, true), Rollback(versions, written, [Root, "1|State|enum|Shop.State|0 Open"])["Order.State"] is var lost ? (lost.Verdict, lost.IsBad) : default);
    }

    [Fact]
    public void A_class_that_became_a_struct_or_a_record_is_compared_by_its_members()
    {
        var versions = Between([Class("Order", "Line Line"), Class("Line", "int Count")], [Class("Order", "Line Line"), Of("record struct", "Line", "int Count")]);

        var findings = Upgrade(versions, [Root, "1|Line|object|Shop.Line|", "2|Count|number|System.Int32|2"], [Root, "1|Line|object|Shop.Line|", "2|Count|number|System.Int32|0"]);

        Assert.Equal("Line was a class and is a record struct", $"{versions.Changes[0].Subject} {versions.Changes[0].Text}");
        Assert.Equal((Verdict.Kept, Verdict.Lost), (findings["Order.Line"].Verdict, findings["Line.Count"].Verdict));
    }

    [Fact]
    public void A_derived_class_that_comes_back_as_its_base_is_another_value()
    {
        var versions = Between(
            [Class("Order", "Payment Payment"), Class("Payment", "int Id")],
            [Class("Order", "Payment Payment"), Class("Payment", "int Id") with { Derived = ["Shop.Voucher"] }, Class("Voucher", "int Payment:Id")]);

        var finding = Rollback(versions, [Root, "1|Payment|object|Shop.Voucher|", "2|Id|number|System.Int32|2"], [Root, "1|Payment|object|Shop.Payment|", "2|Id|number|System.Int32|2"])["Order.Payment"];

        Assert.Equal("Payment can be a Voucher too", $"{versions.Changes[0].Subject} {versions.Changes[0].Text}");
        Assert.Equal((Verdict.OtherValue, "a Voucher came back as a Payment"), (finding.Verdict, finding.Reason));
    }

    [Fact]
    public void Another_constructor_is_a_change_of_the_class()
    {
        var versions = Between([Class("Order", "int Id")], [Class("Order", "int Id") with { Constructor = "int id" }]);

        Assert.Equal("Order was made by Order() and is made by Order(int id)", $"{versions.Changes[0].Subject} {versions.Changes[0].Text}");
    }

    [Fact]
    public void Elements_that_are_missing_are_not_hidden_by_those_that_are_there()
    {
        var versions = Between([Class("Order", "int[] Lines")], [Class("Order", "int[] Lines")]);
        string[] written = [Root, "1|Lines|list|System.Int32[]|2", "2|[0]|number|System.Int32|1", "2|[1]|number|System.Int32|2"];

        Assert.Equal(Verdict.OtherValue, Upgrade(versions, written, [Root, "1|Lines|list|System.Int32[]|1", "2|[0]|number|System.Int32|1"])["Order.Lines"].Verdict);
        Assert.Equal(Verdict.Lost, Upgrade(versions, written, [Root, "1|Lines|list|System.Int32[]|0"])["Order.Lines"].Verdict);
        Assert.Equal(Verdict.Kept, Upgrade(versions, written, written)["Order.Lines"].Verdict);
    }

    [Fact]
    public void An_entry_is_kept_when_its_key_has_another_type_and_the_same_text()
    {
        var versions = Between([Class("Order", "Dictionary<int,string> Notes")], [Class("Order", "Dictionary<string,string> Notes")]);
        string[] numbers = [Root, "1|Notes|map|M|1", "2|[7]|text|System.String|window"];
        string[] texts = [Root, "1|Notes|map|M|1", "2|[\"7\"]|text|System.String|window"];

        Assert.Equal(Verdict.Kept, Upgrade(versions, numbers, texts)["Order.Notes"].Verdict);
        Assert.Equal(Verdict.Kept, Rollback(versions, texts, numbers)["Order.Notes"].Verdict);
        Assert.Equal(Verdict.OtherValue, Upgrade(versions, numbers, [Root, "1|Notes|map|M|1", "2|[\"8\"]|text|System.String|window"])["Order.Notes"].Verdict);
    }

    [Fact]
    public void The_elements_of_a_list_that_became_a_set_are_compared_by_their_values()
    {
        var versions = Between([Class("Order", "int[] Codes")], [Class("Order", "HashSet<int> Codes")]);
        string[] list = [Root, "1|Codes|list|L|2", "2|[0]|number|System.Int32|9", "2|[1]|number|System.Int32|4"];
        string[] set = [Root, "1|Codes|set|S|2", "2|[4]|number|System.Int32|4", "2|[9]|number|System.Int32|9"];

        Assert.Equal(Verdict.Kept, Upgrade(versions, list, set)["Order.Codes"].Verdict);
        Assert.Equal(Verdict.Kept, Rollback(versions, set, list)["Order.Codes"].Verdict);
        Assert.Equal(Verdict.OtherValue, Upgrade(versions, list, [Root, "1|Codes|set|S|2", "2|[4]|number|System.Int32|4", "2|[5]|number|System.Int32|5"])["Order.Codes"].Verdict);
    }
}
