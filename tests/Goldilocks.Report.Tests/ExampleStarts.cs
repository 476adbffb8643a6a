using Goldilocks.Catalog;
using Goldilocks.Cli.Startup;
using Goldilocks.Results;
using Goldilocks.Rooms.Tests.Results;

namespace Goldilocks.Report.Tests;

/// <summary>A folder of starts: two serializers, one of them without a program, in one way of starting.</summary>
internal static class ExampleStarts
{
    private const string Column = "jit net10.0";
    private const long Millisecond = 1_000_000;

    public static string Write(string folder)
    {
        var run = RunScript.InfoOf("startup");
        var plan = new StartupPlan([], [], [], [new StartupColumn(Column, "jit", "net10.0", PublishMode.SelfContained, new Dictionary<string, string>())], Starts: 3, Discarded: 0, Cold: false, Seed: 1, TimeoutSeconds: 10);
        using var recorder = StartupRecorder.Create(folder, new StartupInfo(StartupFolder.FormatVersion, "0.1.0", run.StartedUtc, run.Command, plan, run.Machine));
        recorder.Record(new SubjectEvent(0, new StartupKey("", "", "", StartupKind.Empty, Column)));
        recorder.Record(new SubjectEvent(1, new StartupKey("MemoryPack", "", "1.21.4", StartupKind.Used, Column)));
        recorder.Record(new ProgramEvent("MessagePack", "3.1.8", Column, new Unavailable("MessagePack", "[3.1.8]", "not found in any source"), null, null, []));
        for (var round = 0; round < 3; round++)
        {
            recorder.Record(new StartEvent(0, round, 0, true, false, (41 + round) * Millisecond, null, null, []));
            recorder.Record(new StartEvent(1, round, 1, true, false, (90 + round) * Millisecond, 38 * Millisecond, new Stretch(39 * Millisecond, 45 * Millisecond), [Type("bookshelf", 45, 20), Type("bookshelf-1", 65, 4)]));
        }

        return folder;
    }

    private static TypeStart Type(string name, long began, long milliseconds) => new(
        name,
        new Stretch(began * Millisecond, (began + 1) * Millisecond),
        new Stretch((began + 1) * Millisecond, (began + 2) * Millisecond),
        new Stretch((began + 2) * Millisecond, (began + milliseconds) * Millisecond),
        90);
}
