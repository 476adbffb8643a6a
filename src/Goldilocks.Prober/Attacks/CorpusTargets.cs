#pragma warning disable CA1720 // The members are named after their types, because the type is what matters of them.

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// Where a case of a corpus goes: a member of a root model. The models in <c>probes/models/Corpora</c> have these values, each with an encoding that occurs only once in a payload,
/// so that the place of a member can be found in whatever a library writes.
/// </summary>
public static class CorpusTargets
{
    /// <summary>The name of the model that also takes the cases for a whole document.</summary>
    public const string Values = "corpus-values";

    /// <summary>The value of the member Text: letters that need no escape in any format.</summary>
    public const string Text = "zq7marker";

    /// <summary>The value of the member Int.</summary>
    public const int Int = 1_234_567;

    /// <summary>The value of the member Long: more than 32 bits.</summary>
    public const long Long = 7_654_321_098_765;

    /// <summary>The value of the member Double: exact as single and as decimal fraction.</summary>
    public const double Double = 1234.5625;

    /// <summary>The value of the member Decimal.</summary>
    public const decimal Decimal = 98765.4321m;

    /// <summary>The value of the member Ulong.</summary>
    public const ulong Ulong = 1_122_334_455_667_788;

    /// <summary>The value of the member Int128: more than 64 bits.</summary>
    public static Int128 Int128 { get; } = System.Int128.Parse("98765432109876543210987654321", System.Globalization.CultureInfo.InvariantCulture);

    /// <summary>The value of the only member that the class does not have.</summary>
    public const int Rest = 4_444_444;

    /// <summary>The name of that member.</summary>
    public const string RestName = "rk7";

    /// <summary>The first element of the member List.</summary>
    public const int FirstElement = 1_111_111;

    /// <summary>The second element of the member List.</summary>
    public const int SecondElement = 2_222_222;

    /// <summary>The only key of the member Map.</summary>
    public const string Key = "mk7";

    /// <summary>The value under <see cref="Key"/>.</summary>
    public const int Entry = 3_333_333;

    /// <summary>The value of the member Bytes.</summary>
    public static IReadOnlyList<byte> Bytes { get; } = [0xA1, 0xB2, 0xC3, 0xD4, 0xE5, 0xF6];

    /// <summary>The only key and the value under it of the member Keys.</summary>
    public const int NumberKey = 5_555_555;

    /// <summary>The number in the object of the member Part, and in the only one of the member Parts.</summary>
    public const int PartNumber = 6_666_666;

    /// <summary>The value of the member Moment.</summary>
    public static DateTime Moment { get; } = new(2020, 2, 3, 4, 5, 6, DateTimeKind.Utc);

    /// <summary>True where libraries write the value in more forms than one, so that only the member's name shows its place.</summary>
    public static bool IsFoundByName(CorpusMember member) => member is CorpusMember.Moment or CorpusMember.Instant or CorpusMember.Choice
        or CorpusMember.Span or CorpusMember.Mark or CorpusMember.Letter or CorpusMember.Maybe or CorpusMember.Later or CorpusMember.Any;

    /// <summary>True where the member is the only one of its model, so that its value is all that stands behind the model's head and the member's name.</summary>
    public static bool IsAlone(CorpusMember member) => member is CorpusMember.Bytes or CorpusMember.List or CorpusMember.Map or CorpusMember.Moment or CorpusMember.Int128 or CorpusMember.Instant
        or CorpusMember.Choice or CorpusMember.Span or CorpusMember.Mark or CorpusMember.Letter or CorpusMember.Pair or CorpusMember.Keys;

    /// <summary>The model that has the member.</summary>
    public static ModelName ModelOf(CorpusMember member) => new(member switch
    {
        CorpusMember.Decimal or CorpusMember.Ulong => "corpus-exact",
        CorpusMember.Bytes => "corpus-bytes",
        CorpusMember.List => "corpus-list",
        CorpusMember.Map => "corpus-map",
        CorpusMember.Moment => "corpus-moment",
        CorpusMember.Int128 => "corpus-int128",
        CorpusMember.Rest => "c-hasrest",
        CorpusMember.Held => "c-v1-held",
        CorpusMember.Instant => "corpus-offset",
        CorpusMember.Choice => "corpus-choice",
        CorpusMember.Span => "corpus-span",
        CorpusMember.Mark => "corpus-guid",
        CorpusMember.Letter => "corpus-letter",
        CorpusMember.Pair => "corpus-pair",
        CorpusMember.Keys => "corpus-keys",
        CorpusMember.Part => "corpus-part",
        CorpusMember.Parts => "corpus-parts",
        CorpusMember.Maybe or CorpusMember.Later => "corpus-maybe",
        CorpusMember.Items => "corpus-items",
        CorpusMember.Any => "corpus-any",
        _ => Values,
    });
}

/// <summary>A member that a case can be read into. The names are those of the models' members.</summary>
public enum CorpusMember
{
    /// <summary>None: the whole value must be as it was.</summary>
    None,

    /// <summary>A string.</summary>
    Text,

    /// <summary>An int.</summary>
    Int,

    /// <summary>A long.</summary>
    Long,

    /// <summary>A double.</summary>
    Double,

    /// <summary>A bool.</summary>
    Flag,

    /// <summary>A decimal.</summary>
    Decimal,

    /// <summary>An unsigned long.</summary>
    Ulong,

    /// <summary>An array of bytes.</summary>
    Bytes,

    /// <summary>A list of int.</summary>
    List,

    /// <summary>A dictionary from string to int.</summary>
    Map,

    /// <summary>A DateTime.</summary>
    Moment,

    /// <summary>A number of 128 bits.</summary>
    Int128,

    /// <summary>A member that the class does not have, in a member that takes all such.</summary>
    Rest,

    /// <summary>A member that the class does not have, which a base class or an interface of the library holds.</summary>
    Held,

    /// <summary>A DateTimeOffset.</summary>
    Instant,

    /// <summary>An enumeration without flags.</summary>
    Choice,

    /// <summary>A TimeSpan.</summary>
    Span,

    /// <summary>A Guid.</summary>
    Mark,

    /// <summary>A char.</summary>
    Letter,

    /// <summary>A KeyValuePair of a text and an int.</summary>
    Pair,

    /// <summary>A dictionary from int to int.</summary>
    Keys,

    /// <summary>An object with a number.</summary>
    Part,

    /// <summary>A list of objects with a number.</summary>
    Parts,

    /// <summary>An int that can be null.</summary>
    Maybe,

    /// <summary>A DateTime that can be null.</summary>
    Later,

    /// <summary>A list of int in a class with another member: to a library of tables, a class with nothing but a list is a table.</summary>
    Items,

    /// <summary>An object. Its value is that of Text.</summary>
    Any,
}

/// <summary>What of a payload a case replaces.</summary>
public enum Place
{
    /// <summary>The value of a member.</summary>
    Value,

    /// <summary>A member with its name.</summary>
    Members,

    /// <summary>The value of a member that the type does not have, and which is added.</summary>
    Skipped,

    /// <summary>The whole payload.</summary>
    Document,

    /// <summary>A file that states the schema of its writer.</summary>
    File,
}
