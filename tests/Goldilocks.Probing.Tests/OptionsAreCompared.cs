using Goldilocks.Catalog;
using Goldilocks.Results;

namespace Goldilocks.Probing.Tests;

/// <summary>Each option of a variant is asked all that the variant is asked without it, and what it makes worse is told.</summary>
public sealed class OptionsAreCompared : IClassFixture<OptionsAreCompared.Probed>
{
    private readonly RecordedVariant _variant;

    /// <summary>The fixture asks once.</summary>
    public OptionsAreCompared(Probed probed) => _variant = probed.Variant;

    [Fact]
    public void An_option_that_makes_nothing_worse_passes() => Assert.Equal((CapabilityVerdict.Pass, true), (Answer("layout").Verdict, Answer("layout").What.StartsWith("WriteIndented: no answer of ", StringComparison.Ordinal)));

    [Fact]
    public void An_option_by_which_values_come_back_as_others_fails_and_names_the_questions()
    {
        Assert.Equal(CapabilityVerdict.Fail, Answer("nulls").Verdict);
        Assert.Matches("^WhenWritingNull: \\d+ answers of \\d+ are worse; other values come back, silently: .*C25[.]initial-list", Answer("nulls").What);
        Assert.Contains(Answer("nulls").Notes, note => note.StartsWith("C25.initial-list: ", StringComparison.Ordinal) && note.Contains("null", StringComparison.Ordinal));
    }

    [Fact]
    public void What_another_form_loses_is_told() => Assert.Matches("^in ASCII: \\d+ answers of \\d+ are worse; other values come back, silently: .*C35", Answer("form").What);

    [Fact]
    public void An_option_by_which_values_are_refused_names_them_apart() => Assert.Matches("it refuses: C\\d\\d", Answer("strict").What);

    [Fact]
    public void An_option_that_ends_the_process_fails_and_names_the_questions() => Assert.Matches("; the process ends: C01", Answer("code").What);

    [Fact]
    public void An_option_that_the_adapter_does_not_name_is_not_applicable() => Assert.Equal(CapabilityVerdict.NotApplicable, Answer("types").Verdict);

    private RecordedCapability Answer(string option) => _variant.Capability($"C60.{option}")!;

    /// <summary>A probing of the fake with options.</summary>
    public sealed class Probed : IDisposable
    {
        private readonly TemporaryFolder _folder = new();

        /// <summary>Asks.</summary>
        public Probed()
        {
            var folder = _folder["asked"];
            var asked = InProcess.Run(["probe", "--adapters", GoldilocksProgram.Fakes, "--serializers", "Probed/has-options", "--only", "options", "--output", folder]);
            Assert.Equal((0, ""), (asked.ExitCode, asked.Errors));
            Variant = ProbeTables.Of(ProbeFolder.ReadInfo(folder), ProbeFolder.ReadEvents(folder)).Single().Variants.Single();
        }

        /// <summary>The fake.</summary>
        internal RecordedVariant Variant { get; }

        /// <inheritdoc/>
        public void Dispose() => _folder.Dispose();
    }
}
