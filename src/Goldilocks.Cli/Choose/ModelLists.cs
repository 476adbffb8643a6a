using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>A class that can stand where another one is declared.</summary>
/// <param name="Base">The declared type, from the global namespace.</param>
/// <param name="Type">The class.</param>
/// <param name="Tag">Its number in formats that use one.</param>
internal sealed record DerivedClass(string Base, string Type, string Tag);

/// <summary>A construct, and the first place that has it.</summary>
/// <param name="Construct">Its name.</param>
/// <param name="Subject">A member or a type.</param>
/// <param name="Description">What it is, with its article.</param>
internal sealed record UsedConstruct(string Construct, string Subject, string Description);

/// <summary>A type that is a table: its only member is a list of objects.</summary>
/// <param name="Rows">The member.</param>
/// <param name="Row">The class of the objects, as the member declares it.</param>
internal sealed record TableType(string Rows, string Row);

/// <summary>What a model's folder says of its types.</summary>
/// <param name="Root">The type that is written, from the global namespace.</param>
/// <param name="Derived">The classes behind base classes and interfaces.</param>
/// <param name="Classes">Every class and struct that can be made.</param>
/// <param name="Uses">The constructs that the types have.</param>
internal sealed partial record ModelLists(string Root, IReadOnlyList<DerivedClass> Derived, IReadOnlyList<string> Classes, IReadOnlyList<UsedConstruct> Uses)
{
    /// <summary>The root without its namespace.</summary>
    public string RootName => Root[(Root.LastIndexOfAny(['.', ':']) + 1)..].TrimStart('@');

    /// <summary>The root as a table; null where it is none.</summary>
    public TableType? Table { get; private init; }

    /// <summary>Reads the lists that adapters are built with.</summary>
    /// <param name="folder">Of the model.</param>
    /// <exception cref="ModelException">The root is a type that no class can be named after.</exception>
    public static ModelLists Read(string folder)
    {
        var items = XDocument.Load(Path.Combine(folder, "Own.props")).Descendants().Where(element => element.Attribute("Include") is not null).ToList();
        IEnumerable<XElement> Named(string name) => items.Where(item => item.Name.LocalName == name);
        var lists = new ModelLists(
            Named("RootType").First().Attribute("Include")!.Value,
            [.. Named("DerivedType").Select(item => new DerivedClass(item.Attribute("Base")!.Value, item.Attribute("Include")!.Value, item.Attribute("Tag")!.Value))],
            [.. Named("ContractType").Select(item => item.Attribute("Include")!.Value)],
            [.. Construct().Matches(File.ReadAllText(Path.Combine(folder, "OwnWorkload.cs"))).Select(match => new UsedConstruct(match.Groups[1].Value, Regex.Unescape(match.Groups[2].Value), Regex.Unescape(match.Groups[3].Value)))]);
        return lists.Root.Contains('<', StringComparison.Ordinal)
            ? throw new ModelException($"The type {lists.Root} is a generic one: declare a class that derives from it, and name that by --type.")
            : lists with { Table = TableOf(folder, lists) };
    }

    private static TableType? TableOf(string folder, ModelLists lists)
    {
        var root = Directory.EnumerateFiles(folder, "*.cs")
            .SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file), new CSharpParseOptions(LanguageVersion.Preview)).GetRoot().DescendantNodes().OfType<ClassDeclarationSyntax>())
            .FirstOrDefault(type => type.Identifier.ValueText == lists.RootName && type.BaseList is null);
        return root?.Members.OfType<PropertyDeclarationSyntax>().ToList() is [{ Type: var declared } only]
            && declared.DescendantNodesAndSelf().OfType<GenericNameSyntax>().FirstOrDefault() is { Identifier.ValueText: "List", TypeArgumentList.Arguments: [var row] }
            && lists.Classes.Any(type => type.EndsWith('.' + row.ToString().Split('.', ':')[^1], StringComparison.Ordinal) || type.EndsWith(':' + row.ToString(), StringComparison.Ordinal))
            ? new TableType(only.Identifier.Text, row.ToString())
            : null;
    }

    [GeneratedRegex("""new\(Construct\.(\w+), "((?:[^"\\]|\\.)*)", "((?:[^"\\]|\\.)*)"\)""")]
    private static partial Regex Construct();
}
