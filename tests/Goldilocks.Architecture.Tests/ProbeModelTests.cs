using System.Text.RegularExpressions;

namespace Goldilocks.Architecture.Tests;

public sealed partial class ProbeModelTests
{
    /// <summary>An adapter that writes its library's attributes does so for the classes that the list names, in a part with the keyword that it states. What is missing there looks as if the library refused it.</summary>
    [Fact]
    public void Each_class_of_a_probe_that_carries_the_neutral_attribute_is_listed_with_its_keyword()
    {
        var listed = (
            from file in Checkout.Under("probes/models", ".props")
            from item in Item().Matches(Checkout.Text(file))
            from name in item.Groups["names"].Value.Replace("&gt;", ">", StringComparison.Ordinal).Replace("&lt;", "<", StringComparison.Ordinal).Split(';')
            select (Folder(file), item.Groups["keyword"].Value, Simple(name))).ToHashSet();
        Assert.NotEmpty(listed);

        Findings.None(
            from file in Checkout.Under("probes/models", ".cs")
            from declaration in Declaration().Matches(Checkout.Text(file))
            let keyword = declaration.Groups["keyword"].Value
            let name = declaration.Groups["name"].Value
            where !listed.Contains((Folder(file), keyword, name))
            select $"{file}: no ContractType item of its folder names {name} as a {keyword}");
    }

    private static string Folder(string file) => file[..file.LastIndexOf('/')];

    /// <summary>The name without its namespace and its type parameters.</summary>
    private static string Simple(string name) => name.Split('<')[0].Split('.')[^1];

    [GeneratedRegex("""<\w*ContractType Include="(?<names>[^"]+)"[^>]* Keyword="(?<keyword>[^"]+)""")]
    private static partial Regex Item();

    [GeneratedRegex(@"^\s*\[Contract\]\r?\n(?:\s*(?:\[[^\n]*\]|#[^\n]*)\n)*\s*public [a-z ]*?partial (?<keyword>record struct|class|struct|record) (?<name>\w+)", RegexOptions.Multiline)]
    private static partial Regex Declaration();
}
