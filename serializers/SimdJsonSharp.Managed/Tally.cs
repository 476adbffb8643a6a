using System.Text.Json;
using SimdJsonSharp;

/// <summary>Counts over a document. They show a lost token, and a string or number that is misread.</summary>
/// <param name="Strings">Names included.</param>
/// <param name="StringBytes">In UTF-8, without escapes.</param>
/// <param name="Numbers">Of any kind.</param>
/// <param name="IntegerSum">Of those without a fraction; wraps around.</param>
/// <param name="Scopes">Objects and arrays.</param>
internal readonly record struct Tally(long Strings, long StringBytes, long Numbers, long IntegerSum, long Scopes)
{
    public Tally Add(in ParsedJsonIterator token) => token switch
    {
        { IsString: true } => this with { Strings = Strings + 1, StringBytes = StringBytes + token.GetUtf8StringLength() },
        { IsInteger: true } => this with { Numbers = Numbers + 1, IntegerSum = IntegerSum + token.GetInteger() },
        { IsDouble: true } => this with { Numbers = Numbers + 1 },
        { IsObjectOrArray: true } => this with { Scopes = Scopes + 1 },
        _ => this,
    };

    /// <summary>The same by other code.</summary>
    public static Tally Of(byte[] json)
    {
        var tally = default(Tally);
        var reader = new Utf8JsonReader(json);
        while (reader.Read())
        {
            tally = reader.TokenType switch
            {
                JsonTokenType.String or JsonTokenType.PropertyName => tally with { Strings = tally.Strings + 1, StringBytes = tally.StringBytes + ByteCount(reader) },
                JsonTokenType.Number => tally with { Numbers = tally.Numbers + 1, IntegerSum = tally.IntegerSum + (reader.TryGetInt64(out var integer) ? integer : 0) },
                JsonTokenType.StartObject or JsonTokenType.StartArray => tally with { Scopes = tally.Scopes + 1 },
                _ => tally,
            };
        }

        return tally;
    }

    private static int ByteCount(Utf8JsonReader reader) => reader.ValueIsEscaped ? System.Text.Encoding.UTF8.GetByteCount(reader.GetString()!) : reader.ValueSpan.Length;
}
