using System.Text.RegularExpressions;
using Goldilocks.Models.Reading;
using Goldilocks.Results;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>
/// The step from a choice to code: a small project with the types that were measured, the library's own attributes on them, a class that writes and reads them as it was measured, and a test that makes the round
/// trip. It refers to nothing of Goldilocks.
/// </summary>
public static partial class AdoptedProject
{
    /// <summary>The files, by their path in the project's folder.</summary>
    /// <param name="adoption">What is wanted.</param>
    /// <exception cref="ModelException">The serializer has no template, the template does not know the variant, or the library's schema language has no form for the type.</exception>
    public static IReadOnlyDictionary<string, string> Write(Adoption adoption)
    {
        var text = TemplateOf(adoption);
        var lists = ModelLists.Read(adoption.Model.Folder);
        var template = Template.Read(text, adoption, lists);
        if (template.Refused.Select(list => RefusedConstructs.WhyNot(adoption.Adapter, list, lists)).FirstOrDefault(reason => reason is not null) is { } reason)
        {
            throw new ModelException($"{adoption.Label} cannot take {lists.RootName}: {reason}. 'goldilocks verify' shows which serializers take it.");
        }

        if (template.IsOfTables && lists.Table is null)
        {
            throw new ModelException($"{adoption.Label} cannot take {lists.RootName}: it writes a table, and a table is a class whose only member is a list of objects. Declare such a class, and name it by --type.");
        }

        var attributes = new LibraryAttributes(adoption.Adapter, template);
        var types = new AdoptedTypes(adoption.Model.Folder, attributes, template.IsPartial || template.HasLines);
        var names = new ShortNames(types, attributes.Namespaces);
        var space = names.NamespaceOf(lists.Root);
        var project = new ProjectTexts(adoption, template, lists.RootName, space, types.DistinguishesNulls);
        var files = new Dictionary<string, string>();
        foreach (var (name, unit) in types.Files)
        {
            files[$"{project.Name}/{name}"] = names.Write(AdoptedTypes.Spaced(unit), null, []);
        }

        files[$"{project.Name}/{project.Class}.cs"] = names.Write(Serializer(template, lists, project, types.IsPublic(lists.RootName)), space, []);
        AddTaken(files, adoption, template, names, project, space);
        if (template.HasLines && adoption.Adapter.Lines.Count > 0)
        {
            var lines = CSharpSyntaxTree.ParseText(string.Join('\n', adoption.Adapter.Lines)).GetRoot().NormalizeWhitespace(eol: "\n").ToFullString();
            files[$"{project.Name}/{project.Class}.Generated.cs"] = names.Write(lines, lines.Contains("namespace ", StringComparison.Ordinal) ? null : space, []);
        }

        if (attributes.OfTheProgram.Count > 0)
        {
            files[$"{project.Name}/Module.cs"] = string.Concat(attributes.OfTheProgram.Select(list => list + "\n"));
        }

        if (template.Schema is { } schema)
        {
            AddSchema(files, adoption, schema, names, project);
        }

        if (template.Generator is { } generator)
        {
            files[$"{project.Generator}/Program.cs"] = File.ReadAllText(Path.Combine(adoption.Adapter.Folder, generator));
        }

        files[$"{project.Tests}/Sample.cs"] = names.Write(File.ReadAllText(adoption.Model.CodePath), space, []);
        files[$"{project.Tests}/{project.Class}Tests.cs"] = project.Test();
        return files.Concat(project.Files()).ToDictionary(file => CopyNames.AsInSources(file.Key), file => CopyNames.AsInSources(file.Value));
    }

    /// <summary>The variants that can be adopted; empty for a serializer without a template.</summary>
    /// <param name="folder">Of the serializer.</param>
    public static IReadOnlyList<string> VariantsOf(string folder) => Path.Combine(folder, Template.FileName) is var file && File.Exists(file) ? Template.VariantsOf(File.ReadAllText(file)) : [];

    private static string TemplateOf(Adoption adoption)
    {
        var (adapter, variants) = (adoption.Adapter, VariantsOf(adoption.Adapter.Folder));
        if (variants.Count == 0)
        {
            throw new ModelException($"There is no template for {adapter.Serializer}. The code that was measured is {Path.Combine(adapter.Folder, "Adapter.cs")}: take its calls and the package from there, or write {Template.FileName} beside it (docs/adapters.md) and adopt it again.");
        }

        var variant = VariantKey.NameOf(adoption.Variant);
        return variants.Contains(variant)
            ? File.ReadAllText(Path.Combine(adapter.Folder, Template.FileName))
            : throw new ModelException($"There is no template for the variant '{variant}' of {adapter.Serializer}: give --variant one of {string.Join(", ", variants.Select(name => $"'{name}'"))}.");
    }

