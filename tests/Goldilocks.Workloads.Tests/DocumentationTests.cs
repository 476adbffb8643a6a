using System.Buffers;
using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads.Tests;

/// <summary>docs/workloads.md, and the README of a workload's folder, against the workloads themselves.</summary>
public sealed class DocumentationTests
{
    private static readonly string[] s_rows =
    [
        .. Directory.GetFiles(Path.Combine(AppContext.BaseDirectory, "pages"), "*.md", SearchOption.AllDirectories).SelectMany(File.ReadAllLines),
    ];

    public static TheoryData<string> Names => AllWorkloadsTests.Names;

    [Theory]
    [MemberData(nameof(Names))]
    public void The_table_gives_a_workload_s_sizes_and_its_default_and_its_bare_payload(string name)
    {
        var workload = Made.Named(name);
        var sizes = workload.Sizes.Select(size => size == workload.DefaultSize ? $"**{Number(size)}**" : Number(size));
        var bare = new ArrayBufferWriter<byte>();
        BarePayload.Write(Made.Value(workload, workload.DefaultSize), bare);

        var cells = Row(name);

        Assert.Equal(workload.SizeUnit, cells[2]);
        Assert.Equal(string.Join(", ", sizes), cells[3]);
        Assert.Equal(Number(bare.WrittenCount), cells[4]);
    }

    [Fact]
    public void The_table_marks_what_is_not_in_the_default_run() => Assert.All(
        AllWorkloads.Instances,
        workload => Assert.Equal(workload.IsInDefaultRun, !Row(workload.Name)[0].EndsWith('*')));

    private static string[] Row(string name) =>
        [.. s_rows.Single(row => row.StartsWith($"| `{name}`", StringComparison.Ordinal)).Trim('|').Split('|').Select(cell => cell.Trim())];

    private static string Number(int number) => number.ToString("N0", CultureInfo.InvariantCulture);
}
