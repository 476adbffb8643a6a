using System.Text.RegularExpressions;
using System.Xml.Linq;
using Goldilocks.Building;
using Goldilocks.Catalog;
using Goldilocks.Probing;
using Goldilocks.Rooms.Tests.Building;

namespace Goldilocks.Rooms.Tests.Probing;

public sealed partial class CapabilitiesPageTests
{
    private static string Root { get; } = BuildLayout.Of(Workshop.FindRepository()).RepositoryRoot;

    [Fact]
    public void The_page_is_what_the_recorded_tables_make() =>
        KeptFile.Holds(CapabilitiesPage.PathOf(Root), CapabilitiesPage.Of(RecordedProbesFile.ReadAll(Root)));

    [Fact]
    public void All_tables_say_alike_which_sections_attack_nothing()
    {
        var sections = RecordedProbesFile.ReadAll(Root).SelectMany(table => table.Variants).SelectMany(variant => variant.Sections).GroupBy(section => section.Name, section => section.AttacksNothing);

        Assert.All(sections, section => Assert.Single(section.Distinct()));
    }

    [Fact]
    public void A_number_with_several_answers_is_in_part_and_a_silent_difference_is_named()
    {
        var page = CapabilitiesPage.Of([Tables.Of("Bookbinder", "1.0.0", Tables.Variant(
            "",
            new("C24.queue", "a Queue", CapabilityVerdict.Pass, "", []),
            new("C24.stack", "a Stack", CapabilityVerdict.Fail, "its order is reversed, silently", []),
            new("C25.list", "a list", CapabilityVerdict.NotApplicable, "no conversion", []),
            new("C26.flags", "flags", CapabilityVerdict.Fail, "writing throws IOException: no", [])))]);

        Assert.Contains("| serializer | C24 | C25 | C26 |", page, StringComparison.Ordinal);
        Assert.Contains("| Bookbinder | part | - | no |", page, StringComparison.Ordinal);
        Assert.Contains("- `C24.stack` a Stack: Bookbinder\n", page, StringComparison.Ordinal);
        Assert.Contains("\n### Bookbinder 1.0.0\n", page, StringComparison.Ordinal);
        Assert.Contains("- `C24.stack` its order is reversed, silently\n", page, StringComparison.Ordinal);
        Assert.DoesNotContain("IOException", page, StringComparison.Ordinal);
    }

    [Fact]
    public void A_setting_that_lets_a_payload_choose_types_stands_in_the_row_of_what_it_is_needed_for()
    {
        var finding = new RecordedFinding(
            "Bookbinder-H11.polymorphic-1a2b3c4d", RecordedVariant.PolymorphicTypes, ProbeGrade.ChoosesTypes, ProbeDirection.Reading, "probe-canary-polymorphic", "a class", "code ran", 1, 1, null, "types", 1, 0, 1, "goldilocks");
        var variant = Tables.Variant("", new RecordedCapability("C13", "derived classes", CapabilityVerdict.Pass, "", [])) with { Reading = new([ProbeGrade.Withstands], null), Findings = [finding] };
        var page = CapabilitiesPage.Of([Tables.Of("Bookbinder", "1.0.0", variant)]);

        Assert.Contains("| Bookbinder | yes (types) |", page, StringComparison.Ordinal);
        Assert.Contains("by the settings that C13 to C16 need, a payload chooses the class that is made (`Bookbinder-H11.polymorphic-1a2b3c4d`)", page, StringComparison.Ordinal);
        Assert.Empty(variant.Dangers);
    }

