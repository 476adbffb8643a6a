using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It says a path. What its members say beside that is asked of the disk, and one of them leads to its directory.</summary>
public sealed class FilePlaces() : ValuesCapability<HasFilePlace>("C48.file", "a FileInfo, of a file that is there", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasFilePlace Root)> Make() => [("a file", new() { Value = new(typeof(FilePlaces).Assembly.Location) })];

    protected override Likeness Compare(HasFilePlace expected, HasFilePlace actual) => PlaceLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>Its members lead to its parent and to the root, which leads to itself.</summary>
public sealed class DirectoryPlaces() : ValuesCapability<HasDirectoryPlace>("C48.directory", "a DirectoryInfo, of a directory that is there", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasDirectoryPlace Root)> Make() => [("a directory", new() { Value = new(AppContext.BaseDirectory) })];

    protected override Likeness Compare(HasDirectoryPlace expected, HasDirectoryPlace actual) => PlaceLikeness.Compare(expected.Value!, actual.Value);
}

/// <summary>The answer names no path, because it would be another one on each machine.</summary>
internal static class PlaceLikeness
{
    public static Likeness Compare(FileSystemInfo expected, FileSystemInfo? actual) => actual switch
    {
        null => Likeness.Lost("it comes back as null, silently"),
        _ when expected.FullName == actual.FullName => Likeness.Exact,
        _ => Likeness.Lost("it comes back with another path, silently"),
    };
}
