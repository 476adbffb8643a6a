using System.Runtime.CompilerServices;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Goldilocks.Models.Reading;

/// <summary>The sources as the compiler sees them.</summary>
internal static class Sources
{
    /// <summary>What a project of the SDK imports everywhere.</summary>
    public static IReadOnlyList<string> Usual { get; } =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading", "System.Threading.Tasks"];

    /// <summary>Marks a library whose types are the user's, beside those that these only use.</summary>
    private static readonly MetadataReferenceProperties s_own = new(aliases: [MetadataReferenceProperties.GlobalAlias, SourceTypes.OwnAlias]);

    /// <summary>Where nulls flow is asked for by warnings alone.</summary>
    private static readonly Dictionary<string, string> s_features = new(StringComparer.Ordinal) { ["run-nullable-analysis"] = "never" };

    /// <summary>What was parsed: the sources are compiled anew when more of them are found, and most of them are then the same.</summary>
    private static readonly ConditionalWeakTable<SourceFile, SyntaxTree> s_parsed = [];

    /// <summary>The framework that this program runs on.</summary>
    public static IReadOnlyList<MetadataReference> Framework { get; } = [.. Origin.Framework.Select(path => MetadataReference.CreateFromFile(path))];

    /// <summary>
    /// Compiles without writing anything, each project by itself with those that it uses. All of them have the same libraries: the compiler then knows a type by one symbol, whichever project looks at it.
    /// What does not bind is no error: it may be no data.
    /// </summary>
    public static CSharpCompilation Compile(SourceSet set)
    {
        var framework = Origin.Framework.Select(Path.GetFileName).ToHashSet(StringComparer.OrdinalIgnoreCase);
        MetadataReference[] libraries = [.. Framework, .. set.Units.SelectMany(unit => unit.Libraries).DistinctBy(Path.GetFileName, StringComparer.OrdinalIgnoreCase).Where(path => !framework.Contains(Path.GetFileName(path)) && IsLibrary(path)).Select(path => MetadataReference.CreateFromFile(path)), .. set.Units.Select(unit => unit.Assembly).OfType<string>().Select(path => MetadataReference.CreateFromFile(path, s_own))];
        var compiled = new List<CSharpCompilation>();
        foreach (var unit in set.Units.Reverse())
        {
            compiled.Add(Compile(unit, [.. libraries, .. compiled.Select(other => other.ToMetadataReference())]));
        }

        return compiled[^1];
    }

    /// <summary>The namespace of that full name; null where nothing here declares it.</summary>
    public static INamespaceSymbol? Namespace(Compilation compilation, string name)
    {
        INamespaceSymbol? found = compilation.GlobalNamespace;
        foreach (var word in name.Split('.'))
        {
            found = found?.GetNamespaceMembers().FirstOrDefault(inner => inner.Name == word);
        }

        return found;
    }

    private static bool IsLibrary(string path)
    {
        try
        {
            _ = System.Reflection.AssemblyName.GetAssemblyName(path);
            return true;
        }
        catch (Exception exception) when (exception is BadImageFormatException or FileLoadException)
        {
            // Native code lies beside libraries too.
            return false;
        }
    }

    /// <summary>Code that is not C# cannot be understood, in the files that the model needs.</summary>
    /// <exception cref="ModelException">Names the first place.</exception>
    public static void RequireParsed(IEnumerable<SyntaxTree> trees)
    {
        if (trees.SelectMany(tree => tree.GetDiagnostics()).FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error)
        {
            throw new ModelException($"{Places.Of(error.Location)}: {error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}. Correct it, or give a copy without it to --model.");
        }
    }

    private static CSharpCompilation Compile(SourceUnit unit, IReadOnlyList<MetadataReference> references)
    {
        var options = Parsing(unit.Symbols);
        var trees = unit.Files.AsParallel().AsOrdered().Select(file => Parsed(file, options)).ToList();
        var isNullable = unit.IsNullable ?? trees.Exists(Annotates);
        return CSharpCompilation.Create(
            unit.Name.Length == 0 ? "model" : Path.GetFileNameWithoutExtension(unit.Name),
            [.. trees, Parse("usings", string.Concat((unit.Name.Length == 0 ? Usual : unit.Usings).Distinct().Select(name => $"global using {name};\n")), options)],
            references,
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, metadataImportOptions: MetadataImportOptions.All, nullableContextOptions: isNullable ? NullableContextOptions.Enable : NullableContextOptions.Disable));
    }

    private static SyntaxTree Parsed(SourceFile file, CSharpParseOptions options)
    {
        if (!s_parsed.TryGetValue(file, out var tree) || !tree.Options.Equals(options))
        {
            tree = Parse(file.Name, file.Text, options);
            s_parsed.AddOrUpdate(file, tree);
        }

        return tree;
    }

    /// <summary>The options that every file is parsed with.</summary>
    public static CSharpParseOptions Parsing(IEnumerable<string> symbols) => new CSharpParseOptions(
        LanguageVersion.Preview,
        DocumentationMode.None,
        preprocessorSymbols: symbols).WithFeatures(s_features);

    /// <summary>The tree of one file; its name is what errors call it.</summary>
    /// <exception cref="ModelException">It is nested too deeply.</exception>
    public static SyntaxTree Parse(string name, string text, CSharpParseOptions options)
    {
        Nesting.Require(name, text);
        return CSharpSyntaxTree.ParseText(SourceText.From(text, System.Text.Encoding.UTF8), options, name);
    }

    /// <summary>Files without a project do not say whether they distinguish nulls. They do where one of them writes a <c>?</c> after a class, <c>= null!</c> or <c>required</c>.</summary>
    private static bool Annotates(SyntaxTree tree) => tree.GetRoot().DescendantNodes().Any(node => node switch
    {
        NullableTypeSyntax nullable => nullable.ElementType is ArrayTypeSyntax or GenericNameSyntax or PredefinedTypeSyntax { Keyword.ValueText: "string" or "object" },
        PostfixUnaryExpressionSyntax postfix => postfix.IsKind(SyntaxKind.SuppressNullableWarningExpression),
        PropertyDeclarationSyntax property => property.Modifiers.Any(SyntaxKind.RequiredKeyword) || property is { Initializer: not null, Type: PredefinedTypeSyntax { Keyword.ValueText: "string" } },
        RecordDeclarationSyntax => true,
        _ => false,
    });
}
