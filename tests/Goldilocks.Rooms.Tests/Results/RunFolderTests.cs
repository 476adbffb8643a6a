using Goldilocks.Protocol;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Results;

public sealed class RunFolderTests : IDisposable
{
    private static readonly CellKey Json = RunScript.Key("System.Text.Json");
    private static readonly CellKey Other = RunScript.Key("Other", Operation.Deserialize, variant: "LZ4");

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-run-").FullName;

    private string EventsFile => Path.Combine(_folder, RunFiles.Events);

    private string InfoFile => Path.Combine(_folder, RunFiles.Info);

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Fact]
    public void What_was_recorded_is_read_back()
    {
        var script = Script();
        Record(script);

        var data = RunFolder.Read(_folder);

        Assert.Equal(script.Info.Command, data.Info.Command);
        Assert.Equal(script.Info.Machine, data.Info.Machine);
        Assert.Equal(script.Info.Plan.Settings.EnvironmentVariables, data.Info.Plan.Settings.EnvironmentVariables);
        Assert.Equal(["System.Text.Json", "Other"], data.Serializers.Select(serializer => serializer.Serializer));
        Assert.Equal(new Unavailable("Other", "[1.0.0]", "not found"), data.Serializers[1].Outcome);
        Assert.Equal([Json, Other], data.Cells.Select(cell => cell.Key));
        Assert.Equal(script.Events.OfType<SampleEvent>(), data.Cells[0].Samples);
        Assert.Equal([new OutcomeEvent(1, 0, new Crashed(139, "Stack overflow."))], data.Cells[1].Outcomes);
        Assert.Equal([new VerifiedEvent(0, 0, "d1", 1032, 1_000, 2_000)], data.Cells[0].Verifications);
        Assert.Equal([40, 40, 40], Assert.Single(data.Cells[0].Allocations).Bytes);
        Assert.Equal([new WarmedEvent(0, 0, 1_500, true, 77)], data.Cells[0].Warmups);
        Assert.Equal(new VariantKey("System.Text.Json", "", "1.0.0"), data.BaselineOf("person"));
        Assert.Null(data.BaselineOf("order"));
        Assert.Equal([new LaunchEvent("person", 1, 0)], data.Launches);
        Assert.Equal(["another process was busy"], data.Warnings);
    }

    [Fact]
    public void A_file_cut_off_at_any_byte_keeps_every_whole_line()
    {
        var script = new RunScript();
        Record(script.Samples(Json, 0, 100, 101).Add(new WarningEvent("done")));
        var whole = File.ReadAllBytes(EventsFile);

        for (var length = whole.Length; length >= 0; length--)
        {
            using (var file = new FileStream(EventsFile, FileMode.Open))
            {
                file.SetLength(length);
            }

            // The first line names the run that the others belong to.
            var lines = whole.Take(length).Count(value => value == '\n');
            Assert.Equal(script.Events.Take(Math.Max(0, lines - 1)), RunFolder.ReadEvents(_folder));
        }
    }

    [Fact]
    public void A_run_that_was_cut_off_can_be_gone_on_with()
    {
        Record(Script());
        File.AppendAllText(EventsFile, "{\"event\":\"sample\",\"cell\":0,\"lau");
        using (var recorder = RunRecorder.Append(_folder))
        {
            recorder.Record(new WarningEvent("resumed"));
        }

        Assert.Equal(["another process was busy", "resumed"], RunFolder.Read(_folder).Warnings);
    }

    [Fact]
    public void A_run_that_is_still_going_on_can_be_read()
    {
        using var recorder = RunRecorder.Create(_folder, Script().Info);
        recorder.Record(new WarningEvent("first"));

        Assert.Equal(["first"], RunFolder.Read(_folder).Warnings);
    }

    [Fact]
    public void A_run_that_was_killed_before_its_first_event_is_empty()
    {
        Record(Script());
        File.Delete(EventsFile);

        Assert.Empty(RunFolder.Read(_folder).Cells);
    }

    [Fact]
    public void A_run_that_was_announced_can_be_read_and_gone_on_with()
    {
        var info = RunRecorder.Announce(_folder, Script().Info);
        Assert.False(RunFolder.Read(_folder).HasBegun);

        RunRecorder.Amend(_folder, info with { Machine = info.Machine with { Clock = "a sundial" } });
        using (var recorder = RunRecorder.Append(_folder))
        {
            recorder.Record(new SerializerEvent("Honest", "1.0", [""], [], null, null, []));
        }

        var run = RunFolder.Read(_folder);
        Assert.True(run.HasBegun);
        Assert.Equal((info.Id, "a sundial"), (run.Info.Id, run.Info.Machine.Clock));
    }

    [Fact]
    public void A_note_is_recorded_once_and_becomes_one_of_its_serializers_notes()
    {
        using (var recorder = RunRecorder.Create(_folder, Script().Info))
        {
            recorder.Record(new SerializerEvent("Honest", "1.0", [""], [], null, null, ["restored nearby"]));
            recorder.Record(new SerializerEvent("Same", "1.0", [""], [], null, null, []));
            recorder.RecordOnce(new NoteEvent("Honest", "1.0", "", "left a process behind"));
            recorder.RecordOnce(new NoteEvent("Honest", "1.0", "", "left a process behind"));
        }

        Assert.Single(RunFolder.ReadEvents(_folder).OfType<NoteEvent>());
        var serializers = RunFolder.Read(_folder).Serializers;
        Assert.Equal(["restored nearby", "left a process behind"], serializers[0].Notes);
        Assert.Empty(serializers[1].Notes);
    }

    [Fact]
    public void A_run_does_not_replace_another()
    {
        Record(Script());
        var before = File.ReadAllText(InfoFile);

        Assert.Throws<UnwritableException>(() => RunRecorder.Create(_folder, RunScript.InfoOf("run", "--thorough")));
        Assert.Equal(before, File.ReadAllText(InfoFile));
    }

    [Theory]
    [InlineData("{\"event\":\"sample\",\"cell\":0}", "not an event")]
    [InlineData("{\"event\":\"sample\",", "not an event")]
    [InlineData("{\"event\":\"party\"}", "not an event")]
    [InlineData("null", "it holds null")]
    [InlineData("", "not an event")]
    [InlineData("{\"event\":\"launch\",\"workload\":null,\"size\":1,\"launch\":0}", "not an event")]
    [InlineData("{\"event\":\"outcome\",\"cell\":9,\"launch\":0,\"outcome\":{\"outcome\":\"Measured\"}}", "no line before this one says what cell 9 is")]
    [InlineData("{\"event\":\"cell\",\"id\":0,\"key\":{\"serializer\":\"Stranger\",\"variant\":\"\",\"version\":\"1\",\"workload\":\"w\",\"size\":1,\"operation\":\"serialize\"},\"isFloor\":false,\"partial\":null}", "cell 0 is System.Text.Json earlier and Stranger here")]
    public void A_damaged_line_is_an_error_that_names_file_line_and_next_step(string line, string cause)
    {
        Record(Script());
        var lines = File.ReadAllLines(EventsFile);
        File.WriteAllText(EventsFile, string.Join('\n', [.. lines[..6], line, .. lines[6..], ""]));

        var error = Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder));

        Assert.Equal(EventsFile, error.File);
        Assert.Equal(7, error.Line);
        Assert.StartsWith($"{EventsFile}, line 7: ", error.Message, StringComparison.Ordinal);
        Assert.Contains(cause, error.Message, StringComparison.Ordinal);
        Assert.EndsWith($"delete line 7 and those after it and go on with 'goldilocks run --resume {_folder}'.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_round_that_is_there_twice_is_an_error()
    {
        var script = Script().Samples(Json, 0, 5);
        Record(script);

        var error = Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder));

        Assert.Equal(1 + script.Events.Count, error.Line);
        Assert.Contains("launch 0, group 0, round 0 of cell 0 is there twice", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_sample_of_no_operations_is_an_error()
    {
        var script = Script();
        Record(script.Add(script.Sample(Json, 8, 0, 0, 5) with { Operations = 0 }));

        Assert.Contains("a sample of 0 operations", Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_folder_that_does_not_exist_is_an_error_with_a_next_step()
    {
        var folder = Path.Combine(_folder, "nothing");

        Assert.Equal(
            $"{folder}: there is no such folder. Next: look under 'runs', or start a run with 'goldilocks run'.",
            Assert.Throws<RunFolderException>(() => RunFolder.Read(folder)).Message);
    }

    [Fact]
    public void A_folder_without_a_run_is_an_error_with_a_next_step()
    {
        Assert.Equal(
            $"{InfoFile}: there is no such file, so this is not the folder of a run. Next: name a folder that 'goldilocks run' has written.",
            Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder)).Message);
    }

    [Fact]
    public void A_later_format_is_refused_before_anything_else_is_looked_at()
    {
        File.WriteAllText(InfoFile, "{ \"formatVersion\": 2, \"somethingNew\": true }");

        Assert.Equal(
            $"{InfoFile}: written in format 2, and this version of Goldilocks reads format 1. Next: read it with the version of Goldilocks that wrote it, or run again.",
            Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder)).Message);
    }

    [Theory]
    [InlineData("{ \"formatVersion\": 1 }")]
    [InlineData("{ \"formatVersion\": \"1\" }")]
    [InlineData("[]")]
    [InlineData("{ \"format")]
    [InlineData("")]
    public void A_damaged_description_is_an_error_with_a_next_step(string text)
    {
        File.WriteAllText(InfoFile, text);

        var error = Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder));

        Assert.Equal(InfoFile, error.File);
        Assert.EndsWith("Next: restore the file, or start a new run with 'goldilocks run'.", error.Message, StringComparison.Ordinal);
    }

    private void Record(RunScript script)
    {
        using var recorder = RunRecorder.Create(_folder, script.Info);
        foreach (var item in script.Events)
        {
            recorder.Record(item);
        }
    }

    private static RunScript Script()
    {
        var script = new RunScript();
        script.Built("System.Text.Json", "1.0.0").Add(new SerializerEvent("Other", "1.0.0", [], [], new Unavailable("Other", "[1.0.0]", "not found"), null, []));
        script.Cell(Json);
        return script.Baseline("person", "System.Text.Json", "1.0.0")
            .Verified(Json, 0, 1032)
            .Add(new WarmedEvent(0, 0, 1_500, true, 77))
            .Samples(Json, 0, 100, 101, 99)
            .Allocated(Json, 0, 40)
            .Outcome(Other, 0, new Crashed(139, "Stack overflow."))
            .Add(new LaunchEvent("person", 1, 0))
            .Add(new WarningEvent("another process was busy"));
    }
}
