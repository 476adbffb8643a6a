using Goldilocks.Probing.Children;
using Goldilocks.Probing.Recording;

namespace Goldilocks.Probing;

/// <summary>Folders and limits of a probing.</summary>
/// <param name="Folder">The folder of probes.</param>
/// <param name="Seed">For everything that is drawn.</param>
/// <param name="Budget">Wall time of one section.</param>
public sealed record ProbePlaces(string Folder, ulong Seed, TimeSpan Budget)
{
    /// <summary>The seed unless another one is asked for.</summary>
    public const ulong DefaultSeed = 1;

    /// <summary>The wall time of a section unless another one is asked for.</summary>
    public static TimeSpan DefaultBudget { get; } = TimeSpan.FromSeconds(60);

    /// <summary>The golden payloads of a variant.</summary>
    public string Payloads(ProbeTarget target) => ProbeFolder.Payloads(Folder, target.Serializer, target.Variant);

    /// <summary>A new folder for a section's children. It is outside the folder of probes, so that journals of a killed process are never taken up again.</summary>
    public static string Scratch(ProbeTarget target, string section) => Directory.CreateTempSubdirectory($"goldilocks-probe-{target.Serializer}-{section}-").FullName;
}
