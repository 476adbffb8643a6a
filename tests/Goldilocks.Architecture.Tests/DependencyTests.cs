using System.Reflection.Metadata;
using System.Reflection.PortableExecutable;
using System.Xml.Linq;

namespace Goldilocks.Architecture.Tests;

public sealed class DependencyTests
{
    /// <summary>Everything in .NET that turns objects into bytes or text, and so is a variant.</summary>
    private static readonly string[] BoxedVariants =
    [
        "System.Text.Json",
        "System.Xml",
        "System.Private.Xml",
        "System.Runtime.Serialization",
        "System.Private.DataContractSerialization",
        "System.Formats",
    ];

    [Theory]
    [InlineData("Goldilocks.Contracts", "Goldilocks.Contracts")]
    [InlineData("Goldilocks.Protocol", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Worker", "Goldilocks.Worker", "Goldilocks.Contracts", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Prober", "Goldilocks.Prober", "Goldilocks.Contracts")]
    [InlineData("Goldilocks.Benchmark", "Goldilocks.Benchmark", "Goldilocks.Contracts")]
    [InlineData("Goldilocks.Startup", "Goldilocks.Startup", "Goldilocks.Contracts")]
    [InlineData("Goldilocks.Server", "Goldilocks.Server", "Goldilocks.Contracts", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Shared", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Building", "Goldilocks.Building", "Goldilocks.Shared", "Goldilocks.Models")]
    [InlineData("Goldilocks.Models", "Goldilocks.Models", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Running", "Goldilocks.Running", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Probing", "Goldilocks.Probing", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Load", "Goldilocks.Load", "Goldilocks.Running", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Reporting", "Goldilocks.Reporting", "Goldilocks.Building", "Goldilocks.Running", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Commands", "Goldilocks.Commands", "Goldilocks.Reporting", "Goldilocks.Probing", "Goldilocks.Building", "Goldilocks.Running", "Goldilocks.Models", "Goldilocks.Shared", "Goldilocks.Protocol")]
    [InlineData("Goldilocks.Cli", "goldilocks", "Goldilocks.Commands", "Goldilocks.Load", "Goldilocks.Reporting", "Goldilocks.Probing", "Goldilocks.Building", "Goldilocks.Running", "Goldilocks.Models", "Goldilocks.Shared", "Goldilocks.Protocol")]
    public void A_project_references_only_those_of_ours_that_the_design_allows(string project, string assembly, params string[] allowed)
    {
        var ours = ReferencesOf(Checkout.Assembly(project, assembly)).Where(name => name.StartsWith("Goldilocks", StringComparison.OrdinalIgnoreCase));

        Findings.None(ours.Except(allowed));
    }

    [Fact]
    public void The_tool_does_not_carry_the_worker_or_the_contracts_with_it()
    {
        var beside = Directory.EnumerateFiles(Path.GetDirectoryName(Checkout.Assembly("Goldilocks.Cli", "goldilocks"))!, "*.dll").Select(Path.GetFileNameWithoutExtension);

        Assert.Empty(beside.Intersect(["Goldilocks.Worker", "Goldilocks.Contracts", "Goldilocks.Server"]));
    }

    [Theory]
    [InlineData("Goldilocks.Contracts")]
    [InlineData("Goldilocks.Protocol")]
    [InlineData("Goldilocks.Worker")]
    [InlineData("Goldilocks.Prober")]
    [InlineData("Goldilocks.Startup")]
    public void What_runs_inside_a_worker_uses_the_base_library_only_and_nothing_that_serializes(string project)
    {
        var references = ReferencesOf(Checkout.Assembly(project)).Where(name => !name.StartsWith("Goldilocks.", StringComparison.Ordinal)).ToList();

        Assert.NotEmpty(references);
        Assert.All(references, name => Assert.StartsWith("System.", name, StringComparison.Ordinal));
        Assert.DoesNotContain(references, name => BoxedVariants.Any(variant => name.StartsWith(variant, StringComparison.Ordinal)));
        Findings.None(PackagesOf($"src/{project}/{project}.csproj"));
    }

    [Fact]
    public void Adapters_get_their_one_host_from_the_shared_targets()
    {
        var hosts = ProjectReferencesOf("serializers/Directory.Build.targets").Where(IsOurs).ToList();

        Assert.Equal(["Goldilocks.$(GoldilocksHost)"], hosts.Select(host => Path.GetFileNameWithoutExtension(host.Replace('\\', '/'))));
    }

    [Fact]
    public void No_adapter_references_a_project_of_ours_by_itself() => Findings.None(Checkout
        .Under("serializers", ".csproj", ".props")
        .SelectMany(file => ProjectReferencesOf(file).Where(IsOurs).Select(reference => $"{file}: {reference}")));

    private static bool IsOurs(string reference) => reference.Contains("Goldilocks.", StringComparison.Ordinal);

    private static IEnumerable<string> ProjectReferencesOf(string file) => Items(file, "ProjectReference");

    private static IEnumerable<string> PackagesOf(string file) => Items(file, "PackageReference");

    private static IEnumerable<string> Items(string file, string type) =>
        XDocument.Load(Checkout.Absolute(file)).Descendants(type).Select(item => (string)item.Attribute("Include")!);

    private static List<string> ReferencesOf(string assembly)
    {
        using var file = File.OpenRead(assembly);
        using var image = new PEReader(file);
        var metadata = image.GetMetadataReader();
        return [.. metadata.AssemblyReferences.Select(handle => metadata.GetString(metadata.GetAssemblyReference(handle).Name))];
    }
}