    [Fact]
    public void What_comes_back_as_another_value_is_listed_once_for_all_variants_and_what_ends_the_process_is_told_apart()
    {
        var lost = new RecordedCapability("C35.plain", "plain texts", CapabilityVerdict.Fail, "\"\\ta\" comes back as \"a\"", []);
        var refused = new RecordedCapability("C36.key", "keys", CapabilityVerdict.Fail, "writing throws IOException: no", []);
        var died = new RecordedCapability("C10", "a cycle", CapabilityVerdict.Fail, "the process ended with signal 6", []);

        var failures = SilentFailure.Of(Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", lost, refused), Tables.Variant("sealed", lost, died))).ToList();

        Assert.Equal([("C10", "sealed", true), ("C35.plain", "", false)], failures.Select(failure => (failure.Id, failure.Variants, failure.EndsProcess)));
    }

    [Fact]
    public void The_page_starts_with_the_failures_that_end_a_process_and_no_line_is_a_wall_of_text()
    {
        var lines = CapabilitiesPage.Of(RecordedProbesFile.ReadAll(Root)).Split('\n').ToList();
        var headings = lines.Where(line => line.StartsWith('#')).Take(4).ToList();

        Assert.Equal(["# Capabilities: what each serializer can do", "## Contents", "## Failures that matter", "### The process ends, or does not come back"], headings);
        Assert.All(lines.Where(line => !line.StartsWith('|')), line => Assert.InRange(line.Length, 0, 200));
    }

    [Fact]
    public void Each_question_of_a_recorded_table_stands_on_the_page()
    {
        var tables = RecordedProbesFile.ReadAll(Root);
        var page = CapabilitiesPage.Of(tables);

        Assert.All(tables.SelectMany(table => table.Variants).SelectMany(variant => variant.Capabilities).DistinctBy(capability => capability.Id), capability =>
            Assert.Contains($"\n- `{capability.Id}` {capability.Question}\n", page, StringComparison.Ordinal));
    }

    [Fact]
    public void A_failure_of_some_variants_says_of_how_many()
    {
        var failed = new RecordedCapability("C10", "an object leads back to itself", CapabilityVerdict.Fail, "the process ended with signal 6 (SIGABRT): Stack overflow.", []);
        var page = CapabilitiesPage.Of([Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", failed), Tables.Variant("references", failed with { Verdict = CapabilityVerdict.Pass, What = "" }))]);

        Assert.Contains("- `C10` an object leads back to itself: Bookbinder (1 of 2)\n", page, StringComparison.Ordinal);
        Assert.Contains("- `C10` the process ended with signal 6 (SIGABRT): Stack overflow. (plain)\n", page, StringComparison.Ordinal);
    }

    [Fact]
    public void A_variant_of_which_no_capability_was_tried_is_named_above_the_tables_and_has_no_row()
    {
        var page = CapabilitiesPage.Of([Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", new RecordedCapability("C24", "a Queue", CapabilityVerdict.Pass, "", [])), Tables.Variant("sealed"))]);

        Assert.Contains("It shows 1 serializers in 1 variants.", page, StringComparison.Ordinal);
        Assert.Contains("- No capability was tried of these", page, StringComparison.Ordinal);
        Assert.Contains("Bookbinder (sealed).\n", page, StringComparison.Ordinal);
        Assert.DoesNotContain("| Bookbinder (sealed) |", page, StringComparison.Ordinal);
    }

    [Fact]
    public void Recording_capabilities_leaves_day_machine_and_package_of_the_grades_as_they_were()
    {
        var earlier = Tables.Of("Bookbinder", "1.0.0", Tables.Variant("") with { Reading = new([ProbeGrade.Killed], null) }) with { Origin = "folder feed" };
        var now = Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", new RecordedCapability("C02", "a new one", CapabilityVerdict.Fail, "", []))) with { Date = new DateOnly(2026, 11, 24), Machine = "another machine" };

        var table = now.Over(earlier, AllAsked);

        Assert.Equal(new RecordedOccasion(new DateOnly(2026, 7, 1), "a machine", ".NET 10", "folder feed") { Goldilocks = "1.0" }, table.OfAttacks);
        Assert.Equal("with a package from elsewhere than the package sources, perhaps rebuilt: folder feed, by Goldilocks 1.0", table.OfAttacks.Made);
        Assert.Equal(new DateOnly(2026, 11, 24), table.OfCapabilities.Date);
        Assert.Equal("another machine", table.OfCapabilities.Machine);
    }

    [Fact]
    public void A_folder_of_models_says_what_is_asked_with_it_also_when_it_is_left_out()
    {
        foreach (var folder in Directory.EnumerateDirectories(Path.Combine(Root, "probes", "models")))
        {
            var asked = Directory.EnumerateFiles(folder, "*.cs").SelectMany(file => Identity().Matches(File.ReadAllText(file))).Select(match => match.Groups["id"].Value).Order(StringComparer.Ordinal);
            var listed = Directory.EnumerateFiles(folder, "*.props").SelectMany(file => XDocument.Load(file).Descendants("Capability")).Select(item => item.Attribute("Include")!.Value).Order(StringComparer.Ordinal);

            Assert.Equal(asked, listed);
        }
    }

    [Fact]
    public void A_table_of_capabilities_only_leaves_the_grades_as_they_were_and_another_version_leaves_nothing()
    {
        var earlier = Tables.Of("Bookbinder", "1.0.0", Tables.Variant("", new RecordedCapability("C01", "an old one", CapabilityVerdict.Pass, "", [])) with
        {
            Reading = new([ProbeGrade.Killed], null),
        });
        var capabilities = Tables.Variant("", new RecordedCapability("C02", "a new one", CapabilityVerdict.Fail, "", []));

        var same = Assert.Single(Tables.Of("Bookbinder", "1.0.0", capabilities).Over(earlier, AllAsked).Variants);
        Assert.Equal([ProbeGrade.Killed], same.Reading.Grades);
        Assert.Equal(["C01", "C02"], same.Capabilities.Select(capability => capability.Id));

        var next = Assert.Single(Tables.Of("Bookbinder", "2.0.0", capabilities).Over(earlier, AllAsked).Variants);
        Assert.Empty(next.Reading.Grades);
        Assert.Equal(["C02"], next.Capabilities.Select(capability => capability.Id));
    }

    [Fact]
    public void A_variant_that_the_adapter_has_no_more_leaves_the_table_and_one_that_was_not_asked_for_stays()
    {
        var earlier = Tables.Of("Bookbinder", "1.0.0", Tables.Variant(""), Tables.Variant("gone"), Tables.Variant("other"));
        var now = Tables.Of("Bookbinder", "1.0.0", Tables.Variant(""));

        Assert.Equal(["", "other"], now.Over(earlier, variant => variant != "other").Variants.Select(variant => variant.Variant));
    }

    private static bool AllAsked(string variant) => true;

    [GeneratedRegex("\\(\"(?<id>C[0-9]{2}[^\"]*)\", \"")]
    private static partial Regex Identity();
}
