using System.Diagnostics;
using System.Runtime.InteropServices;

namespace Goldilocks.Processes;

/// <summary>The part that all Unix systems share: signals.</summary>
/// <param name="root">Whose tree it is. A worker leads a process group of its own; for another program the signals to its group find nothing.</param>
internal abstract partial class UnixMembers(Process root) : ITreeMembers
{
    // The same number on Linux and macOS.
    private const int KillSignal = 9;
    private readonly int _root = root.Id;

    protected int RootId => _root;

    public abstract IReadOnlyList<TreeMember> Find();

    public void Kill(int id) => _ = Send(id, KillSignal);

    public void KillRoot()
    {
        if (!root.HasExited)
        {
            // A stopped process ends as well: SIGKILL does not wait for SIGCONT.
            _ = Send(_root, KillSignal);
        }

        _ = Send(-_root, KillSignal);
    }

    public void Dispose()
    {
    }

    // Fails when the process has already ended, which is fine.
    [LibraryImport("libc", EntryPoint = "kill")]
    private static partial int Send(int process, int signal);
}

/// <summary>Finds, in <c>/proc</c>, the processes that have the mark in their environment or are in the root's process group.</summary>
internal sealed class LinuxMembers(Process root, string mark) : UnixMembers(root)
{
    private readonly byte[] _mark = System.Text.Encoding.UTF8.GetBytes(mark);

    // Processes that are older than the root do not belong to its tree. This check alone skips most of them.
    private readonly long _since = ProcessStat.Read(root.Id)?.StartTicks ?? 0;

    public override IReadOnlyList<TreeMember> Find() =>
        [.. from folder in Directory.EnumerateDirectories("/proc")
            let id = IdOf(folder)
            where id is not null && id != RootId && id != Environment.ProcessId && IsMember(id.Value)
            select new TreeMember(id.Value, CommandOf(id.Value))];

    private static int? IdOf(string folder) => int.TryParse(Path.GetFileName(folder.AsSpan()), out var id) ? id : null;

    private bool IsMember(int id) =>
        ProcessStat.Read(id) is { IsAlive: true } stat
        && stat.StartTicks >= _since
        && (stat.Group == RootId || (ProcFile.TryRead(id, "environ") is { } environment && environment.AsSpan().IndexOf(_mark) >= 0));

    private static string CommandOf(int id) =>
        TreeMembers.Printable(System.Text.Encoding.UTF8.GetString(ProcFile.TryRead(id, "cmdline") ?? []).Replace('\0', ' ')) is { Length: > 0 } command ? command : $"process {id}";
}

/// <summary>Finds, with <c>ps</c>, the processes that have the mark in their environment: for macOS and the BSDs. Not tried on any of them yet.</summary>
internal sealed class ListedMembers(Process root, string mark) : UnixMembers(root)
{
    public override IReadOnlyList<TreeMember> Find()
    {
        using var listing = Process.Start(new ProcessStartInfo("ps", ["-A", "-E", "-ww", "-o", "pid=,command="]) { RedirectStandardOutput = true, Environment = { [Guardian.Variable] = "" } });
        return listing is null ? [] : [.. listing.StandardOutput.ReadToEnd().Split('\n').Where(line => line.Contains(mark, StringComparison.Ordinal)).Select(Parse).OfType<TreeMember>()];
    }

    private TreeMember? Parse(string line)
    {
        var text = line.TrimStart();
        var end = text.IndexOf(' ');
        return end > 0 && int.TryParse(text.AsSpan(0, end), out var id) && id != RootId && id != Environment.ProcessId
            ? new TreeMember(id, TreeMembers.Printable(text[end..].Split(" " + Guardian.Variable, 2)[0]))
            : null;
    }
}
