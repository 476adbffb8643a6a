using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>The two files of a run folder belong together, and the folder records it.</summary>
public sealed class RunIdentityTests : IDisposable
{
    private readonly string _parent = Directory.CreateTempSubdirectory("goldilocks-run-").FullName;

    public void Dispose() => Directory.Delete(_parent, recursive: true);

    [Fact]
    public void The_samples_of_another_run_are_refused_by_every_reader()
    {
        var (mine, other) = (Record("mine"), Record("other"));
        File.Copy(Events(other), Events(mine), overwrite: true);

        var error = Assert.Throws<RunFolderException>(() => RunFolder.Read(mine));

        Assert.Equal(
            $"{Events(mine)}: it belongs to run {RunFolder.ReadInfo(other).Id}, and run.json beside it to run {RunFolder.ReadInfo(mine).Id}. "
            + "Next: put two files of one run together again, or start a new run with 'goldilocks run'.",
            error.Message);
        Assert.Equal(error.Message, Assert.Throws<RunFolderException>(() => RunFolder.ReadEvents(mine)).Message);
    }

    [Fact]
    public void Samples_that_another_run_s_were_put_behind_are_refused()
    {
        var (mine, other) = (Record("mine"), Record("other"));
        File.AppendAllText(Events(mine), File.ReadAllText(Events(other)));

        Assert.Throws<RunFolderException>(() => RunFolder.Read(mine));
    }

    [Fact]
    public void Samples_without_an_identity_are_refused_where_run_json_has_one()
    {
        var mine = Record("mine");
        File.WriteAllLines(Events(mine), File.ReadLines(Events(mine)).Skip(1).ToList());

        Assert.Contains("it belongs to a run without an identity", Assert.Throws<RunFolderException>(() => RunFolder.Read(mine)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void Samples_with_an_identity_are_refused_where_run_json_has_none()
    {
        var mine = Record("mine");
        TakeIdentityFromInfo(mine);

        Assert.Contains("and run.json beside it to a run without an identity", Assert.Throws<RunFolderException>(() => RunFolder.Read(mine)).Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_run_from_before_there_were_identities_is_read_and_gone_on_with()
    {
        var old = Record("old");
        TakeIdentityFromInfo(old);
        File.WriteAllLines(Events(old), File.ReadLines(Events(old)).Skip(1).ToList());
        using (var recorder = RunRecorder.Append(old))
        {
            recorder.Record(new WarningEvent("resumed"));
        }

        Assert.Equal(["old", "resumed"], RunFolder.Read(old).Warnings);
    }

    [Fact]
    public void A_run_that_was_killed_within_its_first_line_says_its_identity_when_it_goes_on()
    {
        var mine = Record("mine");
        File.WriteAllText(Events(mine), "{\"event\":\"ru");
        using (var recorder = RunRecorder.Append(mine))
        {
            recorder.Record(new WarningEvent("resumed"));
        }

        Assert.Contains(RunFolder.ReadInfo(mine).Id!, File.ReadLines(Events(mine)).First(), StringComparison.Ordinal);
        Assert.Equal(["resumed"], RunFolder.Read(mine).Warnings);
    }

    private static string Events(string folder) => Path.Combine(folder, RunFiles.Events);

    private static void TakeIdentityFromInfo(string folder)
    {
        var (path, id) = (Path.Combine(folder, RunFiles.Info), RunFolder.ReadInfo(folder).Id);
        File.WriteAllText(path, File.ReadAllText(path).Replace($",\n  \"id\": \"{id}\"", "", StringComparison.Ordinal));
        Assert.Null(RunFolder.ReadInfo(folder).Id);
    }

    private string Record(string name)
    {
        var folder = Path.Combine(_parent, name);
        using var recorder = RunRecorder.Create(folder, RunScript.InfoOf("run"));
        recorder.Record(new WarningEvent(name));
        return folder;
    }
}
