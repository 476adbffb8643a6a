using System.Reflection;
using System.Runtime.Loader;
using Goldilocks.Models.Reading;
using Goldilocks.Models.Rewriting;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;

namespace Goldilocks.Models.Sampling;

/// <summary>The model as a library in this process: it makes objects of the sample before anything is built.</summary>
internal sealed class CompiledModel : IDisposable
{
    /// <summary>The neutral attributes, which mean nothing here. serializers/Host/NeutralAttributes.cs is the same for adapters.</summary>
    internal static string Aliases { get; } = """
        global using AnyDerived = Goldilocks.NoAnyDerivedAttribute;
        global using Child = Goldilocks.NoChildAttribute;
        global using Constructor = Goldilocks.NoConstructorAttribute;
        global using Contract = Goldilocks.NoContractAttribute;
        global using Derived = Goldilocks.NoDerivedAttribute;
        global using Included = Goldilocks.NoIncludedAttribute;
        global using Interface = Goldilocks.NoInterfaceAttribute;
        global using Member = Goldilocks.NoMemberAttribute;
        global using NamedMember = Goldilocks.NoNamedMemberAttribute;
        global using NotMember = Goldilocks.NoNotMemberAttribute;
        global using OpenBase = Goldilocks.NoContractAttribute;
        global using Goldilocks;
        global using Goldilocks.Payloads;
        global using Goldilocks.Workloads;
        global using System.Buffers;
        namespace Goldilocks.Workloads { internal static class Numbering { public const int First = 0; public const bool MayHaveGaps = true; } }
        """;

    /// <summary>To make up a value that the type does not refuse.</summary>
    private const int MostAttempts = 40;

    /// <summary>Kept until the end: a context that the collector takes unloads itself, and code of it that still runs finds no library any more.</summary>
    private readonly ModelContext _context;

    private readonly Type _values;
    private readonly Assembly _contracts;
    private readonly Func<object?, object?, string?> _difference;

    private CompiledModel(ModelContext context, Assembly model, Assembly contracts, Model shape)
    {
        _context = context;
        _contracts = contracts;
        _values = model.GetType($"{CopyNames.Generated}.OwnValues", throwOnError: true)!;
        _difference = contracts.GetType("Goldilocks.Values.Difference", throwOnError: true)!.GetMethod("Find", [typeof(object), typeof(object)])!.CreateDelegate<Func<object?, object?, string?>>();
        Root = _values.GetMethod("ReadRoot")!.ReturnType;
        _values.GetMethod("Prepare")!.Invoke(null, null);
        Objects = new ModelObjects(_values, shape);
    }

    /// <summary>The root's type.</summary>
    public Type Root { get; }

    /// <summary>Makes its objects.</summary>
    public ModelObjects Objects { get; }

    /// <summary>The first difference of two values; null for none.</summary>
    /// <exception cref="ModelException">A getter threw.</exception>
    public string? Difference(object? expected, object? actual) => (string?)Objects.Run("a getter", () => _difference(expected, actual));

