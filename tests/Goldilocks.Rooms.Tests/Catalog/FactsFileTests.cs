using Goldilocks.Catalog;

namespace Goldilocks.Rooms.Tests.Catalog;

public sealed class FactsFileTests
{
    [Fact]
    public void What_maintainers_name_instead_needs_a_source_of_its_own()
    {
        var without = Facts.Complete.Replace("\"unsafeNotes\"", "\"successor\": { \"text\": \"its README names Printer\" }, \"unsafeNotes\"", StringComparison.Ordinal);
        var with = without.Replace("\"*\":", "\"successor\": { \"source\": \"README\", \"checked\": \"2026-06-07\" }, \"*\":", StringComparison.Ordinal);

        Assert.Contains("must name the source of 'successor' by itself", Assert.Throws<FactsException>(() => FactsFile.Parse(without, "facts.json")).Message, StringComparison.Ordinal);
        Assert.Equal("its README names Printer", FactsFile.Parse(with, "facts.json").Successor!.Text);
    }

    [Fact]
    public void Unsafe_is_the_word_of_a_source_that_is_named_for_it_alone()
    {
        var without = Facts.Complete.Replace("\"unsafeNotes\"", "\"unsafe\": \"its README says so\", \"unsafeNotes\"", StringComparison.Ordinal);
        var with = without.Replace("\"*\":", "\"unsafe\": { \"source\": \"README\", \"checked\": \"2026-06-07\" }, \"*\":", StringComparison.Ordinal);

        Assert.Contains("must name the source of 'unsafe' by itself", Assert.Throws<FactsException>(() => FactsFile.Parse(without, "facts.json")).Message, StringComparison.Ordinal);
        Assert.Equal("its README says so", FactsFile.Parse(with, "facts.json").Unsafe);
    }

    private const string Advice = "Correct the file as docs/facts.md describes, or delete it: then its facts are shown as not recorded.";

    [Fact]
    public void A_complete_file_is_read()
    {
        var facts = FactsFile.Parse(Facts.Complete, "facts.json");
        Assert.Equal(NaturalApi.Buffer, facts.NaturalApi);
        Assert.Equal(new Release("2.1.0", new DateOnly(2026, 5, 4)), facts.LastRelease);
        Assert.Equal(new Trait(TraitAnswer.Yes, "[Bound] on every type"), facts.NeedsAttributes);
        Assert.Equal(new FactSource("git log", new DateOnly(2026, 6, 6)), facts.SourceOf("lastCommit"));
        Assert.Equal(new FactSource("README", new DateOnly(2026, 6, 7)), facts.SourceOf("licence"));
    }

    [Theory]
    [InlineData("\"format\": \"own binary\",", "", 1, "missing required properties including: 'format'")]
    [InlineData("\"home\":", "\"hom\":", 2, "'hom' could not be mapped")]
    [InlineData("\"naturalApi\": \"buffer\"", "\"naturalApi\": \"pipe\"", 7, "the value of 'naturalApi' is not of the kind that belongs there")]
    [InlineData("\"2026-05-04\"", "\"4 May\"", 8, "the value of 'lastRelease.date' is not of the kind that belongs there")]
    [InlineData("\"archived\": false,", "\"archived\": false", 12, "is invalid after a value")]
    [InlineData("https://example.org", "example.org", 2, "'example.org/bookbinder' is not an https address")]
    [InlineData("\"licence\": \"MIT\"", "\"licence\": \"MTI\"", 4, "'MTI' is not an SPDX expression")]
    [InlineData("\"lastProductCommit\": \"2026-05-03\"", "\"lastProductCommit\": \"2026-06-06\"", 10, "cannot be later than the last commit")]
    [InlineData("\"lastCommit\": \"2026-06-05\"", "\"lastCommit\": \"2026-06-30\"", 9, "later than the day on which it was checked")]
    [InlineData("\"*\":", "\"licence\":", 2, "'sources' does not say where 'home' comes from")]
    [InlineData("\"lastCommit\": { \"source\"", "\"lastComit\": { \"source\"", 18, "'lastComit', which is not a fact")]
    [InlineData("\"source\": \"README\"", "\"source\": \" \"", 18, "says nothing about where '*' comes from")]
    [InlineData("\"default\": \"Measured\"", "\"default\": \"Fine\"", 22, "'Fine' is not an outcome; write one of Measured, Unsupported")]
    public void Damage_is_told_with_file_line_cause_and_what_to_do(string was, string becomes, int line, string cause)
    {
        Assert.Contains(was, Facts.Complete);
        var damaged = Facts.Complete.Replace(was, becomes, StringComparison.Ordinal);
        var message = Assert.Throws<FactsException>(() => FactsFile.Parse(damaged, "serializers/Bookbinder/facts.json")).Message;
        Assert.Contains(cause, message);
        Assert.EndsWith(Advice, message);
        if (line > 1)
        {
            Assert.StartsWith($"serializers/Bookbinder/facts.json({line}): ", message);
        }
    }

    [Fact]
    public void What_is_null_is_not_recorded_and_needs_no_source()
    {
        var facts = FactsFile.Parse(
            """
            {
              "home": null, "package": null, "licence": null, "format": null, "formatDetails": null, "naturalApi": null, "lastRelease": null,
              "lastCommit": null, "lastProductCommit": null, "archived": null, "statement": null, "needsAttributes": null,
              "needsCodeGeneration": null, "embedsTypes": null, "unsafeNotes": null, "versioning": null, "sources": {}
            }
            """,
            "facts.json");
        Assert.All(FactSheet.Lines(facts).Where(line => line.Title != FactSheet.AdvisoriesTitle), line => Assert.Equal("not recorded", line.Text));
        Assert.Equal(FactSheet.Lines(null), FactSheet.Lines(facts));
    }

    [Fact]
    public void A_serializer_without_the_file_has_no_facts()
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-").FullName;
        try
        {
            var serializer = new SerializerFolder("Bookbinder", Path.Combine(folder, "Bookbinder.csproj"));
            Assert.Null(FactsFile.ReadFor(serializer));
            File.WriteAllText(Path.Combine(folder, "facts.json"), Facts.Complete);
            Assert.Equal("Bookbinder", FactsFile.ReadFor(serializer)!.Package);
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    [Fact]
    public void The_documented_example_is_in_order()
    {
        var page = File.ReadAllText(Path.Combine(Building.Workshop.Repository, "docs", "facts.md"));
        var example = page.Split("```json")[1].Split("```")[0];
        Assert.Equal("Measured", FactsFile.Parse(example, "docs/facts.md").Expected!.Of("typed", "order"));
    }

    [Fact]
    public void Every_serializer_of_the_repository_has_facts_that_are_in_order_and_about_the_package_that_it_pins()
    {
        var folders = SerializerFolders.Discover(Path.Combine(Building.Workshop.Repository, "serializers"));
        Assert.True(folders.Count > 40, $"only {folders.Count} serializers were found");
        Assert.All(folders, folder =>
        {
            var facts = FactsFile.ReadFor(folder);
            Assert.NotNull(facts);
            Assert.NotNull(facts.Licence);
            Assert.NotNull(facts.Format);
            if (facts.Package is { } package)
            {
                Assert.Contains($"Include=\"{package}\" Version=\"[$(LibraryVersion)]\"", File.ReadAllText(folder.ProjectPath), StringComparison.Ordinal);
            }
        });
    }
}
