namespace Goldilocks.Prober;

/// <summary>
/// The payload of each model as the first process of a run wrote it. Later processes read it from the file, because a library may write something else in each process
/// and input number i must be the same in all of them.
/// </summary>
/// <param name="folder">Where the files are, one for each model; null keeps payloads in memory only.</param>
internal sealed class GoldenPayloads(string? folder)
{
    /// <summary>The recorded payload, or that which <paramref name="write"/> makes and which is recorded then.</summary>
    public byte[] Get(string model, Func<byte[]> write)
    {
        if (folder is null)
        {
            return write();
        }

        var path = Path.Combine(folder, model + ".bin");
        if (File.Exists(path))
        {
            return File.ReadAllBytes(path);
        }

        Directory.CreateDirectory(folder);
        var payload = write();
        var temporary = Path.Combine(folder, $"{model}.{Environment.ProcessId}.tmp");
        File.WriteAllBytes(temporary, payload);
        try
        {
            File.Move(temporary, path, overwrite: false);
        }
        catch (IOException) when (File.Exists(path))
        {
            // Another child of the same variant was faster: its payload is the recorded one.
            File.Delete(temporary);
        }

        return File.ReadAllBytes(path);
    }
}
