using Goldilocks.Building;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>A class with more members than the library takes ends the build before the library's generator sees it, and every such class is named.</summary>
public sealed class LargeClassTests : IDisposable
{
    private const string Takes2 = """<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><MostMembers>2</MostMembers></PropertyGroup></Project>""";
    private const string Code = "error GOLDILOCKS4";

    private readonly Workshop _workshop = new();

    public void Dispose() => _workshop.Dispose();

    [Fact]
    public void Each_class_that_is_too_large_is_an_error_of_its_own()
    {
        var said = Refuse("""<ContractType Include="Small" Name="Small" Members="2" /><ContractType Include="Wide" Name="Wide" Members="3" /><AbstractContractType Include="Shape" Name="Shape" Members="70" />""");

        Assert.False(said.IsWell);
        Assert.Contains($"Wide : {Code}: it takes a class of 2 members at most, and Wide has 3", said.Output, StringComparison.Ordinal);
        Assert.Contains($"Shape : {Code}: it takes a class of 2 members at most, and Shape has 70", said.Output, StringComparison.Ordinal);
        Assert.DoesNotContain($"Small : {Code}", said.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Classes_that_are_small_enough_or_state_no_number_are_built() => Assert.True(Refuse("""<ContractType Include="Small" Name="Small" Members="2" /><ContractType Include="Untold" Name="Untold" />""").IsWell);

    /// <summary>The target alone: nothing is restored and nothing compiled.</summary>
    private Processes.FinishedProgram Refuse(string items)
    {
        var project = _workshop.Add("Narrow", Takes2).ProjectPath;
        var model = Directory.CreateDirectory(Path.Combine(_workshop.Root, "model")).FullName;
        File.WriteAllText(Path.Combine(model, "Model.props"), $"<Project><ItemGroup>{items}</ItemGroup></Project>");
        return MsBuildProcess.Run(MsBuildProcess.StartInfo(_workshop.Layout, ["msbuild", project, "-noLogo", "-t:RefuseLargeClasses", $"-p:GoldilocksModel={model}"]), TimeSpan.FromMinutes(2), CancellationToken.None);
    }
}
