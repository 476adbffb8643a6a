namespace Goldilocks.Bench;

/// <summary>Folders of adapters with one fake serializer each, always under the same name, and slower by a known share.</summary>
internal sealed class SlowedAdapters : IDisposable
{
    /// <summary>The serializer's name in all of them.</summary>
    public const string Subject = "Subject";

    private const string Share = "Percent = 10;";
    private readonly string _folder = Directory.CreateTempSubdirectory("goldilocks-alarms-").FullName;

    /// <summary>The folder for <c>--adapters</c>.</summary>
    /// <param name="percent">0 for one that is not slowed.</param>
    public string FolderOf(int percent)
    {
        var root = Path.Combine(_folder, $"{percent}");
        if (!Directory.Exists(root))
        {
            Make(root, percent);
        }

        return root;
    }

    public void Dispose() => Directory.Delete(_folder, recursive: true);

    private static void Make(string root, int percent)
    {
        var fakes = Runs.InRepository("tests", "FakeSerializers");
        var fake = Path.Combine(fakes, percent == 0 ? "Honest" : "SlowedBy10Percent");
        if (percent > 0 && !File.ReadAllText(Path.Combine(fake, "Adapter.cs")).Contains(Share, StringComparison.Ordinal))
        {
            throw new RunFailedException($"{fake} has no '{Share}' that could be replaced; see {nameof(SlowedAdapters)}.");
        }

        var subject = Directory.CreateDirectory(Path.Combine(root, Subject)).FullName;
        foreach (var file in Directory.EnumerateFiles(fakes, "Directory.*"))
        {
            File.WriteAllText(
                Path.Combine(root, Path.GetFileName(file)),
                File.ReadAllText(file).Replace("../../", Runs.InRepository() + "/", StringComparison.Ordinal));
        }

        File.Copy(Directory.GetFiles(fake, "*.csproj").Single(), Path.Combine(subject, Subject + ".csproj"));
        foreach (var source in Directory.EnumerateFiles(fake, "*.cs").Concat(Directory.EnumerateFiles(Path.Combine(fakes, "Shared"), "*.cs")))
        {
            File.WriteAllText(Path.Combine(subject, Path.GetFileName(source)), SlowedBy(percent, File.ReadAllText(source)));
        }
    }

    private static string SlowedBy(int percent, string source) => source.Replace(Share, $"Percent = {percent};", StringComparison.Ordinal);
}
