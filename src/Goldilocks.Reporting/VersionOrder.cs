using System.Globalization;

namespace Goldilocks.Reporting;

/// <summary>
/// Orders versions by their numbers, a preview before its release: semantic versioning as far as an order within one run needs it. NuGet's own ordering would bring its client library into the reports.
/// </summary>
internal sealed class VersionOrder : IComparer<string>
{
    public static VersionOrder Instance { get; } = new();

    public int Compare(string? x, string? y)
    {
        var (left, right) = (Parts(x ?? ""), Parts(y ?? ""));
        var numbers = left.Numbers.Zip(right.Numbers, (one, other) => one.CompareTo(other)).FirstOrDefault(order => order != 0);
        return numbers != 0 ? numbers
            : (left.Preview.Length == 0) != (right.Preview.Length == 0) ? right.Preview.Length - left.Preview.Length
            : ComparePreviews(left.Preview, right.Preview);
    }

    private static (IReadOnlyList<int> Numbers, string Preview) Parts(string version)
    {
        var halves = version.Split('+')[0].Split('-', 2);
        var numbers = halves[0].Split('.').Select(part => int.TryParse(part, NumberStyles.None, CultureInfo.InvariantCulture, out var number) ? number : 0);
        return ([.. numbers.Concat([0, 0, 0, 0]).Take(4)], halves.Length == 2 ? halves[1] : "");
    }

    private static int ComparePreviews(string left, string right)
    {
        foreach (var (one, other) in left.Split('.').Zip(right.Split('.')))
        {
            var order = int.TryParse(one, NumberStyles.None, CultureInfo.InvariantCulture, out var number) && int.TryParse(other, NumberStyles.None, CultureInfo.InvariantCulture, out var otherNumber)
                ? number.CompareTo(otherNumber)
                : string.CompareOrdinal(one, other);
            if (order != 0)
            {
                return order;
            }
        }

        return left.Length - right.Length;
    }
}
