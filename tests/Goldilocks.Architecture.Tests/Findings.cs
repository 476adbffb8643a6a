namespace Goldilocks.Architecture.Tests;

internal static class Findings
{
    /// <summary>Fails with every finding in full, one a line.</summary>
    public static void None(IEnumerable<string> findings)
    {
        var all = findings.ToList();
        Assert.True(all.Count == 0, string.Join('\n', all.Prepend($"{all.Count} found:")));
    }
}