    /// <summary>What is wrong with a copy of the sources alone.</summary>
    /// <param name="files">The copy.</param>
    /// <param name="libraries">Of packages, whose types are data.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll.</param>
    /// <param name="mayBeUnsafe">For the reader of the sample alone; adapters are compiled without unsafe code.</param>
    public static IReadOnlyList<Diagnostic> Errors(IReadOnlyList<RewrittenFile> files, IReadOnlyList<PackageLibrary> libraries, string contracts, bool mayBeUnsafe = false) =>
        [.. Compile("copy", files, null, [.. libraries.Select(library => library.Path)], contracts, mayBeUnsafe).GetDiagnostics().Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error)];

    /// <summary>Compiles the copy of the sources as an adapter will.</summary>
    /// <param name="generated">The model.</param>
    /// <param name="files">The copy; none for types of compiled libraries that are taken as they stand.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll.</param>
    /// <exception cref="ModelException">It does not compile beside Goldilocks' own names.</exception>
    public static CompiledModel Of(GeneratedModel generated, IReadOnlyList<RewrittenFile> files, string contracts)
    {
        List<string> libraries = [.. files.Count == 0 && generated.Model.Own is { } own ? own.Libraries.Concat(own.Beside) : [], .. generated.Model.Libraries.Select(library => library.Path)];
        var compilation = Compile($"own-{generated.Hash}", files, ModelGenerator.Values(generated, isForTool: true, isCopy: files.Count > 0), libraries, contracts, mayBeUnsafe: generated.Converters is not null);
        using var library = new MemoryStream();
        var result = compilation.Emit(library);
        if (result.Diagnostics.FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error)
        {
            throw new ModelException($"{Places.Of(error.Location)}: the copy of the model does not compile: {error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}");
        }

        var folders = generated.Model.Libraries.Select(library => Path.GetDirectoryName(library.Path)!).Distinct().ToList();
        var context = new ModelContext(compilation.AssemblyName!, name => libraries.Find(path => Path.GetFileNameWithoutExtension(path) == name) ?? folders.Select(folder => Path.Combine(folder, name + ".dll")).FirstOrDefault(File.Exists));
        var contractsAssembly = context.LoadFromAssemblyPath(contracts);
        library.Position = 0;
        return new CompiledModel(context, context.LoadFromStream(library), contractsAssembly, generated.Model);
    }

    private static CSharpCompilation Compile(string name, IReadOnlyList<RewrittenFile> files, string? values, IReadOnlyList<string> libraries, string contracts, bool mayBeUnsafe)
    {
        var options = Sources.Parsing([]);
        return CSharpCompilation.Create(
            name,
            [
                .. files.Select(file => Sources.Parse(file.Name, file.Text, options)),
                Sources.Parse("aliases", Aliases, options),
                .. values is null ? [] : new[] { Sources.Parse("values", values, options) },
            ],
            [.. Sources.Framework, MetadataReference.CreateFromFile(contracts), .. libraries.DistinctBy(Path.GetFileName, StringComparer.OrdinalIgnoreCase).Select(library => MetadataReference.CreateFromFile(library))],
            // Not optimized: a method that is inlined is missing where an exception says which code of the user's threw.
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, optimizationLevel: OptimizationLevel.Debug, allowUnsafe: mayBeUnsafe, nullableContextOptions: NullableContextOptions.Enable));
    }

    /// <summary>Writes the file that workers read.</summary>
    /// <param name="path">The file.</param>
    /// <param name="roots">The values.</param>
    /// <param name="model">The model's hash.</param>
    /// <param name="count">What a size can be without repeating.</param>
    /// <param name="mayRepeat">Whether it can be larger.</param>
    /// <param name="isPortable">Whether values are normalized.</param>
    public void Write(string path, IReadOnlyList<object> roots, string model, int count, bool mayRepeat, bool isPortable)
    {
        var file = File.Create(path);
        using var to = (IDisposable)Activator.CreateInstance(_contracts.GetType("Goldilocks.Values.SampleWriter", throwOnError: true)!, file, model, count, mayRepeat, isPortable)!;
        foreach (var root in roots)
        {
            Call("WriteRoot", to, root);
        }
    }

    /// <summary>Reads such a file, as a worker does.</summary>
    /// <param name="path">The file.</param>
    /// <param name="model">The model's hash.</param>
    /// <param name="roots">How many values.</param>
    public IReadOnlyList<object> Read(string path, string model, int roots)
    {
        var type = _contracts.GetType("Goldilocks.Values.SampleReader", throwOnError: true)!;
        using var from = (IDisposable)type.GetMethod("OpenFile")!.Invoke(null, [path, model])!;
        type.GetProperty("Size")!.SetValue(from, type.GetProperty("Count")!.GetValue(from));
        return [.. Enumerable.Range(0, roots).Select(_ => Call("ReadRoot", from)!)];
    }

    /// <summary>Values that are made up. One that the type refuses is made again, and in the end of modest numbers.</summary>
    /// <param name="count">How many.</param>
    /// <param name="seed">Decides everything.</param>
    /// <param name="require">Throws for a value whose getters refuse it.</param>
    /// <exception cref="ModelException">The type refuses all of them: the error of the first.</exception>
    public MadeUp Make(int count, long seed, Action<object> require)
    {
        var random = Activator.CreateInstance(_contracts.GetType("Goldilocks.Values.SeededRandom", throwOnError: true)!, unchecked((ulong)seed))!;
        var type = _contracts.GetType("Goldilocks.Values.SampleMaker", throwOnError: true)!;
        object[] makers = [Activator.CreateInstance(type, random, false)!, Activator.CreateInstance(type, random, true)!];
        ModelException? refusal = null;
        List<object> roots = [.. Enumerable.Range(0, count).Select(_ => One())];
        return new MadeUp(roots, refusal is null ? null : refusal.Cause ?? refusal.Message);

        object One()
        {
            for (var attempt = 0; attempt < MostAttempts; attempt++)
            {
                try
                {
                    var made = Call("MakeRoot", makers[2 * attempt / MostAttempts], 0)!;
                    require(made);
                    return made;
                }
                catch (ModelException mistake)
                {
                    refusal ??= mistake;
                }
            }

            throw refusal!;
        }
    }

    /// <summary>Its objects cannot be used any more.</summary>
    public void Dispose() => _context.Unload();

    private object? Call(string method, params object[] arguments) => Objects.Run("", () => _values.GetMethod(method)!.Invoke(null, arguments));
}

/// <summary>Has the libraries that the model was compiled with, also where this program has another version of one.</summary>
internal sealed class ModelContext(string name, Func<string, string?> find) : AssemblyLoadContext(name, isCollectible: true)
{
    protected override Assembly? Load(AssemblyName assemblyName) => assemblyName.Name is { } wanted && find(wanted) is { } path ? LoadFromAssemblyPath(path) : null;
}

/// <summary>Values that were made up.</summary>
/// <param name="Roots">The values.</param>
/// <param name="Refusal">Why the type refused others, which were made again; null where it took all.</param>
internal sealed record MadeUp(IReadOnlyList<object> Roots, string? Refusal);
