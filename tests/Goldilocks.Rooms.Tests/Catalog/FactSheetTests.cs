using System.Globalization;
using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Catalog;

public sealed class FactSheetTests
{
    [Theory]
    [InlineData("")]
    [InlineData("de-DE")]
    [InlineData("tr-TR")]
    [InlineData("ar-SA")]
    public void Facts_read_the_same_under_every_culture(string culture)
    {
        var before = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = CultureInfo.GetCultureInfo(culture);
        try
        {
            var lines = FactSheet.Lines(FactsFile.Parse(Facts.Complete.Replace("\"MIT\"", "\"MPL-2.0\"", StringComparison.Ordinal), "facts.json"), new DateOnly(2027, 6, 6));
            Assert.Equal(
                """
                format: own binary (no metadata)
                natural API: buffer
                licence: MPL-2.0 (copyleft)
                maintenance mode: yes: no change to its code since 2026-05-03
                named instead of it: not recorded
                last release: 2.1.0 (2026-05-04)
                versions that can be tried: not recorded
                attributes needed: yes: [Bound] on every type
                code generation needed: no
                schema needed: not recorded
                types named in payloads: optional: in a variant of its own
                versioning: optional: members may be added at the end
                frameworks of the package: not recorded
                size of its assemblies: not recorded
                in Unity: not recorded
                reads a part of a payload: not recorded
                fills an object: not recorded
                reads pieces of memory: not recorded
                reads a stream of values: not recorded
                a source warns: not recorded
                before reading data of others: no depth limit
                published advisories: not known: facts.json has none, and no package source that was asked publishes advisories
                probes of reading: not recorded
                security policy: not recorded
                home: https://example.org/bookbinder
                """,
                string.Join('\n', lines.Select(line => $"{line.Title}: {line.Text}")));
        }
        finally
        {
            CultureInfo.CurrentCulture = before;
        }
    }

    [Fact]
    public void What_maintainers_name_instead_is_told_with_what_of_it_is_compared_and_that_they_name_nothing_is_told_too()
    {
        var facts = FactsFile.Parse(Facts.Complete, "facts.json");

        Assert.Equal("nothing", FactSheet.NamedInstead(facts with { Successor = new Successor("") }));
        Assert.Equal("its README names Pagemaker", FactSheet.NamedInstead(facts with { Successor = new Successor("its README names Pagemaker") }));
        Assert.Equal("its README names Printer (compared here: Printer)", FactSheet.NamedInstead(facts with { Successor = new Successor("its README names Printer", ["Printer"]) }));
    }

    [Theory]
    [InlineData("MIT", LicenceKind.Permissive)]
    [InlineData("Apache-2.0 WITH LLVM-exception", LicenceKind.Permissive)]
    [InlineData("AGPL-3.0-only OR LicenseRef-ServiceStack", LicenceKind.Copyleft)]
    [InlineData("MIT OR GPL-2.0-only", LicenceKind.Permissive)]
    [InlineData("MIT AND MPL-2.0", LicenceKind.Copyleft)]
    [InlineData("MIT AND (MPL-2.0 OR LicenseRef-Owner)", LicenceKind.Copyleft)]
    [InlineData("MIT OR MPL-2.0 AND LicenseRef-Owner", LicenceKind.Permissive)]
    [InlineData("LicenseRef-Owner", LicenceKind.Commercial)]
    public void The_kind_of_a_licence_follows_from_its_expression(string expression, LicenceKind kind) => Assert.Equal(kind, Licences.KindOf(expression));

    [Theory]
    [InlineData("")]
    [InlineData("MIT OR")]
    [InlineData("(MIT")]
    [InlineData("MIT MIT")]
    [InlineData("My own")]
    public void An_expression_that_is_none_has_no_kind(string expression) => Assert.Null(Licences.KindOf(expression));
}
