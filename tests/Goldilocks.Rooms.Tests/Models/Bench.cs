using Goldilocks.Building;
using Goldilocks.Models;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Rooms.Tests.Models;

/// <summary>A folder with sources and samples, and a maker whose models go there too.</summary>
internal sealed class Bench : IDisposable
{
    private readonly DirectoryInfo _folder = Directory.CreateTempSubdirectory("goldilocks-model-");

    /// <summary>The folder is a repository: what lies beside it has nothing to do with it.</summary>
    public Bench() => Write(".git", "");

    public string this[string name] => Path.Combine(_folder.FullName, name);

    /// <summary>Whether anything was made that could be built.</summary>
    public bool HasModel => Directory.Exists(this["artifacts/models"]);

    public string Write(string name, string text)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(this[name])!);
        File.WriteAllText(this[name], text);
        return this[name];
    }

    /// <summary>Compiles a library of the source.</summary>
    /// <returns>The path of built/Depot.dll.</returns>
    public string Compile(string source)
    {
        Directory.CreateDirectory(this["built"]);
        var compilation = CSharpCompilation.Create(
            "Depot",
            [CSharpSyntaxTree.ParseText("global using System; global using System.Collections.Generic;\n" + source)],
            Sources.Framework,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, nullableContextOptions: NullableContextOptions.Enable));
        Assert.True(compilation.Emit(this["built/Depot.dll"]).Success);
        return this["built/Depot.dll"];
    }

    public OwnModel Make(string source, string? sample, string? type = null, string? repeat = null, bool isPortable = false, params int[] sizes) =>
        Make([Write("Model.cs", source)], sample is null ? null : Write("sample.json", sample), type, repeat, isPortable, sizes);

    /// <summary>Without the members of the sample that the types do not have.</summary>
    public OwnModel MakeLenient(string source, string sample, string? type = null) => Maker.Make(new ModelRequest([Write("Model.cs", source)], type, Write("sample.json", sample), null, false, [], DataSeed: 1) { IsLenient = true });

    /// <summary>For code that a person takes along.</summary>
    public OwnModel MakeForCode(string source, string? sample, string? type = null) =>
        Maker.Make(new ModelRequest([Write("Model.cs", source)], type, sample is null ? null : Write("sample.json", sample), null, false, [], DataSeed: 1) { IsForCode = true });

    private ModelMaker Maker => new(this["artifacts"], BuildLayout.Of(Building.Workshop.Repository).Contracts);

    public OwnModel Make(IReadOnlyList<string> sources, string? sample, string? type = null, string? repeat = null, bool isPortable = false, int[]? sizes = null, string? framework = null)
    {
        return Maker.Make(new ModelRequest(sources, type, sample, repeat, isPortable, sizes ?? [], DataSeed: 1, framework));
    }

    /// <summary>All that is compiled into an adapter.</summary>
    public static string TextOf(OwnModel model) => string.Concat(Directory.EnumerateFiles(model.Folder, "*.cs").Order(StringComparer.Ordinal).Select(File.ReadAllText));

    public void Dispose() => _folder.Delete(recursive: true);
}

/// <summary>The file of values that workers read, as text: numbers of four bytes as <c>Number = 7</c>, and every text in it.</summary>
internal static class Values
{
    public static string Of(OwnModel model)
    {
        var bytes = File.ReadAllBytes(model.ValuesPath);
        var texts = System.Text.RegularExpressions.Regex.Replace(System.Text.Encoding.UTF8.GetString(bytes), @"\W+", " ");
        return texts + (bytes.AsSpan().IndexOf(new byte[] { 7, 0, 0, 0 }) >= 0 ? " Number = 7" : "");
    }
}
