using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// Text that no author wrote, with the statistics of real text: words of a fixed vocabulary, of which the frequent ones come far more often than the rare ones (Zipf's law: the word of rank r in proportion to
/// 1/r). Real text compresses because words come again; a repeated letter or random characters compress far better or not at all.
/// </summary>
internal sealed class Prose
{
    /// <summary>Enough for the entropy of a collection of short texts; a larger vocabulary changes nothing at this length.</summary>
    private const int VocabularySize = 2_048;

    private readonly SeededRandom _random;
    private readonly string[] _japanese = new string[VocabularySize];
    private readonly string[] _latin = new string[VocabularySize];

    public Prose(SeededRandom random)
    {
        _random = random;
        for (var i = 0; i < VocabularySize; i++)
        {
            _japanese[i] = JapaneseWord();
            _latin[i] = LatinWord();
        }
    }

    /// <summary>Japanese of exactly <paramref name="length"/> UTF-16 units, all of which are in the basic plane: hiragana, katakana, common ideographs, and a few Latin letters and digits.</summary>
    public string Japanese(int length) => Text(length, _japanese, separator: "", stop: "\u3002", sentenceWords: 9);

    /// <summary>Lower-case Latin words in sentences, of exactly <paramref name="length"/> characters.</summary>
    public string Latin(int length) => Text(length, _latin, separator: " ", stop: ".", sentenceWords: 12);

    /// <summary>One Latin word.</summary>
    public string Word() => Fresh.Copy(_latin[Rank()]);

    /// <summary>Letters, digits and underscores, as account names have them.</summary>
    public string Handle(int length) => Draw(length, "abcdefghijklmnopqrstuvwxyz_0123456789");

    /// <summary>Lower-case hexadecimal digits.</summary>
    public string Hex(int length) => Draw(length, "0123456789abcdef");

    /// <summary>Letters of both cases and digits, as short links have them.</summary>
    public string Key(int length) => Draw(length, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789");

    /// <summary>A count that is spread over its orders of magnitude, as followers and views are: from 0 to 2^<paramref name="bits"/> - 1.</summary>
    public int Count(int bits) => (int)(_random.NextUInt64() >> 33) & ((1 << _random.Next(bits + 1)) - 1);

    private string Text(int length, string[] vocabulary, string separator, string stop, int sentenceWords)
    {
        var text = new System.Text.StringBuilder(length + 16);
        for (var words = 1; text.Length < length; words++)
        {
            text.Append(vocabulary[Rank()]).Append(words % sentenceWords == 0 ? stop + separator : separator);
        }

        // A trailing space would be a question of its own for some text formats.
        return text[length - 1] == ' ' ? text.ToString(0, length - 1) + stop : text.ToString(0, length);
    }

    // The rank r comes with a probability in proportion to 1/r: a rank is uniform within its power of two, and each power of two is equally likely.
    private int Rank()
    {
        var power = _random.Next(11);
        return (1 << power) + _random.Next(1 << power) - 1;
    }

    private string JapaneseWord() => _random.Next(10) switch
    {
        < 4 => Draw(_random.Next(1, 4), '\u3042', 82),
        < 6 => Draw(_random.Next(2, 6), '\u30A2', 82),
        < 9 => Draw(_random.Next(1, 3), '\u4E00', 2_000),
        _ => Draw(_random.Next(1, 4), "abcdefghijklmnopqrstuvwxyz0123456789"),
    };

    private string LatinWord() => Draw(_random.Next(2, 11), "etaoinshrdlucmfwypvbgkjqxz");

    private string Draw(int length, char first, int count)
    {
        Span<char> drawn = stackalloc char[length];
        foreach (ref var character in drawn)
        {
            character = (char)(first + _random.Next(count));
        }

        return new string(drawn);
    }

    private string Draw(int length, string alphabet)
    {
        Span<char> drawn = stackalloc char[length];
        foreach (ref var character in drawn)
        {
            character = alphabet[_random.Next(alphabet.Length)];
        }

        return new string(drawn);
    }
}
