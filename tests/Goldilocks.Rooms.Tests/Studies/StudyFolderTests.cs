using System.Text.Json;
using Goldilocks.Reporting;
using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Studies;

public sealed class StudyFolderTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-studies-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Theory]
    [InlineData("grain-state")]
    [InlineData("ignite")]
    [InlineData("messaging")]
    [InlineData("odata")]
    [InlineData("roundup")]
    public void Each_study_of_the_checkout_can_be_read(string name)
    {
        var study = StudyFolder.Read(OfTheCheckout, name);

        Assert.Equal(name, study.Name);
        Assert.NotEmpty(study.Tables);
        Assert.Contains(name, StudyFolder.Names(OfTheCheckout));
    }

    [Fact]
    public void The_published_figures_of_the_checkout_have_the_ratios_that_their_studies_print()
    {
        var report = SampleStudy.Report(StudyFolder.Read(OfTheCheckout, "grain-state"));

        Assert.Equal(1.31, SampleStudy.Row(report, "relative-size", "size", "BSON").PublishedRelative);
        Assert.Equal(18.71, SampleStudy.Row(report, "benchmarkdotnet-ratio", "ratio", "Newtonsoft.Json").PublishedRelative);
        Assert.Equal(20.7, Math.Round(SampleStudy.Row(report, "round-trip", "16,000", "Newtonsoft.Json").PublishedRelative!.Value, 1));
        Assert.Equal(1.45, SampleStudy.Row(report, "kinds", "polymorphic objects", "System.Text.Json").PublishedRelative);
        Assert.Equal(1.65, Math.Round(SampleStudy.Row(report, "impact-memory", "memory", "System.Text.Json").PublishedRelative!.Value, 2));
        Assert.Equal(1.72, Math.Round(SampleStudy.Row(report, "impact-bandwidth", "bandwidth", "System.Text.Json").PublishedRelative!.Value, 2));
    }

    [Fact]
    public void A_study_survives_being_written_and_read()
    {
        Write(SampleStudy.Sample);

        Assert.Equal(Text(SampleStudy.Sample), Text(StudyFolder.Read(_folder, "sample")));
    }

    [Fact]
    public void An_unknown_name_is_answered_with_the_nearest()
    {
        Write(SampleStudy.Sample);

        Assert.Equal(
            "There is no study 'sampel'; did you mean 'sample'? --study takes: sample, or a file NAME.json of your own.",
            Assert.Throws<SelectionException>(() => StudyFolder.Read(_folder, "sampel")).Message);
    }

    [Theory]
    [InlineData("\"unit\": \"ms\"", "\"unti\": \"ms\"", "unti")]
    [InlineData("\"formatVersion\": 1", "\"formatVersion\": 2", "it is of format 2")]
    [InlineData("\"name\": \"sample\"", "\"name\": \"other\"", "its name is 'other'")]
    [InlineData("\"baseline\": \"Alpha\"", "\"baseline\": \"Alhpa\"", "the baseline 'Alhpa', which is not one of its items")]
    [InlineData("\"label\": \"Beta\"", "\"label\": \"Alpha\"", "counterpart 'Alpha' is there twice")]
    [InlineData("\"because\": \"it is gone\"", "\"because\": null", "counterpart 'Delta' needs either a serializer or the reason")]
    [InlineData("\"shelf@10\\u002B500\"", "\"shelf@10\"", "the plan does not run shelf of size 500")]
    [InlineData("\"unit\": \"ms\"", "\"unit\": \"furlongs\"", "has no unit that fits its figures")]
    [InlineData("\"serializer\": \"Library.B\"", "\"serializer\": \"Floors\"", null)]
    [InlineData("\"*\"", "\"Library.A\"", "no pattern of the plan's serializers fits counterpart 'Beta'")]
    public void A_file_that_contradicts_itself_is_an_error_that_names_the_place(string from, string to, string? expected)
    {
        var text = Text(SampleStudy.Sample);
        Assert.Contains(from, text, StringComparison.Ordinal);
        File.WriteAllText(Path.Combine(_folder, "sample.json"), text.Replace(from, to, StringComparison.Ordinal));

        var error = Record.Exception(() => StudyFolder.Read(_folder, "sample"));

        if (expected is null)
        {
            Assert.Null(error);
        }
        else
        {
            var message = Assert.IsType<StudyException>(error).Message;
            Assert.Contains(expected, message, StringComparison.Ordinal);
            Assert.Contains("sample.json", message, StringComparison.Ordinal);
            Assert.EndsWith("Restore it with 'git checkout studies'.", message, StringComparison.Ordinal);
        }
    }

    [Theory]
    [InlineData("{", "line 1: it is not JSON")]
    [InlineData("[]", "it holds no JSON object")]
    [InlineData("null", "it holds no JSON object")]
    [InlineData("{\n  \"formatVersion\": 1\n}", "the study lacks a member that must be there: formatVersion, name, title, published, plan, counterparts, tables, claims, notes")]
    public void A_file_of_ones_own_that_holds_no_study_says_what_is_wrong(string text, string cause)
    {
        var file = Path.Combine(_folder, "mine.json");
        File.WriteAllText(file, text);

        var message = Assert.Throws<StudyException>(() => StudyFolder.ReadOwn(file)).Message;

        Assert.StartsWith($"The study's file '{file}' cannot be used: ", message, StringComparison.Ordinal);
        Assert.EndsWith($"{cause}. docs/studies.md describes such a file.", message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("\"unit\": \"ms\"", "\"unti\": \"ms\"", "there is no member 'tables[0].groups[1].at.unti'")]
    [InlineData("\"title\": \"A | study\"", "\"title\": 5", "the value of 'title' is not of the kind that belongs there")]
    [InlineData("\"title\": \"A | study\"", "\"title\": null", "the value of 'title' is not of the kind that belongs there")]
    [InlineData("\"label\": \"Beta\",", "", "'counterparts[1]' lacks a member that must be there: label")]
    [InlineData("\"claims\": []", "\"claims\": [{ \"statement\": \"it is fast\", \"check\": { \"type\": \"rnak\" } }]", "the value of 'claims[0].check' is not of the kind that belongs there")]
    [InlineData("\"claims\": []", "\"claims\": [{ \"statement\": \"it is fast\", \"check\": { \"label\": \"Alpha\" } }]", "a claim has a check whose first member is not its type")]
    public void A_mistake_in_a_file_of_ones_own_is_named_with_its_place(string from, string to, string cause)
    {
        var text = Text(SampleStudy.Sample);
        Assert.Contains(from, text, StringComparison.Ordinal);
        var file = Path.Combine(_folder, "sample.json");
        File.WriteAllText(file, text.Replace(from, to, StringComparison.Ordinal));

        Assert.Contains(cause, Assert.Throws<StudyException>(() => StudyFolder.ReadOwn(file)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_file_that_is_not_there_is_told_from_a_folder()
    {
        Assert.Contains("there is no such file", Assert.Throws<StudyException>(() => StudyFolder.ReadOwn(Path.Combine(_folder, "none.json"))).Message, StringComparison.Ordinal);
        Assert.Contains("it is a folder", Assert.Throws<StudyException>(() => StudyFolder.ReadOwn(_folder)).Message, StringComparison.Ordinal);
    }

    [Theory]
    [InlineData("roundup", false)]
    [InlineData("mine.json", true)]
    [InlineData("Mine.JSON", true)]
    [InlineData("./mine", true)]
    public void A_path_is_told_from_a_name(string study, bool isFile) => Assert.Equal(isFile, StudyFolder.IsFile(study));

    [Fact]
    public void A_figure_too_few_is_an_error()
    {
        var table = SampleStudy.Sample.Tables[0];
        Write(SampleStudy.Sample with { Tables = [table with { Groups = [new("write", [4, 8])] }] });

        Assert.Contains("2 figures for 4 items", Assert.Throws<StudyException>(() => StudyFolder.Read(_folder, "sample")).Message, StringComparison.Ordinal);
    }

    private static string OfTheCheckout
    {
        get
        {
            var folder = new DirectoryInfo(AppContext.BaseDirectory);
            while (!File.Exists(Path.Combine(folder!.FullName, "Goldilocks.slnx")))
            {
                folder = folder.Parent;
            }

            return Path.Combine(folder.FullName, "studies");
        }
    }

    private void Write(Study study) => File.WriteAllText(Path.Combine(_folder, study.Name + ".json"), Text(study));

    private static string Text(Study study) => JsonSerializer.Serialize(study, RunJson.File);
}
