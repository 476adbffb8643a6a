namespace Goldilocks.Probing;

/// <summary>Folders and limits of a probing.</summary>
/// <param name="Folder">The folder of probes.</param>
/// <param name="Seed">For everything that is drawn.</param>
/// <param name="Budget">Processor time of one section.</param>
public sealed record ProbePlaces(string Folder, ulong Seed, TimeSpan Budget)
{
    private const int NamedOnlyFactor = 5;

    /// <summary>The seed unless another one is asked for.</summary>
    public const ulong DefaultSeed = 1;

    /// <summary>The processor time of a section unless another one is asked for.</summary>
    public static TimeSpan DefaultBudget { get; } = TimeSpan.FromSeconds(60);

    /// <summary>The processor time of this section: one that has to be named takes gigabytes, and each of its inputs may take as long as another section.</summary>
    public TimeSpan BudgetOf(SectionName section) => section.IsNamedOnly ? NamedOnlyFactor * Budget : Budget;

    /// <summary>The golden payloads of a variant.</summary>
    public string Payloads(ProbeTarget target) => ProbeFolder.Payloads(Folder, target.Serializer, target.Version, target.Variant);

    /// <summary>The folder of everything that children write. What a killed process left there is deleted by the next one.</summary>
    public string ScratchFolder => Path.GetFullPath(Path.Combine(Folder, "scratch"));

    /// <summary>A new folder for a section's children. No other process has one of its name, so that journals are never shared and those of a killed process are never taken up again.</summary>
    public string Scratch(ProbeTarget target, string section) =>
        Directory.CreateDirectory(Path.Combine(ScratchFolder, $"{target.Serializer}-{target.Version}-{section}-{Guid.NewGuid():N}")).FullName;

    /// <summary>Deletes the folder of everything that children wrote, unless another command uses it.</summary>
    public void DeleteEmptyScratch()
    {
        if (Directory.Exists(ScratchFolder) && !Directory.EnumerateFileSystemEntries(ScratchFolder).Any())
        {
            Directory.Delete(ScratchFolder);
        }
    }

    /// <summary>Deletes everything that children wrote.</summary>
    public void DeleteScratch()
    {
        if (Directory.Exists(ScratchFolder))
        {
            Directory.Delete(ScratchFolder, recursive: true);
        }
    }
}
