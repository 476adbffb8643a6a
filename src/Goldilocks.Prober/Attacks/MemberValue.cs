using System.Globalization;

namespace Goldilocks.Prober.Attacks;

/// <summary>A member of a corpus's root: written, and compared with what the corpus states.</summary>
internal static class MemberValue
{
    private const string Null = "(null)";

    /// <summary>Stands for any text in which what is not UTF-8 was replaced by U+FFFD.</summary>
    private const string Replaced = "(replaced)";

    /// <summary>Stands for any value that is neither null nor a plain object, which holds nothing: what becomes of it in a member declared as object, each library decides.</summary>
    private const string Anything = "(any)";

    /// <summary>Null when the member has one of the values; otherwise what it has instead.</summary>
    /// <param name="root">What was read.</param>
    /// <param name="member">The member that is judged.</param>
    /// <param name="stated">The values that are right, in the notation of the corpus.</param>
    public static string? FindDifference(object? root, CorpusMember member, IReadOnlyList<string> stated)
    {
        if (root is null)
        {
            return "null instead of an object";
        }

        var actual = Canonical(ValueOf(root, member));
        return stated.Any(value => IsRight(actual, value, member))
            ? null
            : $"{member} is {Shown(actual)}" + (stated.Count == 0 ? "" : $" instead of {string.Join(" or ", stated.Select(value => Shown(Expected(value, member))))}");
    }

    /// <summary>The member's value, short and visible; of a member declared as object, its type too.</summary>
    public static string Show(object root, CorpusMember member)
    {
        var value = ValueOf(root, member);
        return member != CorpusMember.Any || value is null ? Shown(Canonical(value))
            : value is string or bool or IFormattable ? $"{value.GetType().Name} {Shown(Canonical(value))}"
            : value.GetType().Name;
    }

    /// <summary>Writes the root's value with another value of one member. The array is the caller's.</summary>
    public static byte[] Write(IRoot root, CorpusMember member, object value)
    {
        var written = root.MakeValue();
        written.GetType().GetProperty(member.ToString())!.SetValue(written, value);
        return root.WriteObject(written);
    }

    private static object? ValueOf(object root, CorpusMember member) => root.GetType().GetProperty(member.ToString())!.GetValue(root);

    private static bool IsRight(string actual, string stated, CorpusMember member) => stated == Anything && member == CorpusMember.Any ? actual != Null && actual != typeof(object).FullName
        : stated == Replaced && member == CorpusMember.Text ? actual.Contains('\uFFFD', StringComparison.Ordinal)
        : actual == Expected(stated, member);

    /// <summary>The stated value, read and written as the actual one is, so that 1.10 is 1.1 and both zeros stay apart.</summary>
    private static string Expected(string stated, CorpusMember member) => member switch
    {
        _ when stated == Null => Null,
        CorpusMember.Double => Canonical(double.Parse(stated, CultureInfo.InvariantCulture)),
        CorpusMember.Decimal => Canonical(decimal.Parse(stated, NumberStyles.Float, CultureInfo.InvariantCulture)),
        CorpusMember.Flag => Canonical(bool.Parse(stated)),
        CorpusMember.List when stated.Split(" x ") is [var count, var element] => Canonical(Enumerable.Repeat(int.Parse(element, CultureInfo.InvariantCulture), int.Parse(count, CultureInfo.InvariantCulture))),
        _ => CaseBytes.Plain(stated),
    };

    private static string Canonical(object? value) => value switch
    {
        null => Null,
        string text => text,
        double number => number.ToString("R", CultureInfo.InvariantCulture),
        decimal number => number.ToString("0.############################", CultureInfo.InvariantCulture),
        bool flag => flag ? "true" : "false",
        byte[] bytes => Convert.ToHexString(bytes),
        DateTime moment => (moment.Kind == DateTimeKind.Local ? moment.ToUniversalTime() : moment).ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFF", CultureInfo.InvariantCulture),
        DateTimeOffset moment => moment.UtcDateTime.ToString("yyyy-MM-ddTHH:mm:ss.FFFFFFF", CultureInfo.InvariantCulture),
        IDictionary<string, int> map => $"{{{string.Join(",", map.OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key}:{entry.Value.ToString(CultureInfo.InvariantCulture)}"))}}}",
        IDictionary<int, int> map => $"{{{string.Join(",", map.OrderBy(entry => entry.Key).Select(entry => string.Create(CultureInfo.InvariantCulture, $"{entry.Key}:{entry.Value}")))}}}",
        IEnumerable<int> list => $"[{string.Join(",", list.Select(element => element.ToString(CultureInfo.InvariantCulture)))}]",
        IEnumerable<object?> objects => $"[{string.Join(",", objects.Select(Canonical))}]",
        IFormattable other => other.ToString(null, CultureInfo.InvariantCulture),
        _ => value.ToString() ?? Null,
    };

    /// <summary>Short, and without characters that a terminal would obey.</summary>
    private static string Shown(string value)
    {
        const int Longest = 60;
        var visible = string.Concat(value.Take(Longest).Select(character => character is >= ' ' and <= '~' ? character.ToString() : $"\\u{(int)character:X4}"));
        return value.Length == 0 ? "empty" : value.Length > Longest ? $"{visible}... ({value.Length} characters)" : visible;
    }
}
