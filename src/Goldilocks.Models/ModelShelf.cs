using System.Globalization;
using System.Security.Cryptography;
using System.Text;
using System.Text.Json;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Goldilocks.Models.Sampling;
using Goldilocks.Models.SchemaFirst;
using Goldilocks.Results;

namespace Goldilocks.Models;

/// <summary>
/// The folder in which models are kept, each under a hash of its sources and of what decides the code. The sample is not part of that hash: other data rebuild nothing. The files of values lie beside the models
/// and not in them, because everything in a model's folder is compiled.
/// </summary>
internal sealed class ModelShelf
{
    private const string Description = "model.json";
    private const int HashLength = 16;
    private readonly string _artifacts;
    private readonly ModelRequest _request;
    private readonly SampleText? _sample;

    public ModelShelf(string artifacts, ModelRequest request, SourceSet sources, SampleText? sample, Model model)
    {
        (_artifacts, _request, _sample) = (artifacts, request, sample);
        MadeUp = request.Sizes.DefaultIfEmpty(1).Max();
        IsMany = !request.IsForCode && request.Repeat is null or "" && (sample?.IsMany ?? (request.Repeat is not null || MadeUp > 1));
        if (request.IsEach)
        {
            IsMany = request.IsListed;
        }
        else if (request.Repeat is "" && !IsMany)
        {
            IsMany = true;
        }

        Hash = HashOf(
        [
            typeof(ModelShelf).Module.ModuleVersionId.ToString(),
            request.TypeName ?? "",
            request.Framework ?? "",
            IsMany ? "many" : "one",
            request.Repeat ?? "-",
            .. request.IsEach ? (IEnumerable<string>)["each", JsonSerializer.Serialize(request.Earlier)] : [],
            .. model.LeftOut,
            // Which members there are depends on the sample too: it may have one that an attribute keeps out of a database.
            .. model.Objects.SelectMany(type => type.Members).Select(member => $"{ShapeBuilder.NameOf(member.Symbol)}{(member.Refusal is null ? "" : " is refused")}"),
            .. sources.Units.SelectMany(unit => (IEnumerable<string>)[unit.IsNullable?.ToString() ?? "-", .. unit.Usings, "--", .. unit.Symbols, "--", .. unit.Libraries, unit.Assembly is { } library ? Convert.ToHexString(SHA256.HashData(File.ReadAllBytes(library))) : "--"]),
            // Without their folders: a run that goes on names its sources by their full paths.
            .. sources.Files.SelectMany(file => new[] { Path.GetFileName(file.Name), file.Text }),
        ]);
    }

    /// <summary>Of the model.</summary>
    public string Hash { get; }

    /// <summary>Whether the workload's value is a list of roots.</summary>
    public bool IsMany { get; }

    /// <summary>Values to make up, where there is no sample: as many as the largest size, and one with a list that is repeated.</summary>
    public int MadeUp { get; }

    /// <summary>What adapters are compiled with.</summary>
    public string Folder => ModelFolders.Copy(_artifacts, Hash);

    /// <summary>What workers read.</summary>
    public string ValuesPath => Path.Combine(_artifacts, "samples", $"{Hash}-{Digest}.values");

    private string ThrowingPath => ValuesPath + ".throwing.json";

    private string Digest => HashOf(
    [
        _sample?.Digest ?? string.Create(CultureInfo.InvariantCulture, $"made up from {_request.DataSeed}, {MadeUp}"),
        _request.IsPortable ? "portable" : "as it is",
        _request.IsLenient ? "lenient" : "strict",
        .. _request.IsEach ? [$"and {_request.Added}, {_request.DataSeed}"] : Array.Empty<string>(),
    ]);

    /// <summary>The model and its values when both are there already.</summary>
    public OwnModel? TryTake()
    {
        var (model, values) = (Path.Combine(Folder, Description), ValuesPath + ".json");
        return File.Exists(model) && File.Exists(values) && (!_request.IsForCode || File.Exists(OwnModel.CodeOf(ValuesPath)))
            ? Made(JsonSerializer.Deserialize<Kept>(File.ReadAllBytes(model), RunJson.File)!, JsonSerializer.Deserialize<MadeValues>(File.ReadAllBytes(values), RunJson.File)!)
            : null;
    }

    /// <summary>Members whose getters threw on these values or whose setters refused them when the model was made; a model that does without is kept beside it.</summary>
    public IReadOnlyDictionary<string, string>? Throwing() => File.Exists(ThrowingPath) ? JsonSerializer.Deserialize<Dictionary<string, string>>(File.ReadAllBytes(ThrowingPath), RunJson.File) : null;

    /// <summary>Keeps them for the next time.</summary>
    public void Remember(IReadOnlyDictionary<string, string> throwing)
    {
        Directory.CreateDirectory(Path.GetDirectoryName(ThrowingPath)!);
        File.WriteAllBytes(ThrowingPath, JsonSerializer.SerializeToUtf8Bytes(throwing, RunJson.File));
    }

    /// <summary>Keeps what was made.</summary>
    /// <param name="generated">The model.</param>
    /// <param name="copy">Of its sources.</param>
    /// <param name="sources">What was read.</param>
    /// <param name="values">Of the sample.</param>
    /// <param name="standing">The compiled libraries whose types are measured as they stand; null where only the copy is.</param>
    public OwnModel Put(GeneratedModel generated, Copy copy, SourceSet sources, MadeValues values, OwnLibraries? standing)
    {
        var shape = ConstructFinder.Find(generated.Model);
        var kept = new Kept(
            generated.Model.Root.Symbol.ToDisplayString(),
            generated.Model.Root.Symbol.Name,
            [.. sources.Files.Where(source => copy.Files.Any(file => file.Name == source.Name)).Select(source => new ModelSource(source.Name, source.Text))],
            [.. shape.Select(use => $"{use.Subject} is {use.Description}")],
            ModelNotes.Of(copy.Notes),
            ModelClasses.Of(generated.Model));
        if (!File.Exists(Path.Combine(Folder, Description)))
        {
            if (standing is not null)
            {
                WriteWhole(ModelFolders.Library(_artifacts, Hash), Texts(generated, [], ConstructFinder.Find(generated.Model, isCopy: false), standing), standing.Libraries);
            }

            WriteFolder(generated, copy.Files, shape, kept, standing is not null);
        }

        File.WriteAllBytes(ValuesPath + ".json", JsonSerializer.SerializeToUtf8Bytes(values, RunJson.File));
        return Made(kept, values);
    }

