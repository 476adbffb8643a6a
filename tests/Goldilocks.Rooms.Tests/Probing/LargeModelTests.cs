using System.Globalization;
using System.Xml.Linq;
using Goldilocks.Rooms.Tests.Building;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Goldilocks.Rooms.Tests.Probing;

/// <summary>A library that takes few members is spared the questions with large classes by what their folders state.</summary>
public sealed class LargeModelTests
{
    /// <summary>Below the smallest limit that an adapter states.</summary>
    private const int Few = 60;

    private static readonly string s_models = Path.Combine(Workshop.Repository, "probes", "models");

    [Fact]
    public void Each_class_of_many_members_states_how_many_it_has()
    {
        var large = Directory.EnumerateFiles(s_models, "*.cs", SearchOption.AllDirectories)
            .SelectMany(file => CSharpSyntaxTree.ParseText(File.ReadAllText(file)).GetRoot().DescendantNodes().OfType<TypeDeclarationSyntax>())
            .Select(type => (Name: type.Identifier.Text, Members: type.Members.Count(IsMember)))
            .Where(type => type.Members > Few)
            .ToDictionary(type => type.Name, type => type.Members);
        var stated = Directory.EnumerateFiles(s_models, "*.props", SearchOption.AllDirectories)
            .SelectMany(file => XDocument.Load(file).Descendants())
            .Where(item => item.Attribute("Members") is not null)
            .ToDictionary(item => item.Attribute("Include")!.Value, item => int.Parse(item.Attribute("Members")!.Value, CultureInfo.InvariantCulture));

        Assert.NotEmpty(large);
        Assert.Equal(large.OrderBy(type => type.Key, StringComparer.Ordinal), stated.OrderBy(type => type.Key, StringComparer.Ordinal));
    }

    private static bool IsMember(MemberDeclarationSyntax member) => member.AttributeLists.SelectMany(list => list.Attributes).Any(attribute => attribute.Name.ToString() == "Member");
}
