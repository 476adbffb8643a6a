using Goldilocks.Cli.Interop;

namespace Goldilocks.Rooms.Tests.Interop;

public sealed class MemberDifferenceTests
{
    [Theory]
    [InlineData("Price: expected 1.10, got 1.1", "Price", "1.10", "1.1", "number")]
    [InlineData("Lines[2].Note: expected null, got \"\"", "Lines[2].Note", "null", "\"\"", "null or missing")]
    [InlineData("Cover: expected 0x00FF (2 bytes), got \"AP8=\"", "Cover", "0x00FF (2 bytes)", "\"AP8=\"", "binary")]
    [InlineData("State: expected State.Open, got State.Closed", "State", "State.Open", "State.Closed", "enum")]
    [InlineData("Lines: expected 3 elements, got 1 element", "Lines", "3 elements", "1 element", "collection")]
    [InlineData("Id: expected 89025cc1-2dec-410a-a7ec-8e65a18debbe, got c15c0289-ec2d-0a41-a7ec-8e65a18debbe", "Id", "89025cc1-2dec-410a-a7ec-8e65a18debbe", "c15c0289-ec2d-0a41-a7ec-8e65a18debbe", "guid")]
    [InlineData("For: expected 01:00:00, got 1.00:00:00", "For", "01:00:00", "1.00:00:00", "date")]
    [InlineData("Text: expected \"a, got b\", got \"a\"", "Text", "\"a, got b\"", "\"a\"", "text")]
    public void The_member_both_values_and_their_kind_are_read_from_what_a_worker_says(string text, string member, string expected, string got, string about)
    {
        var difference = MemberDifference.Parse(text);

        Assert.Equal((member, expected, got, about), (difference.Member, difference.Expected, difference.Got, difference.About));
        Assert.Equal(text, difference.Text);
    }

    [Fact]
    public void A_key_that_is_missing_is_kept_in_its_own_words()
    {
        var difference = MemberDifference.Parse("Counts: expected \"a\", which is missing");

        Assert.Equal(("Counts", "keys", "Counts: expected \"a\", which is missing"), (difference.Member, difference.About, difference.Text));
    }
}
