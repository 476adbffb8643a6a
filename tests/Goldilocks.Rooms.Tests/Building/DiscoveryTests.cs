using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Building;

public sealed class DiscoveryTests : IDisposable
{
    private readonly string _root = Directory.CreateTempSubdirectory("goldilocks-").FullName;

    public void Dispose() => Directory.Delete(_root, recursive: true);

    [Fact]
    public void Serializers_of_all_roots_come_in_the_order_of_their_names()
    {
        Project("own", "zeta");
        Project("own", "Alpha");
        Project("other", "beta");
        var names = SerializerFolders.Discover(Root("own"), Root("other")).Select(folder => folder.Name);
        Assert.Equal(["Alpha", "beta", "zeta"], names);
    }

    [Fact]
    public void A_folder_without_a_project_is_no_serializer()
    {
        Project("own", "Alpha");
        Directory.CreateDirectory(Path.Combine(Root("own"), "Host"));
        Assert.Equal("Alpha", Assert.Single(SerializerFolders.Discover(Root("own"))).Name);
    }

    [Fact]
    public void Two_serializers_of_one_name_are_an_error_that_names_both_folders()
    {
        Project("own", "Alpha");
        Project("other", "alpha");
        var error = Assert.Throws<UserErrorException>(() => SerializerFolders.Discover(Root("own"), Root("other")));
        Assert.Contains(Path.Combine(Root("own"), "Alpha"), error.Message);
        Assert.Contains(Path.Combine(Root("other"), "alpha"), error.Message);
    }

    [Fact]
    public void The_same_root_given_twice_is_one_root()
    {
        Project("own", "Alpha");
        Assert.Single(SerializerFolders.Discover(Root("own"), Root("own") + Path.DirectorySeparatorChar));
    }

    [Theory]
    [InlineData("has space")]
    [InlineData("a@1")]
    [InlineData("semi;colon")]
    public void A_name_that_cannot_be_typed_as_a_pattern_is_an_error(string name)
    {
        Project("own", name);
        Assert.Contains("Rename it", Assert.Throws<UserErrorException>(() => SerializerFolders.Discover(Root("own"))).Message);
    }

    [Fact]
    public void Two_projects_in_one_folder_are_an_error()
    {
        Project("own", "Alpha");
        File.WriteAllText(Path.Combine(Root("own"), "Alpha", "Second.csproj"), "<Project />");
        Assert.Contains("2 project files", Assert.Throws<UserErrorException>(() => SerializerFolders.Discover(Root("own"))).Message);
    }

    [Fact]
    public void A_root_that_does_not_exist_is_an_error() =>
        Assert.Contains("There is no folder", Assert.Throws<UserErrorException>(() => SerializerFolders.Discover(Root("nowhere"))).Message);

    [Fact]
    public void The_repositorys_own_serializers_are_found()
    {
        var names = SerializerFolders.Discover(Path.Combine(Workshop.Repository, "serializers")).Select(folder => folder.Name).ToList();
        Assert.Contains("System.Text.Json", names);
        Assert.DoesNotContain("Host", names);
    }

    private string Root(string name) => Path.Combine(_root, name);

    private void Project(string root, string name)
    {
        var folder = Directory.CreateDirectory(Path.Combine(Root(root), name)).FullName;
        File.WriteAllText(Path.Combine(folder, name + ".csproj"), "<Project />");
    }
}
