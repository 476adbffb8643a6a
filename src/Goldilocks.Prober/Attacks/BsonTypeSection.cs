using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>Elements such as <c>_t</c> of a document where any value may stand, and of the root.</summary>
internal sealed class BsonTypeSection() : TypeNameSection("bson")
{
    private static readonly string[] s_elements = ["_t", "$type", "_type", "__type", "type"];

    protected override IEnumerable<(string Words, Func<byte[]> Make)> Attacks(byte[] golden, NamedCanary canary)
    {
        if (!BsonFormat.IsDocument(golden) || BsonElement.In(golden).FirstOrDefault(element => element.Type == BsonFormat.StringType && golden.AsSpan(element.Whole).IndexOf(Encoding.UTF8.GetBytes(canary.Place)) >= 0) is not { } place)
        {
            yield break;
        }

        foreach (var element in s_elements)
        {
            foreach (var name in (string[])[canary.Name, canary.FullName, canary.QualifiedName])
            {
                var document = Document([.. Text(element, name), .. Text(NamedCanary.Member, NamedCanary.Value)]);
                yield return ($"a document whose {element} names {name}", () => Replaced(golden, place, [BsonFormat.DocumentType, .. golden[place.Name], .. document]));
                yield return ($"an array of a document whose {element} names {name}", () => Replaced(golden, place, [BsonFormat.ArrayType, .. golden[place.Name], .. Document([BsonFormat.DocumentType, (byte)'0', 0, .. document])]));
                yield return ($"a document whose {element} is a list that ends in {name}", () => Replaced(
                    golden, place, [BsonFormat.DocumentType, .. golden[place.Name], .. Document([.. Listed(element, "Envelope", name), .. Text(NamedCanary.Member, NamedCanary.Value)])]));
                yield return ($"a root whose {element} names {name}", () => Document([.. Text(element, name), .. golden[sizeof(int)..^1]]));
            }
        }
    }

    private static byte[] Text(string element, string value) => [BsonFormat.StringType, .. Encoding.UTF8.GetBytes(element), 0, .. FixedNumber.Int32LittleEndian(Encoding.UTF8.GetByteCount(value) + 1), .. Encoding.UTF8.GetBytes(value), 0];

    private static byte[] Listed(string element, params string[] values) =>
        [BsonFormat.ArrayType, .. Encoding.UTF8.GetBytes(element), 0, .. Document([.. values.SelectMany((value, index) => Text(FormattableString.Invariant($"{index}"), value))])];

    private static byte[] Document(byte[] elements) => [.. FixedNumber.Int32LittleEndian(elements.Length + sizeof(int) + 1), .. elements, 0];

    private static byte[] Replaced(byte[] golden, BsonElement place, byte[] element) => Document([.. golden[sizeof(int)..place.Whole.Start], .. element, .. golden[place.Whole.End..^1]]);
}
