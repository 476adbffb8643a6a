using System.Diagnostics;
using System.Net.Sockets;
using Goldilocks.Results;
using Goldilocks.Tests;

namespace Goldilocks.Rooms.Tests.Results;

/// <summary>Things that a user, a script or a full disk may leave in place of a run folder's files.</summary>
public sealed class OddFileTests : IDisposable
{
    private const string OnlyLinuxTells = "Only Linux tells what a path is before it is opened.";

    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-run-").FullName;

    public OddFileTests()
    {
        using var recorder = RunRecorder.Create(_folder, RunScript.InfoOf("run"));
        recorder.Record(new WarningEvent("kept"));
    }

    private string EventsFile => Path.Combine(_folder, RunFiles.Events);

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    [Theory]
    [InlineData(RunFiles.Events)]
    [InlineData(RunFiles.Info)]
    public void A_folder_in_place_of_a_file_is_an_error_that_says_so(string name)
    {
        File.Delete(Path.Combine(_folder, name));
        Directory.CreateDirectory(Path.Combine(_folder, name));

        Refuses(name, "a folder");
    }

    [LinuxTheory(OnlyLinuxTells)]
    [InlineData(RunFiles.Events)]
    [InlineData(RunFiles.Info)]
    public void A_named_pipe_is_an_error_and_is_not_waited_for(string name)
    {
        File.Delete(Path.Combine(_folder, name));
        using var making = Process.Start("mkfifo", [Path.Combine(_folder, name)]);
        making.WaitForExit();
        Assert.Equal(0, making.ExitCode);

        Refuses(name, "a named pipe");
    }

    [LinuxFact(OnlyLinuxTells)]
    public void A_link_to_a_device_without_an_end_is_an_error()
    {
        File.Delete(EventsFile);
        File.CreateSymbolicLink(EventsFile, "/dev/zero");

        Refuses(RunFiles.Events, "a device");
    }

    [LinuxFact(OnlyLinuxTells)]
    public void A_socket_is_an_error_that_says_so()
    {
        File.Delete(EventsFile);
        using var socket = new Socket(AddressFamily.Unix, SocketType.Stream, ProtocolType.Unspecified);
        socket.Bind(new UnixDomainSocketEndPoint(EventsFile));

        Refuses(RunFiles.Events, "a socket");
    }

    [Fact]
    public void A_link_to_a_file_is_read_like_the_file()
    {
        File.Move(EventsFile, EventsFile + ".elsewhere");
        File.CreateSymbolicLink(EventsFile, EventsFile + ".elsewhere");

        Assert.Equal(["kept"], RunFolder.Read(_folder).Warnings);
    }

    [Fact]
    public void A_line_that_never_ends_is_an_error_that_names_the_line()
    {
        using (var file = File.AppendText(EventsFile))
        {
            for (var written = 0; written <= EventLines.LongestLineBytes; written += 1_000_000)
            {
                file.Write(new string('x', 1_000_000));
            }
        }

        var error = Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder));

        Assert.Equal(3, error.Line);
        Assert.StartsWith($"{EventsFile}, line 3: it is longer than 16 MiB, and no event is so long.", error.Message, StringComparison.Ordinal);
    }

    [Fact]
    public void A_long_line_that_was_cut_off_is_taken_away_before_a_run_goes_on()
    {
        File.AppendAllText(EventsFile, new string('x', 3_000_000));
        using (var recorder = RunRecorder.Append(_folder))
        {
            recorder.Record(new WarningEvent("resumed"));
        }

        Assert.Equal(["kept", "resumed"], RunFolder.Read(_folder).Warnings);
    }

    [Fact]
    public void A_line_longer_than_what_is_read_at_once_is_read()
    {
        using (var recorder = RunRecorder.Append(_folder))
        {
            recorder.Record(new WarningEvent(new string('y', 1_000_000)));
            recorder.Record(new WarningEvent("after it"));
        }

        Assert.Equal([4, 1_000_000, 8], RunFolder.Read(_folder).Warnings.Select(warning => warning.Length));
    }

    private void Refuses(string name, string kind)
    {
        var path = Path.Combine(_folder, name);
        Assert.Equal(
            $"{path}: it is {kind}, and not a file. Next: put the file back that was there, or name another folder.",
            Assert.Throws<RunFolderException>(() => RunFolder.Read(_folder)).Message);
    }
}
