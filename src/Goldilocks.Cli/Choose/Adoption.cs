using Goldilocks.Models;
using Goldilocks.Models.Reading;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Cli.Choose;

/// <summary>A serializer's adapter, as its project file describes it for one model.</summary>
/// <param name="Serializer">The folder's name.</param>
/// <param name="Folder">Its full path.</param>
/// <param name="Packages">What it refers to, at the versions that are measured.</param>
/// <param name="Lines">C# that the build adds for the library's generator.</param>
/// <param name="FirstMember">The number of the first member.</param>
/// <param name="NotMember">The attribute of a member that is left out, where the adapter has no attributes of its own.</param>
/// <param name="HasAttributes">Whether the adapter says itself which attributes the neutral ones mean.</param>
/// <param name="Apis">What the library has in this version and had not in all: the names of the project's <c>NewerApi</c> items.</param>
public sealed record AdapterProject(
    string Serializer,
    string Folder,
    IReadOnlyList<AdapterPackage> Packages,
    IReadOnlyList<string> Lines,
    int FirstMember,
    string NotMember,
    bool HasAttributes,
    IReadOnlyList<string> Apis)
{
    /// <summary>A source file of the adapter, under the conditions that it has for a type of the user's.</summary>
    /// <param name="file">Its path in the folder.</param>
    internal CompilationUnitSyntax Parse(string file) => CSharpSyntaxTree.ParseText(
        File.ReadAllText(Path.Combine(Folder, file)), new CSharpParseOptions(LanguageVersion.Preview, preprocessorSymbols: ["OTHER_MODEL", "NET9_0_OR_GREATER", .. Apis])).GetCompilationUnitRoot();
}

/// <summary>A package of an adapter.</summary>
/// <param name="Id">Its name.</param>
/// <param name="Version">As the project file writes it: <c>[1.2.3]</c> for one that is pinned.</param>
/// <param name="IsPrivate">True for a tool of the build.</param>
public sealed record AdapterPackage(string Id, string Version, bool IsPrivate);

/// <summary>What a person wants to take along.</summary>
/// <param name="Adapter">Of the serializer.</param>
/// <param name="Variant">Its name; empty for the plain one.</param>
/// <param name="IsUntrusted">Whether payloads may come from strangers.</param>
/// <param name="Model">The type, made with <see cref="ModelRequest.IsForCode"/>.</param>
public sealed record Adoption(AdapterProject Adapter, string Variant, bool IsUntrusted, OwnModel Model)
{
    /// <summary>Whether the type is a built-in one.</summary>
    internal bool IsOfWorkload => Model.Info.Type.StartsWith(CopyNames.Generated + ".", StringComparison.Ordinal);

    /// <summary>Serializer and variant as a person reads them.</summary>
    public string Label => Variant.Length == 0 ? Adapter.Serializer : $"{Adapter.Serializer} ({Variant})";
}
