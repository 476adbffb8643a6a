using System.Text.Json;
using Goldilocks.Results;

namespace Goldilocks.Load;

/// <summary>Everything that a load test recorded.</summary>
/// <param name="Info">The request, and the machine.</param>
/// <param name="Events">In their order.</param>
public sealed record LoadData(LoadInfo Info, IReadOnlyList<LoadEvent> Events);

/// <summary>Reads the folder of a load test, also of one that was killed: a last line that was cut off is ignored.</summary>
public static class LoadFolder
{
    /// <exception cref="RunFolderException">The folder holds no load test, or a damaged one.</exception>
    public static LoadData Read(string folder)
    {
        var path = Path.Combine(folder, LoadRecorder.InfoFile);
        var bytes = PlainFile.ReadAll(path)
            ?? throw new RunFolderException(path, null, "there is no such file, so this is not the folder of a load test", "name a folder that 'goldilocks load' has written");
        try
        {
            var info = JsonSerializer.Deserialize<LoadInfo>(bytes, RunJson.File) ?? throw new JsonException("it holds null");
            return new LoadData(info, EventLines.Read<LoadEvent>(Path.Combine(folder, LoadRecorder.EventsFile), "restore the file, or run the test again"));
        }
        catch (JsonException exception)
        {
            throw new RunFolderException(path, null, $"not readable: {exception.Message.TrimEnd('.')}", "restore the file, or start a new test with 'goldilocks load'", exception);
        }
    }
}
