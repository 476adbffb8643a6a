using System.Text.Json;

namespace Goldilocks.Cli.Tests;

/// <summary>A look at a run before it begins: it leaves nothing behind.</summary>
public sealed class DryRuns
{
    [Fact]
    public void It_names_what_would_be_measured_and_makes_no_folder()
    {
        using var folder = new TemporaryFolder();
        string[] run = ["run", .. GoldilocksProgram.Short, "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest,Twins", "--baseline", "Honest", "--output", folder["run"]];
        Assert.Equal(0, InProcess.Run([.. run]).ExitCode);
        Directory.Delete(folder["run"], recursive: true);

        var ended = InProcess.Run([.. run, "--dry-run"]);

        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        Assert.Matches("built: .*Honest.*Twins", ended.Output.ReplaceLineEndings(" "));
        Assert.Contains("workloads: person of 1", ended.Output, StringComparison.Ordinal);
        Assert.Contains("launches of each cell: 1.", ended.Output, StringComparison.Ordinal);
        Assert.Contains("by the runs that were measured on this machine", ended.Output.ReplaceLineEndings(" "), StringComparison.Ordinal);
        Assert.False(Directory.Exists(folder["run"]));
    }

    [Fact]
    [Trait("Runs", "nightly")]
    public void After_a_run_that_built_something_the_time_to_build_is_this_machines_own()
    {
        using var folder = new TemporaryFolder();
        Copy("Honest", folder["adapters"], "HonestElsewhere");
        Assert.Equal(0, InProcess.Run(["run", .. GoldilocksProgram.Short, "--adapters", folder["adapters"], "--serializers", "HonestElsewhere", "--baseline", "HonestElsewhere", "--output", folder["run"]]).ExitCode);
        Adapter(folder, "Newcomer", "");

        using var look = Look(["--adapters", folder.Path, "--serializers", "Newcomer", "--baseline", "Newcomer"]);

        Assert.Contains("Newcomer", Texts(look, "toBuild"));
        Assert.True(look.RootElement.GetProperty("areBuildsFromThisMachine").GetBoolean());
    }

    [Fact]
    public void It_says_that_costly_workloads_of_the_default_get_fewer_launches()
    {
        var ended = InProcess.Run(["run", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--dry-run"]);

        Assert.Contains("launches of each cell: 3 to 6.", ended.Output, StringComparison.Ordinal);
        Assert.DoesNotContain("the fewest launches", ended.Output, StringComparison.Ordinal);
    }

    [Fact]
    public void Before_anything_is_built_it_counts_the_workloads_that_a_run_takes()
    {
        using var folder = new TemporaryFolder();
        Assert.Equal(0, InProcess.Run(["list", "--build", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest"]).ExitCode);
        Adapter(folder, "Newcomer", "");

        using var known = Look(["--adapters", GoldilocksProgram.Fakes, "--serializers", "Honest", "--baseline", "Honest"]);
        using var unbuilt = Look(["--adapters", folder.Path, "--serializers", "Newcomer", "--baseline", "Newcomer"]);

        // Without sizes: only a built program knows these.
        Assert.Equal(Texts(known, "workloads").Select(text => text.Split(' ')[0]), Texts(unbuilt, "workloads"));
        Assert.Contains("Newcomer", Texts(unbuilt, "toBuild"));
        Assert.DoesNotContain("Newcomer", Texts(unbuilt, "toAskFor"));
    }

    [Fact]
    public void It_counts_a_package_that_is_not_on_this_machine_apart_and_asks_for_none()
    {
        using var folder = new TemporaryFolder();
        Adapter(folder, "Newcomer", """<PropertyGroup><LibraryVersion>1.2.3-Beta</LibraryVersion></PropertyGroup><ItemGroup><PackageReference Include="New.Comer" Version="[$(LibraryVersion)]" /></ItemGroup>""");

        // With a fixed number of launches: by default a costly workload gets fewer of them, so that more rows may take less time.
        string[] newcomer = [.. GoldilocksProgram.Short, "--adapters", folder.Path, "--serializers", "Newcomer", "--baseline", "Newcomer"];
        var packages = new Dictionary<string, string> { ["NUGET_PACKAGES"] = Directory.CreateDirectory(folder["packages"]).FullName };

        using var missing = Look(newcomer, packages);
        Directory.CreateDirectory(folder[Path.Combine("packages", "new.comer", "1.2.3-beta")]);
        using var present = Look(newcomer, packages);

        Assert.Contains("Newcomer", Texts(missing, "toAskFor"));
        Assert.DoesNotContain("Newcomer", Texts(present, "toAskFor"));
        Assert.True(Seconds(missing, "secondsWithAskedFor") > Seconds(missing, "secondsToBuild") + Seconds(missing, "secondsToMeasure"));
        Assert.Equal(Seconds(present, "secondsWithAskedFor"), Seconds(present, "secondsToBuild") + Seconds(present, "secondsToMeasure"), 6);
        Assert.Contains(
            "That is without the 1 to be asked for.",
            GoldilocksProgram.Run(["run", "--dry-run", .. newcomer], new Dictionary<string, string> { ["NUGET_PACKAGES"] = folder["elsewhere"] }).Output.ReplaceLineEndings(" "),
            StringComparison.Ordinal);
    }

    [Fact]
    public void It_cannot_be_asked_of_a_run_that_goes_on()
    {
        var ended = InProcess.Run(["run", "--resume", "runs/old", "--dry-run"]);

        Assert.Contains("--dry-run looks at a new run; remove --resume.", ended.Errors, StringComparison.Ordinal);
        Assert.Equal(2, ended.ExitCode);
    }

    private static JsonDocument Look(string[] options, IReadOnlyDictionary<string, string>? environment = null)
    {
        string[] typed = ["run", "--dry-run", "--json", .. options];
        var ended = environment is null ? InProcess.Run(typed) : GoldilocksProgram.Run(typed, environment);
        Assert.Equal((0, ""), (ended.ExitCode, ended.Errors));
        return JsonDocument.Parse(ended.Output);
    }

    private static IEnumerable<string> Texts(JsonDocument look, string property) => look.RootElement.GetProperty(property).EnumerateArray().Select(text => text.GetString()!);

    private static double Seconds(JsonDocument look, string property) => look.RootElement.GetProperty(property).GetDouble();

    /// <summary>Under another name a fake is another program, which is built, and which no other test uses.</summary>
    private static void Copy(string fake, string folder, string name)
    {
        Directory.CreateDirectory(Path.Combine(folder, name));
        foreach (var file in Directory.EnumerateFiles(Path.Combine(GoldilocksProgram.Fakes, fake)))
        {
            File.Copy(file, Path.Combine(folder, name, Path.GetFileName(file).Replace($"{fake}.csproj", $"{name}.csproj", StringComparison.Ordinal)));
        }

        foreach (var file in Directory.EnumerateFiles(GoldilocksProgram.Fakes, "Directory.*"))
        {
            File.WriteAllText(Path.Combine(folder, Path.GetFileName(file)), $"""<Project><Import Project="{file}" /></Project>""");
        }
    }

    private static void Adapter(TemporaryFolder folder, string name, string content) =>
        File.WriteAllText(Path.Combine(Directory.CreateDirectory(folder[name]).FullName, name + ".csproj"), $"""<Project Sdk="Microsoft.NET.Sdk">{content}</Project>""");
}