    /// <summary>A folder with files that this program makes of texts. They are made once for each state of the texts and of this program.</summary>
    /// <param name="artifacts">Where everything lies that can be made again.</param>
    /// <param name="kind">How the folder's name begins.</param>
    /// <param name="texts">What the files are made of.</param>
    /// <param name="make">Makes them: texts by their path in the folder.</param>
    public static string Made(string artifacts, string kind, IEnumerable<string> texts, Func<IReadOnlyDictionary<string, string>> make)
    {
        var folder = ModelFolders.Copy(artifacts, $"{kind}-{HashOf(texts.Prepend(typeof(ModelShelf).Module.ModuleVersionId.ToString()))}");
        if (!Directory.Exists(folder))
        {
            WriteWhole(folder, make());
        }

        return folder;
    }

    /// <summary>Writes the files of a folder under another name first, so that a folder under its own name is always complete.</summary>
    /// <param name="folder">Where another process was faster, or an unfinished one of an earlier version lies, it stays as it is.</param>
    /// <param name="files">Texts by their path in the folder.</param>
    /// <param name="copied">Paths of other files that the folder has copies of.</param>
    public static void WriteWhole(string folder, IReadOnlyDictionary<string, string> files, IReadOnlyList<string>? copied = null)
    {
        var unfinished = $"{folder}.{Guid.NewGuid():N}";
        foreach (var (path, text) in files)
        {
            Directory.CreateDirectory(Path.GetDirectoryName(Path.Combine(unfinished, path))!);
            File.WriteAllText(Path.Combine(unfinished, path), text);
        }

        foreach (var path in copied ?? [])
        {
            File.Copy(path, Path.Combine(unfinished, Path.GetFileName(path)));
        }

        if (Directory.Exists(folder))
        {
            Directory.Delete(unfinished, recursive: true);
        }
        else
        {
            Directory.Move(unfinished, folder);
        }
    }

    private void WriteFolder(GeneratedModel generated, IReadOnlyList<RewrittenFile> files, IReadOnlyList<FoundConstruct> shape, Kept kept, bool hasLibrary)
    {
        var texts = Texts(generated, files, shape, null);
        if (hasLibrary)
        {
            texts.Add(ModelFolders.Marks, JsonSerializer.Serialize(OwnMarks.Of(generated.Model), RunJson.File));
        }

        texts.Add(Description, JsonSerializer.Serialize(kept, RunJson.File));
        WriteWhole(Folder, texts);
    }

    /// <summary>What adapters are compiled with, by its path in the folder.</summary>
    private static Dictionary<string, string> Texts(GeneratedModel generated, IReadOnlyList<RewrittenFile> files, IReadOnlyList<FoundConstruct> shape, OwnLibraries? standing)
    {
        var texts = new Dictionary<string, string>();
        for (var number = 0; number < files.Count; number++)
        {
            Write(string.Create(CultureInfo.InvariantCulture, $"{number:00}-{Path.GetFileName(files[number].Name)}"), files[number].Text);
        }

        Write("OwnValues.cs", ModelGenerator.Values(generated, isForTool: false, isCopy: standing is null));
        Write("OwnWorkload.cs", WorkloadCode.Of(generated, shape.Select(use => $"new(Construct.{use.Construct}, {Literal(use.Subject)}, {Literal(use.Description)})")));
        if (generated.IsMany)
        {
            Write($"{generated.ListName}.cs", ModelGenerator.List(generated));
        }

        Write("Own.props", PropsFile.Of(generated, standing));
        foreach (var (path, text) in SchemaFiles.Of(generated))
        {
            Write(path, text);
        }

        return texts;

        void Write(string name, string text) => texts.Add(name, text);
    }

    private OwnModel Made(Kept kept, MadeValues values) => new(Folder, ValuesPath, new ModelInfo(
        kept.Type,
        kept.Workload,
        Hash,
        [.. _request.Sources.Select(Path.GetFullPath)],
        _request.TypeName,
        _request.Sample is { } sample ? Path.GetFullPath(sample) : null,
        _sample?.Digest,
        values.Count,
        _request.Repeat,
        _request.IsPortable,
        kept.Sources,
        kept.Shape,
        [.. kept.Notes, .. values.Notes],
        _request.Framework,
        _request.IsLenient))
    {
        Classes = kept.Classes ?? [],
    };

    private static string Literal(string text) => "\"" + text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\"", "\\\"", StringComparison.Ordinal) + "\"";

    /// <summary>Short enough for a folder's name.</summary>
    public static string HashOf(IEnumerable<string> texts)
    {
        using var hash = new InputHash();
        foreach (var text in texts)
        {
            hash.AddText(text);
        }

        return hash.Finish()[..HashLength];
    }

    /// <summary>What is remembered of a model.</summary>
    private sealed record Kept(string Type, string Workload, IReadOnlyList<ModelSource> Sources, IReadOnlyList<string> Shape, IReadOnlyList<string> Notes, IReadOnlyList<ModelClass>? Classes = null);
}
