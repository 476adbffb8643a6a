using System.Text.Json;
using Goldilocks.Results;
using Goldilocks.Tests;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>The file that must not lose measurements, on a disk that becomes full and in a folder that two processes want.</summary>
public sealed class EventLogTests : IDisposable
{
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-log-").FullName;

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [LinuxFact("Only Linux has /dev/full.")]
    public void A_full_disk_is_named_with_what_to_do_and_nothing_is_recorded_after_it()
    {
        var path = Path.Combine(_folder, RunFiles.Events);
        File.CreateSymbolicLink(path, "/dev/full");
        File.WriteAllText(Path.Combine(_folder, RunFiles.Info), "{}");
        using var log = new EventLog<string>(new FileStream(path, FileMode.Open, FileAccess.Write, FileShare.Read, bufferSize: 0));

        Assert.Contains($"goldilocks run --resume {_folder}", Assert.Throws<DiskFullException>(() => log.Record("lost")).Message, StringComparison.Ordinal);
        Assert.Throws<DiskFullException>(() => log.Record("lost as well"));
    }

    [LinuxFact("Only Linux has /dev/full.")]
    public void A_file_that_a_full_disk_would_leave_half_written_is_taken_away_and_the_old_one_stays()
    {
        var path = WholeFile.Replace(Path.Combine(_folder, "results.csv"), output => output.Write("old"));

        Assert.Throws<DiskFullException>(() => WholeFile.Replace(path, output =>
        {
            output.Write("new");
            using var full = new FileStream("/dev/full", FileMode.Open, FileAccess.Write, FileShare.ReadWrite, bufferSize: 0);
            full.WriteByte(1);
        }));

        Assert.Equal("old", File.ReadAllText(path));
        Assert.Equal([path], Directory.GetFiles(_folder));
    }

    [Fact]
    public void Of_many_that_want_one_folder_one_gets_it_and_the_others_are_told()
    {
        const int processes = 8;
        var path = Path.Combine(_folder, RunFiles.Info);
        using var start = new Barrier(processes);
        var outcomes = new Exception?[processes];
        var threads = Enumerable.Range(0, processes).Select(number => new Thread(() =>
        {
            start.SignalAndWait();
            outcomes[number] = Record.Exception(() => WholeFile.Create(path, JsonSerializer.SerializeToUtf8Bytes(number)));
        })).ToList();
        threads.ForEach(thread => thread.Start());
        threads.ForEach(thread => thread.Join());

        var winner = Assert.Single(Enumerable.Range(0, processes), number => outcomes[number] is null);
        Assert.Equal(winner, JsonSerializer.Deserialize<int>(File.ReadAllBytes(path)));
        Assert.All(outcomes.OfType<Exception>(), told => Assert.Contains(Path.GetFileName(path), Assert.IsType<UnwritableException>(told).Message, StringComparison.Ordinal));
        Assert.Equal([path], Directory.GetFiles(_folder));
    }
}
