using Goldilocks.Building.Jobs;
using Goldilocks.Models;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A folder with sources and samples, and a maker whose models go there too.</summary>
internal sealed class Bench : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("goldilocks-model-");

    public string this[string name] => Path.Combine(_folder.FullName, name);

    /// <summary>Whether anything was made that could be built.</summary>
    public bool HasModel => Directory.Exists(this["artifacts/models"]);

    public string Write(string name, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(this[name])!);
        File.WriteAllText(this[name], text);
        return this[name];
    }

    public OwnModel Make(string source, string? sample, string? type = null, string? repeat = null, bool isPortable = false, params int[] sizes) =>
        Make([Write("Model.cs", source)], sample is null ? null : Write("sample.json", sample), type, repeat, isPortable, sizes);

    public OwnModel Make(IReadOnlyList<string> sources, string? sample, string? type = null, string? repeat = null, bool isPortable = false, int[]? sizes = null, string? framework = null)
    {
        return new ModelMaker(this["artifacts"], BuildLayout.Of(Building.Workshop.Repository).Contracts).Make(new ModelRequest(sources, type, sample, repeat, isPortable, sizes ?? [], DataSeed: 1, framework));
    }

    /// <summary>All that is compiled into an adapter.</summary>
    public static string TextOf(OwnModel model) => string.Concat(Directory.EnumerateFiles(model.Folder, "*.cs").Order(StringComparer.Ordinal).Select(File.ReadAllText));

    public void Dispose() => _folder.Delete(recursive: true);
}
