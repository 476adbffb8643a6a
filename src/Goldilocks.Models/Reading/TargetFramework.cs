using System.Globalization;

namespace Goldilocks.Models.Reading;

/// <summary>The frameworks that a project names, such as <c>net8.0</c> and <c>netstandard2.0</c>.</summary>
internal static class TargetFramework
{
    private const int OldestNet = 5;
    private static readonly string[] s_standards = ["1.0", "1.3", "1.6", "2.0", "2.1"];
    private static readonly string[] s_cores = ["1_0", "1_1", "2_0", "2_1", "2_2", "3_0", "3_1"];

    /// <summary>The one that this program runs on.</summary>
    public static string Own { get; } = string.Create(CultureInfo.InvariantCulture, $"net{Environment.Version.Major}.0");

    /// <summary>The newest that fits this runtime; without such a one the first, whose sources are read all the same.</summary>
    /// <param name="all">Those of the project.</param>
    /// <param name="wanted">The one that was asked for; null for none.</param>
    /// <param name="project">For the error.</param>
    /// <exception cref="ModelException">The project has another.</exception>
    public static string Choose(IReadOnlyList<string> all, string? wanted, string project)
    {
        if (wanted is not null)
        {
            return all.FirstOrDefault(framework => string.Equals(framework, wanted, StringComparison.OrdinalIgnoreCase))
                ?? throw new ModelException($"The project '{project}' has no framework '{wanted}': --framework takes {string.Join(", ", all)}.");
        }

        return all.Where(framework => Rank(framework) > 0).MaxBy(Rank) ?? all[0];
    }

    /// <summary>The preprocessor symbols that the SDK defines for it.</summary>
    public static IReadOnlyList<string> Symbols(string framework)
    {
        var moniker = Moniker(framework);
        if (moniker.StartsWith("netstandard", StringComparison.Ordinal))
        {
            var version = moniker["netstandard".Length..];
            return ["NETSTANDARD", $"NETSTANDARD{Underscored(version)}", .. s_standards.Where(older => Number(older) <= Number(version)).Select(older => $"NETSTANDARD{Underscored(older)}_OR_GREATER")];
        }

        if (Net(moniker) is { } major)
        {
            return
            [
                "NET", "NETCOREAPP", $"NET{major}_0",
                .. Enumerable.Range(OldestNet, major - OldestNet + 1).Select(older => $"NET{older}_0_OR_GREATER"),
                .. s_cores.Select(older => $"NETCOREAPP{older}_OR_GREATER"),
            ];
        }

        return moniker.StartsWith("netcoreapp", StringComparison.Ordinal) ? ["NETCOREAPP", $"NETCOREAPP{Underscored(moniker["netcoreapp".Length..])}"] : ["NETFRAMEWORK", moniker.ToUpperInvariant()];
    }

    /// <summary>Whether a framework has libraries that this runtime has not: the .NET Framework, and one of a platform.</summary>
    public static bool IsOther(string framework) => framework.Contains('-', StringComparison.Ordinal) || Rank(framework) == 0;

    private static string Moniker(string framework) => framework.Split('-')[0].ToLowerInvariant();

    /// <summary>0 for one that does not fit; a framework without a platform is better than one with.</summary>
    private static double Rank(string framework)
    {
        const double Platform = 0.001;
        var moniker = Moniker(framework);
        var rank = Net(moniker) is { } major ? (major <= Environment.Version.Major ? 100 + major : 0)
            : moniker.StartsWith("netstandard", StringComparison.Ordinal) ? 10 + Number(moniker["netstandard".Length..])
            : moniker.StartsWith("netcoreapp", StringComparison.Ordinal) ? 20 + Number(moniker["netcoreapp".Length..])
            : 0;
        return rank > 0 && framework.Contains('-', StringComparison.Ordinal) ? rank - Platform : rank;
    }

    /// <summary>The major version of net5.0 and later.</summary>
    private static int? Net(string moniker) => moniker.StartsWith("net", StringComparison.Ordinal) && moniker.EndsWith(".0", StringComparison.Ordinal)
        && int.TryParse(moniker["net".Length..^".0".Length], CultureInfo.InvariantCulture, out var major) && major >= OldestNet
        ? major
        : null;

    private static double Number(string version) => double.TryParse(version, CultureInfo.InvariantCulture, out var number) ? number : 0;

    private static string Underscored(string version) => version.Replace('.', '_');
}
