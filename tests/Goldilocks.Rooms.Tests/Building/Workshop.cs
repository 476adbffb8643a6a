using System.IO.Compression;
using System.Runtime.CompilerServices;
using System.Xml.Linq;
using Goldilocks.Building;
using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Building;

/// <summary>
/// A small repository of throwaway serializers in a temporary folder, around copies of the real repository's build files and of the built
/// host. It has a package source and a packages folder of its own: nothing here asks a registry, leaves a package behind in the
/// machine's own folder, or sees edits in the real repository meanwhile.
/// </summary>
public sealed class Workshop : IDisposable
{
    public Workshop()
    {
        Root = Directory.CreateTempSubdirectory("goldilocks-").FullName;
        var repository = BuildLayout.Of(FindRepository());
        Layout = new BuildLayout(Root, Path.Combine(Root, "host"));
        CopyFiles(repository.RepositoryRoot, Root, "*.props", "global.json");
        CopyFiles(repository.Serializers, Layout.Serializers, "Directory.*");
        CopyFiles(Path.Combine(repository.Serializers, "Host"), Path.Combine(Layout.Serializers, "Host"), "*.cs", "*.targets");
        CopyFiles(repository.MsBuildFiles, Layout.MsBuildFiles, "*.proj", "*.targets");
        CopyFiles(repository.HostFolder, Layout.HostFolder, "*.dll");
        Directory.CreateDirectory(Layout.Workloads);
        File.WriteAllText(Path.Combine(Layout.Workloads, "AllWorkloads.cs"), Adapters.NoWorkloads);
        Directory.CreateDirectory(Feed);
        File.WriteAllText(Path.Combine(Root, "nuget.config"), """
            <configuration>
              <config><add key="globalPackagesFolder" value="packages" /></config>
              <packageSources><clear /><add key="shop" value="feed" /></packageSources>
            </configuration>
            """);
    }

    /// <summary>Build servers set a packages folder for the whole machine, which would outrank that of each workshop.</summary>
    [ModuleInitializer]
    internal static void UseOwnPackages() => Environment.SetEnvironmentVariable("NUGET_PACKAGES", null);

    /// <summary>The checkout that the tests were built from.</summary>
    public static string Repository { get; } = FindRepository();

    public string Root { get; }

    public BuildLayout Layout { get; }

    /// <summary>The only source that the machine appears to be configured with.</summary>
    public string Feed => Path.Combine(Root, "feed");

    /// <summary>Takes every package out of <see cref="Feed"/>.</summary>
    public void EmptyFeed()
    {
        Directory.Delete(Feed, recursive: true);
        Directory.CreateDirectory(Feed);
    }

    /// <summary>A serializer that needs no package and supports nothing.</summary>
    public SerializerFolder AddWorking(string name) => Add(name, project: "<Project Sdk=\"Microsoft.NET.Sdk\" />");

    /// <summary>A serializer of one package, pinned.</summary>
    public SerializerFolder AddWithPackage(string name, string package, string version) => Add(name, $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <LibraryVersion Condition="'$(LibraryVersion)' == ''">{version}</LibraryVersion>
          </PropertyGroup>
          <ItemGroup>
            <PackageReference Include="{package}" Version="[$(LibraryVersion)]" />
          </ItemGroup>
        </Project>
        """);

    public SerializerFolder Add(string name, string project, string adapter = Adapters.Working, string? root = null)
    {
        var folder = Directory.CreateDirectory(Path.Combine(root ?? Layout.Serializers, name)).FullName;
        var path = Path.Combine(folder, name + ".csproj");
        File.WriteAllText(path, project);
        File.WriteAllText(Path.Combine(folder, "Adapter.cs"), adapter);
        return new SerializerFolder(name, path);
    }

    /// <summary>Makes a package whose use leaves <paramref name="mark"/> in <c>mark.txt</c> beside the program.</summary>
    public static void Pack(string folder, string package, string version, string mark = "", params (string Package, string Range)[] dependencies)
    {
        Directory.CreateDirectory(folder);
        using var archive = ZipFile.Open(Path.Combine(folder, $"{package}.{version}.nupkg"), ZipArchiveMode.Update);
        foreach (var entry in archive.Entries.ToList())
        {
            entry.Delete();
        }

        var group = new XElement("group", new XAttribute("targetFramework", "net10.0"), dependencies.Select(dependency =>
            new XElement("dependency", new XAttribute("id", dependency.Package), new XAttribute("version", dependency.Range))));
        Write($"{package}.nuspec", new XElement("package", new XElement("metadata",
            new XElement("id", package),
            new XElement("version", version),
            new XElement("authors", "nobody"),
            new XElement("description", "throwaway"),
            new XElement("dependencies", group))).ToString());
        Write($"build/{package}.targets", """
            <Project>
              <ItemGroup><None Include="$(MSBuildThisFileDirectory)mark.txt" Link="mark.txt" CopyToOutputDirectory="PreserveNewest" /></ItemGroup>
            </Project>
            """);
        Write("build/mark.txt", mark);

        void Write(string name, string text)
        {
            using var writer = new StreamWriter(archive.CreateEntry(name).Open());
            writer.Write(text);
        }
    }

    public static string MarkBeside(BuildResult result) => File.ReadAllText(Path.Combine(Path.GetDirectoryName(result.WorkerPath)!, "mark.txt"));

    public void Dispose() => Directory.Delete(Root, recursive: true);

    private static void CopyFiles(string from, string to, params string[] patterns)
    {
        Directory.CreateDirectory(to);
        foreach (var file in patterns.SelectMany(pattern => Directory.EnumerateFiles(from, pattern)))
        {
            File.Copy(file, Path.Combine(to, Path.GetFileName(file)));
        }
    }

    internal static string FindRepository()
    {
        var folder = new DirectoryInfo(AppContext.BaseDirectory);
        while (!Directory.Exists(Path.Combine(folder.FullName, "serializers")))
        {
            folder = folder.Parent!;
        }

        return folder.FullName;
    }
}
