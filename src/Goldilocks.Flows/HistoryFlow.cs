using Goldilocks.Figures;
using Goldilocks.Figures.Histories;
using Goldilocks.Results;

namespace Goldilocks.Flows;

/// <summary>The history of cells over several run folders: read them, compare each moment with the one before.</summary>
public static class HistoryFlow
{
    /// <param name="folders">Of runs; one is enough where it holds several versions.</param>
    /// <param name="threshold">How large a step must significantly be to be marked, as a share.</param>
    /// <exception cref="UserErrorException">A folder holds no run, the runs serialized different values, or no result appears in two runs or in two versions.</exception>
    public static RunHistory Read(IReadOnlyList<string> folders, double threshold)
    {
        var history = HistoryBuilder.Build([.. folders.Select(folder => (new DirectoryInfo(folder).Name, ReportBuilder.Build(RunFolder.Read(folder))))], threshold);
        return history.Cells.Count > 0
            ? history
            : throw new UserErrorException("No result appears in two runs or in two versions. Name several runs of the same serializers, or one run of several versions: goldilocks run --serializers 'Name@1.0.0,Name@2.0.0'");
    }
}
