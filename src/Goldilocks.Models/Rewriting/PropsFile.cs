using System.Globalization;
using System.Xml.Linq;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models.Rewriting;

/// <summary>The lists of types that adapters need (serializers/Host/Model.targets says what the items mean).</summary>
internal static class PropsFile
{
    /// <summary>The project file that the build imports.</summary>
    /// <param name="generated">The model.</param>
    /// <param name="library">The compiled libraries that have the types, where these are measured as they stand: no part of a class is written then. Null for a copy.</param>
    public static string Of(GeneratedModel generated, OwnLibraries? library = null)
    {
        var model = generated.Model;
        List<XElement> items =
        [
            new("Workload", new XAttribute("Include", WorkloadCode.ClassName), new XAttribute("Position", 1), new XAttribute("Digest", "")),
            new("RootType", new XAttribute("Include", generated.ValueType)),
            .. Hierarchy.Pairs(model).Where(pair => pair.Base != pair.Derived).Select(pair => Derived(pair.Base, pair.Derived, pair.Tag)),
            .. model.Types.Where(type => type.Symbol.TypeKind == TypeKind.Enum).Select(type => new XElement("EnumType", new XAttribute("Include", type.CSharp))),
            .. library is null ? model.Objects.Where(type => type.Symbol.TypeKind != TypeKind.Interface).Select(Contract) : Referred(library),
        ];
        items.AddRange(model.Libraries.Select(library => library.Package is { } package
            ? new XElement("ModelPackage", new XAttribute("Include", package), new XAttribute("Version", library.Version!))
            : new XElement("Reference", new XAttribute("Include", library.Name), new XAttribute("HintPath", library.Path))));
        if (generated.IsMany)
        {
            items.Add(Contract("ContractType", generated.ValueType, $"namespace {CopyNames.Generated} {{ ", "class", generated.ListName, " }"));
        }

        return new XDocument(new XElement("Project", new XElement("ItemGroup", items))).ToString() + "\n";
    }

    private static IEnumerable<XElement> Referred(OwnLibraries library) =>
    [
        .. library.Libraries.Select(path => File("Reference", path, $"$(MSBuildThisFileDirectory){Path.GetFileName(path)}")),
        .. library.Beside.Select(path => File("OwnDependency", path, path)),
    ];

    private static XElement File(string kind, string path, string place) => new(kind, new XAttribute("Include", Path.GetFileNameWithoutExtension(path)), new XAttribute("HintPath", place));

    private static XElement Derived(ModelType type, ModelType derived, int tag)
    {
        var (open, keyword, name, close) = PartOf(type.Declaration!);
        return new XElement(
            "DerivedType",
            new XAttribute("Include", derived.CSharp),
            new XAttribute("Base", type.CSharp),
            new XAttribute("BaseOpen", open),
            new XAttribute("BaseKeyword", keyword),
            new XAttribute("BaseName", name),
            new XAttribute("BaseClose", close),
            new XAttribute("Tag", tag.ToString(CultureInfo.InvariantCulture)));
    }

    private static XElement Contract(ModelType type)
    {
        var (open, keyword, name, close) = PartOf(type.Declaration!);
        var contract = Contract(type.Declaration!.IsAbstract ? "AbstractContractType" : "ContractType", type.CSharp, open, keyword, name, close);
        contract.Add(new XAttribute("Members", type.Members.Count.ToString(CultureInfo.InvariantCulture)));
        if (type.Members.Any(member => member.Setting == Setting.Filled))
        {
            contract.Add(new XAttribute("Fills", "true"));
        }

        return contract;
    }

    /// <summary>What a declaration of a part of a type is made of.</summary>
    private static (string Open, string Keyword, string Name, string Close) PartOf(INamedTypeSymbol declaration)
    {
        var (open, close) = ("", "");
        for (var container = declaration.ContainingType; container is not null; container = container.ContainingType)
        {
            (open, close) = ($"partial {Declarations.Keyword(container)} {CopyNames.Declared(container)} {{ {open}", close + " }");
        }

        if (CopyNames.NamespaceOf(declaration) is { Length: > 0 } space)
        {
            (open, close) = ($"namespace {space} {{ {open}", close + " }");
        }

        return (open, Declarations.Keyword(declaration), CopyNames.Declared(declaration), close);
    }

    /// <param name="kind">The item.</param>
    /// <param name="name">The class as code names it.</param>
    /// <param name="open">What stands before a declaration of a part of it: namespace and outer classes.</param>
    /// <param name="keyword">class, record, struct or record struct.</param>
    /// <param name="simpleName">The name in that declaration.</param>
    /// <param name="close">What stands after it.</param>
    private static XElement Contract(string kind, string name, string open, string keyword, string simpleName, string close) => new(
        kind,
        new XAttribute("Include", name),
        new XAttribute("Open", open),
        new XAttribute("Keyword", keyword),
        new XAttribute("Name", simpleName),
        new XAttribute("Close", close));
}
