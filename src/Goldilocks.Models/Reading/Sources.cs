using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Goldilocks.Models.Reading;

/// <summary>The sources as the compiler sees them, on the framework alone.</summary>
internal static class Sources
{
    private static readonly string[] s_usual =
        ["System", "System.Collections.Generic", "System.IO", "System.Linq", "System.Net.Http", "System.Threading", "System.Threading.Tasks"];

    private const int OldestNet = 5;

    /// <summary>The framework that this program runs on.</summary>
    public static IReadOnlyList<MetadataReference> Framework { get; } = [.. Origin.Framework.Select(path => MetadataReference.CreateFromFile(path))];

    /// <summary>Compiles without writing anything.</summary>
    public static CSharpCompilation Compile(SourceSet set)
    {
        var options = Parsing(set.Symbols);
        return CSharpCompilation.Create(
            "model",
            [.. set.Files.Select(file => Parse(file.Name, file.Text, options)), Parse("usings", Usings(set.Usings), options)],
            [.. Framework, .. set.References.Select(path => MetadataReference.CreateFromFile(path))],
            new CSharpCompilationOptions(OutputKind.DynamicallyLinkedLibrary, allowUnsafe: true, metadataImportOptions: MetadataImportOptions.All, nullableContextOptions: set.IsNullable ?? Annotates(set) ? NullableContextOptions.Enable : NullableContextOptions.Disable));
    }

    /// <summary>Code that is not C# is the only error of the sources: what does not bind may be no data.</summary>
    /// <exception cref="ModelException">Names the first place.</exception>
    public static void RequireParsed(CSharpCompilation compilation)
    {
        if (compilation.GetParseDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error)
        {
            throw new ModelException($"{Places.Of(error.Location)}: {error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}. Correct it, or give a copy without it to --model.");
        }
    }

    /// <summary>The imports that a project of today has in every file, and those that this one adds.</summary>
    public static string Usings(IReadOnlyList<string> added) => string.Concat(s_usual.Concat(added).Distinct().Select(name => $"global using {name};\n"));

    /// <summary>The options that every file is parsed with.</summary>
    public static CSharpParseOptions Parsing(IReadOnlyList<string> symbols) => new(
        LanguageVersion.Preview,
        DocumentationMode.None,
        preprocessorSymbols: [.. symbols, "NET", "NETCOREAPP", .. Enumerable.Range(OldestNet, Environment.Version.Major - OldestNet + 1).Select(version => $"NET{version}_0_OR_GREATER")]);

    /// <summary>The tree of one file; its name is what errors call it.</summary>
    public static SyntaxTree Parse(string name, string text, CSharpParseOptions options) => CSharpSyntaxTree.ParseText(SourceText.From(text, System.Text.Encoding.UTF8), options, name);

    /// <summary>Files without a project do not say whether they distinguish nulls. They do where one of them writes a <c>?</c> after a class, <c>= null!</c> or <c>required</c>.</summary>
    private static bool Annotates(SourceSet set) => set.Files.Any(file => CSharpSyntaxTree.ParseText(file.Text).GetRoot().DescendantNodes().Any(node => node switch
    {
        NullableTypeSyntax nullable => nullable.ElementType is ArrayTypeSyntax or GenericNameSyntax or PredefinedTypeSyntax { Keyword.ValueText: "string" or "object" },
        PostfixUnaryExpressionSyntax postfix => postfix.IsKind(SyntaxKind.SuppressNullableWarningExpression),
        PropertyDeclarationSyntax property => property.Modifiers.Any(SyntaxKind.RequiredKeyword) || property.Initializer is not null,
        RecordDeclarationSyntax => true,
        _ => false,
    }));
}
