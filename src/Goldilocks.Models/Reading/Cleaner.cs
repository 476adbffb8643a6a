using System.Text.Json.Serialization;
using Goldilocks.Models.Mistakes;
using Goldilocks.Models.Shapes;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

namespace Goldilocks.Models.Reading;

/// <summary>
/// Takes out what means nothing without the packages of the code base that the sources come from: imports of unknown namespaces, unknown attributes, and methods that use unknown types. None of
/// them is data.
/// </summary>
internal static class Cleaner
{
    private static readonly HashSet<string> s_unknown = ["CS0103", "CS0234", "CS0246", "CS1061", "CS0117", "CS7036", "CS1501", "CS0012", "CS0115", "CS0305", "CS1729"];

    /// <summary>Attributes of the framework and of packages that say that a member is no data. That they say it counts, whichever package they are of.</summary>
    private static readonly HashSet<string> s_ignoring = ["JsonIgnore", "IgnoreDataMember", "XmlIgnore", "NonSerialized", "NotMapped", "IgnoreMember", "ProtoIgnore", "BsonIgnore", "YamlIgnore", "MemoryPackIgnore"];

    /// <summary>Stands for those of packages.</summary>
    private static readonly string s_ignored = $"global::{typeof(JsonIgnoreAttribute).FullName}";

    /// <summary>The sources without those.</summary>
    /// <param name="compilation">As read.</param>
    /// <param name="removed">Takes a text for each kind of thing that was taken out.</param>
    public static CSharpCompilation Clean(CSharpCompilation compilation, ISet<string> removed)
    {
        var imported = compilation.With(compilation.SyntaxTrees.Select(tree => (tree, Imports(compilation.GetSemanticModel(tree), removed))));
        return WithoutMethods(imported, removed);
    }

    /// <summary>What is taken out may have been called by others.</summary>
    private static CSharpCompilation WithoutMethods(CSharpCompilation compilation, ISet<string> removed)
    {
        while (true)
        {
            var edits = compilation.SyntaxTrees.Select(tree => (tree, Changes: Methods(compilation.GetSemanticModel(tree), removed))).Where(edit => edit.Changes.Count > 0).ToList();
            if (edits.Count == 0)
            {
                return compilation;
            }

            compilation = compilation.With(edits);
        }
    }

    private static IReadOnlyList<TextChange> Imports(SemanticModel model, ISet<string> removed)
    {
        var root = model.SyntaxTree.GetRoot();
        var changes = new List<TextChange>();
        foreach (var import in root.DescendantNodes().OfType<UsingDirectiveSyntax>().Where(import => import.NamespaceOrType is { } name && IsUnknown(model.GetSymbolInfo(name).Symbol)))
        {
            removed.Add($"using {import.NamespaceOrType}");
            changes.Add(new TextChange(import.Span, ""));
        }

        foreach (var list in root.DescendantNodes().OfType<AttributeListSyntax>())
        {
            var unknown = list.Attributes.Where(attribute => model.GetTypeInfo(attribute).Type is null or IErrorTypeSymbol).ToList();
            var ignoring = unknown.Where(attribute => s_ignoring.Contains(NameOf(attribute))).ToList();
            removed.UnionWith(unknown.Except(ignoring).Select(attribute => $"[{attribute.Name}]"));
            if (unknown.Count > 0)
            {
                var kept = list.Attributes.Except(unknown).Select(attribute => attribute.ToString()).Concat(ignoring.Count > 0 ? [s_ignored] : []).ToList();
                changes.Add(new TextChange(list.Span, kept.Count == 0 ? "" : $"[{list.Target}{string.Join(", ", kept)}]"));
            }
        }

        return changes;
    }

    private static IReadOnlyList<TextChange> Methods(SemanticModel model, ISet<string> removed)
    {
        var root = model.SyntaxTree.GetRoot();
        var methods = model.GetDiagnostics()
            .Where(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && s_unknown.Contains(diagnostic.Id))
            .Select(diagnostic => root.FindNode(diagnostic.Location.SourceSpan).FirstAncestorOrSelf<MemberDeclarationSyntax>(IsNoData))
            .OfType<MemberDeclarationSyntax>()
            .Where(method => method.Parent is not InterfaceDeclarationSyntax)
            .Distinct()
            .ToList();
        // Without any, the class would get one that it does not have.
        methods = [.. methods.Where(method => method is not ConstructorDeclarationSyntax || IsBesideOthers(method, methods))];
        removed.UnionWith(methods.OfType<ConstructorDeclarationSyntax>().Select(constructor => $"{constructor.Identifier}{constructor.ParameterList}"));
        removed.UnionWith(methods.OfType<MethodDeclarationSyntax>().Select(method => $"{method.Identifier}()"));
        removed.UnionWith(methods.OfType<PropertyDeclarationSyntax>().Select(property => property.Identifier.ToString()));
        return [.. methods.Select(method => new TextChange(method.Span, ""))];
    }

    /// <summary>A method, a constructor beside others, such as one from an entity, or a property that an attribute leaves out: its type may be one of a package.</summary>
    private static bool IsNoData(MemberDeclarationSyntax member) => member is MethodDeclarationSyntax or ConstructorDeclarationSyntax or OperatorDeclarationSyntax or ConversionOperatorDeclarationSyntax
        || (member is PropertyDeclarationSyntax && member.AttributeLists.SelectMany(list => list.Attributes).Any(attribute => s_ignoring.Contains(NameOf(attribute))));

    private static bool IsBesideOthers(MemberDeclarationSyntax constructor, List<MemberDeclarationSyntax> removed) => constructor.Parent is TypeDeclarationSyntax type
        && (type.ParameterList is not null || type.Members.OfType<ConstructorDeclarationSyntax>().Except(removed).Any());

    private static string NameOf(AttributeSyntax attribute)
    {
        var name = attribute.Name.ToString();
        name = name[(name.LastIndexOfAny(['.', ':']) + 1)..];
        return name.EndsWith("Attribute", StringComparison.Ordinal) ? name[..^"Attribute".Length] : name;
    }

    /// <summary>Also a namespace that only other files of the same code base declare, when these were not given.</summary>
    private static bool IsUnknown(ISymbol? symbol) => symbol is null or IErrorTypeSymbol;

    /// <summary>The first place that is no C#.</summary>
    /// <exception cref="ModelException">There is one.</exception>
    public static void RequireParsed(CSharpCompilation compilation)
    {
        if (compilation.GetParseDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error) is { } error)
        {
            throw new ModelException($"{Places.Of(error.Location)}: {error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}. Correct it, or give a copy without it to --model.");
        }
    }

    /// <summary>The first error of what is kept of the sources, as file, line and text.</summary>
    /// <exception cref="ModelException">There is one.</exception>
    public static void RequireCompiled(CSharpCompilation compilation, Func<Location, bool> isKept)
    {
        if (compilation.GetDiagnostics().FirstOrDefault(diagnostic => diagnostic.Severity == DiagnosticSeverity.Error && isKept(diagnostic.Location)) is { } error)
        {
            throw new ModelException(
                $"{Places.Of(error.Location)}: {error.Id}: {error.GetMessage(System.Globalization.CultureInfo.InvariantCulture)}. "
                + (s_unknown.Contains(error.Id) ? "Add the file that declares it to --model; packages are not read." : "Correct it, or give a copy without it to --model."));
        }
    }
}