    private static string Serializer(Template template, ModelLists lists, ProjectTexts project, bool isPublic)
    {
        var text = Root().Replace(RootPrefix().Replace(template.Text, lists.RootName), lists.Root);
        text = isPublic ? text : text.Replace("public static class", "internal static class", StringComparison.Ordinal).Replace("public static partial class", "internal static partial class", StringComparison.Ordinal);
        return Blank().Replace(text.Trim('\n', ' '), "\n\n") + "\n";
    }

    private static void AddTaken(Dictionary<string, string> files, Adoption adoption, Template template, ShortNames names, ProjectTexts project, string space)
    {
        foreach (var file in template.Taken.GroupBy(taken => Path.GetFileName(taken.File)))
        {
            var parts = file.Select(taken => TakenCode.Of(adoption.Adapter, taken with { Renamed = taken.Renamed.Append(new("Adapter", project.Class)).DistinctBy(pair => pair.Key).ToDictionary() })).ToList();
            files[$"{project.Name}/{file.Key}"] = names.Write(WithoutGoldilocks(string.Join("\n", parts.Select(part => part.Text)), project.RootName), space, [.. parts.SelectMany(part => part.Imports), .. template.Schema is null ? Array.Empty<string>() : [$"{project.RootName}Schema"]]);
        }
    }

    private static void AddSchema(Dictionary<string, string> files, Adoption adoption, string schema, ShortNames names, ProjectTexts project)
    {
        var folder = Path.Combine(adoption.Model.Folder, "schemas", schema);
        if (Path.Combine(folder, "Refusal.cs") is var refusal && File.Exists(refusal))
        {
            throw new ModelException($"{adoption.Label} cannot take {project.RootName}: {Quoted().Match(File.ReadAllText(refusal)).Groups[1].Value}.");
        }

        foreach (var file in Directory.EnumerateFiles(folder))
        {
            var text = WithoutGoldilocks(File.ReadAllText(file), project.RootName);
            files[$"{project.Name}/{Path.GetFileName(file)}"] = file.EndsWith(".cs", StringComparison.Ordinal) ? names.Rename(text) : text;
        }
    }

    /// <summary>Schemas and conversions are written for adapters, whose names say where they come from.</summary>
    private static string WithoutGoldilocks(string text, string root) => OwnName().Replace(
        Conversion().Replace(text, "").Replace("Goldilocks.Schemas", $"{root}Schema", StringComparison.Ordinal),
        "Stored$1").Replace("goldilocks.schemas", $"{root.ToLowerInvariant()}_schema", StringComparison.Ordinal);

    [GeneratedRegex(@" : Goldilocks\.IConversion<[^\n]*")]
    private static partial Regex Conversion();

    [GeneratedRegex(@"\bGoldilocks(\w+)")]
    private static partial Regex OwnName();

    [GeneratedRegex(@"\bRoot(?=[A-Z])")]
    private static partial Regex RootPrefix();

    [GeneratedRegex(@"\bRoot\b")]
    private static partial Regex Root();

    [GeneratedRegex(@"\n[ \t]*\n([ \t]*\n)+")]
    private static partial Regex Blank();

    [GeneratedRegex("\"(.*)\"")]
    private static partial Regex Quoted();
}

/// <summary>The constructs that a library has no form for, as its adapter lists them: what cannot be measured cannot be taken along.</summary>
internal static class RefusedConstructs
{
    /// <summary>Why the library cannot take a type, as a clause; null where nothing speaks against it.</summary>
    /// <param name="adapter">With the file.</param>
    /// <param name="list">File and name of the list.</param>
    /// <param name="lists">The type.</param>
    /// <exception cref="InvalidDataException">The file has no such list.</exception>
    public static string? WhyNot(AdapterProject adapter, (string File, string Name) list, ModelLists lists)
    {
        var root = adapter.Parse(list.File);
        var texts = root.DescendantNodes().OfType<VariableDeclaratorSyntax>().Where(field => field.Initializer?.Value is LiteralExpressionSyntax).ToDictionary(field => field.Identifier.ValueText, field => ((LiteralExpressionSyntax)field.Initializer!.Value).Token.ValueText);
        var declared = root.DescendantNodes().FirstOrDefault(node => node is VariableDeclaratorSyntax field && field.Identifier.ValueText == list.Name || node is PropertyDeclarationSyntax property && property.Identifier.ValueText == list.Name)
            ?? throw new InvalidDataException($"{Path.Combine(adapter.Folder, list.File)} has no {list.Name}, which {Template.FileName} names.");
        var refused = declared.DescendantNodes().OfType<AssignmentExpressionSyntax>().Where(entry => entry.Left is ImplicitElementAccessSyntax).ToDictionary(
            entry => ((ImplicitElementAccessSyntax)entry.Left).ArgumentList.Arguments[0].ToString().Split('.')[^1],
            entry => entry.Right is LiteralExpressionSyntax literal ? literal.Token.ValueText : texts.GetValueOrDefault(entry.Right.ToString(), "it has no form for it"));
        return lists.Uses.FirstOrDefault(use => refused.ContainsKey(use.Construct)) is { } found ? $"{found.Subject} is {found.Description}: {refused[found.Construct]}" : null;
    }
}
