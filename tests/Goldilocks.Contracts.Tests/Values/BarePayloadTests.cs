using System.Buffers;
using Goldilocks.Values;

namespace Goldilocks.Contracts.Tests.Values;

public sealed class BarePayloadTests
{
    public static TheoryData<object, string> Leaves => new()
    {
        { true, "01" },
        { (byte)0xAB, "AB" },
        { (short)-2, "FEFF" },
        { 1, "01000000" },
        { -1L, "FFFFFFFFFFFFFFFF" },
        { 'ä', "E400" },
        { 1.0f, "0000803F" },
        { 1.0, "000000000000F03F" },
        { 1m, "01000000000000000000000000000000" },
        { DayOfWeek.Tuesday, "02000000" },
        { new Guid("00112233-4455-6677-8899-aabbccddeeff"), "33221100554477668899AABBCCDDEEFF" },
        { new DateTime(0x0102, DateTimeKind.Utc), "0201000000000000" },
        { new DateTimeOffset(0, TimeSpan.Zero), "00000000000000000000" },
        { TimeSpan.FromTicks(1), "0100000000000000" },
        { "aä\U0001F43B", "61C3A4F09F90BB" },
        { new byte[] { 1, 2, 3 }, "010203" },
    };

    [Theory]
    [MemberData(nameof(Leaves))]
    public void A_leaf_is_its_own_bytes_little_endian(object leaf, string expected) => Assert.Equal(expected, Written(leaf));

    [Fact]
    public void Names_lengths_and_nulls_have_no_bytes() =>
        Assert.Equal("61" + "01000000" + "02000000", Written(new object?[] { "a", null, new int[] { 1, 2 }, Array.Empty<int>(), "" }));

    [Fact]
    public void Members_are_written_by_name() => Assert.Equal("01000000" + "61", Written(new TwoMembers { Zebra = "a", Ant = 1 }));

    [Fact]
    public void An_object_met_again_has_no_bytes()
    {
        var cycle = new Link { Value = 1 };
        cycle.Next = cycle;

        Assert.Equal("01000000", Written(cycle));
    }

    private static string Written(object? value)
    {
        var destination = new ArrayBufferWriter<byte>();
        BarePayload.Write(value, destination);
        return Convert.ToHexString(destination.WrittenSpan);
    }
}
