using System.IO.Compression;
using Goldilocks.Building;
using Goldilocks.Commands;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Installing;

/// <summary>An installed tool unpacks what it carries into the user's data folder, and never leaves half of it there.</summary>
public sealed class InstallationTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-installing-").FullName;
    private readonly List<string> _said = [];

    private string Data => Path.Combine(_folder, "data");

    [Fact]
    public void The_archive_is_unpacked_once_and_said_so_once()
    {
        var archive = Archive("one");

        var first = Unpack(archive);
        var second = Unpack(archive);

        Assert.Equal(first, second);
        Assert.Equal("one", File.ReadAllText(Path.Combine(first, "serializers", "file.txt")));
        Assert.Equal(["Unpacking the adapters, workloads and hosts of this version into " + first + ", once."], _said);
        Assert.True(Installation.IsInstalledAt(first));
    }

    [Fact]
    public void Another_archive_of_the_same_version_gets_a_folder_of_its_own_and_the_old_one_is_removed()
    {
        var old = Path.Combine(Data, "0.0.1-00000000-any");
        Directory.CreateDirectory(old);
        File.WriteAllText(Path.Combine(old, "in-use.lock"), "");

        var folder = Unpack(Archive("two"));

        Assert.NotEqual(old, folder);
        Assert.False(Directory.Exists(old));
        Assert.Equal("Removed 0.0.1-00000000-any, 0 B.", _said[1]);
    }

    [Fact]
    public void A_version_that_a_process_works_with_stays()
    {
        var old = Path.Combine(Data, "0.0.1-00000000-any");
        Directory.CreateDirectory(old);
        File.WriteAllText(Path.Combine(old, "in-use.lock"), "");
        using var use = FolderLease.TryShare(Path.Combine(old, "in-use.lock"));

        Unpack(Archive("three"));

        Assert.True(Directory.Exists(old));
        Assert.Equal("Another version of Goldilocks, 0.0.1-00000000-any, is in use: it stays until 'goldilocks clean' is run again.", _said[1]);
    }

    [Fact]
    public void A_damaged_archive_says_how_to_install_the_tool_again_and_leaves_no_version()
    {
        var archive = Path.Combine(_folder, "carried.zip");
        File.WriteAllText(archive, "no archive");

        var error = Assert.Throws<UserErrorException>(() => Unpack(archive));

        Assert.Contains("'dotnet tool uninstall --global goldilocks', and install it again", error.Message, StringComparison.Ordinal);
        Assert.Empty(new KeptVersions(Data).All());
    }

    [Fact]
    public void A_data_folder_that_cannot_be_written_is_named_with_the_variable_that_names_another()
    {
        File.WriteAllText(Data, "a file where the folder should be");

        var error = Assert.Throws<UserErrorException>(() => Unpack(Archive("four")));

        Assert.StartsWith($"Goldilocks unpacks its files into '{Data}', which cannot be written", error.Message, StringComparison.Ordinal);
        Assert.EndsWith($"name another with {DataFolder.Variable}.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Processes_that_unpack_at_the_same_time_end_up_in_the_same_whole_folder()
    {
        var archive = Archive("five");

        var folders = Enumerable.Range(0, 8).AsParallel().WithDegreeOfParallelism(8).Select(_ => new Installation(archive, Data, _ => { }).Unpack()).ToList();

        Assert.Single(folders.Distinct());
        Assert.Equal([folders[0]], Directory.GetDirectories(Data));
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private string Unpack(string archive) => new Installation(archive, Data, _said.Add).Unpack();

    private string Archive(string content)
    {
        var path = Path.Combine(_folder, content + ".zip");
        using var archive = ZipFile.Open(path, ZipArchiveMode.Create);
        using var writer = new StreamWriter(archive.CreateEntry("serializers/file.txt").Open());
        writer.Write(content);
        return path;
    }
}
