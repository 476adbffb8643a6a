using Goldilocks.Protocol;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Building;

public sealed class MixedBuildTests(MixedBuild build) : IClassFixture<MixedBuild>
{
    [Fact]
    public void What_compiles_is_a_worker_that_describes_itself()
    {
        using var worker = WorkerProcess.Start(build.Of("Working").WorkerPath!, new Dictionary<string, string>());
        var answer = Assert.IsType<DescriptionAnswer>(worker.Exchange(new DescribeRequest(), TimeSpan.FromSeconds(60)));
        Assert.Equal("throwaway", Assert.Single(answer.Variants).Name);
    }

    [LinuxFact("Only Linux is asked in how many places a file lies.")]
    public void Programs_share_the_files_of_their_host_instead_of_each_having_a_copy()
    {
        List<string> programs = [build.Of("Working").WorkerPath!, build.Of("Replaced").WorkerPath!];
        var shared = programs.Select(program => Path.Combine(Path.GetDirectoryName(program)!, "Goldilocks.Protocol.dll")).ToList();

        Assert.All(shared, file => Assert.InRange(FileStatus.Of(file)!.Value.Links, 3u, 20u));
        Assert.Single(shared.Select(file => FileStatus.Of(file)!.Value.Identity).Distinct());
        Assert.All(programs, program => Assert.Equal(1u, FileStatus.Of(program)!.Value.Links));
    }

    [Fact]
    public void What_needs_no_package_has_no_version_of_its_own() => Assert.Equal("", build.Of("Working").Version);

    [Fact]
    public void A_compile_error_is_told_with_its_file_and_line_and_no_path_of_this_machine()
    {
        var result = build.Of("DoesNotCompile");
        var failed = Assert.IsType<BuildFailed>(result.Outcome);
        Assert.StartsWith(Path.Combine("serializers", "DoesNotCompile", "Adapter.cs(3,"), failed.Error);
        Assert.Contains("CS0246", failed.Error);
        Assert.DoesNotContain(build.Root, failed.Error);
        Assert.Null(result.WorkerPath);
    }

    [Fact]
    public void A_missing_package_is_named_with_its_version()
    {
        var expected = new Unavailable("Nowhere", "1.0.0", "no package of this name found");
        Assert.Equal(expected, build.Of("Missing").Outcome);
    }

    [Fact]
    public void A_missing_transitive_package_is_the_one_that_is_named()
    {
        var expected = new Unavailable(
            "Absent",
            "3.4.5",
            "no package of this name found; NeedsMore 2.0.0 needs it");
        Assert.Equal(expected, build.Of("MissingDependency").Outcome);
    }

    [Fact]
    public void A_version_that_there_is_not_is_told_with_the_nearest()
    {
        var result = build.Of("UnknownVersion", "4.9.0");
        Assert.Equal(new Unavailable("Known", "4.9.0", "no version found; nearest is 5.0.0") { Nearest = "5.0.0" }, result.Outcome);
        Assert.Equal("4.9.0", result.Version);
    }

    [Fact]
    public void A_near_version_of_a_transitive_package_is_taken_and_noted()
    {
        var result = build.Of("Replaced");
        Assert.Null(result.Outcome);
        Assert.Equal("1.0.0", result.Version);
        Assert.Contains("Near 1.2.0 was resolved instead", Assert.Single(result.Notes));
    }

    [Fact]
    public void A_project_file_that_is_not_xml_costs_its_own_row()
    {
        var failed = Assert.IsType<BuildFailed>(build.Of("Broken").Outcome);
        Assert.Contains("MSB4025", failed.Error);
    }

    [Theory]
    [InlineData("ImportsWhatIsNotThere", "ImportsWhatIsNotThere.csproj", "nowhere.props")]
    [InlineData("ImportsWhatImportsWhatIsNotThere", "half.props", "other-half.props")]
    public void A_file_that_is_imported_and_not_there_is_named_with_the_file_that_imports_it(string name, string importing, string missing)
    {
        var failed = Assert.IsType<BuildFailed>(build.Of(name).Outcome);
        Assert.Contains("MSB4019", failed.Error);
        Assert.Contains(importing + "(1,", failed.Error);
        Assert.Contains(missing, failed.Error);
        Assert.DoesNotContain(build.Root, failed.Error);
    }

    [Fact]
    public void A_build_that_needs_a_program_of_another_maker_makes_its_serializer_unavailable_and_says_what_to_do() =>
        Assert.Equal(new Unavailable("NeedsATool", "", "its compiler, packc 2, is not on the PATH: put it there"), build.Of("NeedsATool").Outcome);

    [Fact]
    public void A_folder_that_does_not_import_the_repositorys_props_is_told_to()
    {
        var failed = Assert.IsType<BuildFailed>(build.Of("ImportsNothing").Outcome);
        Assert.Contains("must import serializers/Directory.Build.props", failed.Error);
    }

    [Fact]
    public void A_version_of_something_that_is_no_package_is_refused()
    {
        var refused = Assert.IsType<Unavailable>(build.Of("Working", "1.2.3").Outcome);
        Assert.Contains("names no package", refused.Why);
    }

    [Fact]
    public void A_version_that_is_no_number_is_refused_before_it_can_become_a_path()
    {
        var refused = Assert.IsType<Unavailable>(build.Of("NoNumber", "../1").Outcome);
        Assert.Contains("not a version number", refused.Why);
    }
}
