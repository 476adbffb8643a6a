using System.Runtime.InteropServices;
using Goldilocks.Catalog;

namespace Goldilocks.Building;

/// <summary>The properties for an adapter that is published, or built for another runtime.</summary>
internal static class Publishing
{
    /// <summary>Global properties beside those of every build.</summary>
    public static IEnumerable<KeyValuePair<string, string>> Properties(BuildJob job)
    {
        if (job.Request.Framework is { } framework)
        {
            yield return new("TargetFramework", framework);
        }

        if (job.Request.Publish == PublishMode.None)
        {
            yield break;
        }

        yield return new("RuntimeIdentifier", RuntimeInformation.RuntimeIdentifier);
        yield return new("SelfContained", "true");
        yield return new("UseAppHost", "true");
        yield return new("PublishDir", job.PublishFolder + Path.DirectorySeparatorChar);
        yield return new("_IsPublishing", "true");

        // Trimming and ahead-of-time compilation warn about the library's code. Starting the program shows whether it works.
        yield return new("TreatWarningsAsErrors", "false");

        // Hard links, because every copy of the runtime would take 70 MB. No symbols, because applications are not shipped with them.
        yield return new("CreateHardLinksForPublishFilesIfPossible", "true");
        yield return new("DebugType", "none");
        yield return new("CopyOutputSymbolsToPublishDirectory", "false");
        switch (job.Request.Publish)
        {
            case PublishMode.ReadyToRun:
                yield return new("PublishReadyToRun", "true");
                break;
            case PublishMode.Trimmed:
                yield return new("PublishTrimmed", "true");
                break;
            case PublishMode.NativeAot:
                yield return new("PublishAot", "true");
                break;
            default:
                break;
        }
    }
}
