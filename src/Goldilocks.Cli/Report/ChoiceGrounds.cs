using Goldilocks.Catalog;
using Goldilocks.Cli.Startup;
using Goldilocks.Commands;
using Goldilocks.Reporting;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Cli.Report;

/// <summary>Brings together what a choice is made from. <c>goldilocks choose</c> and the page use the same grounds.</summary>
public static class ChoiceGrounds
{
    /// <summary>The run's figures, the recorded facts, and what other commands executed.</summary>
    /// <param name="checkout">Where the facts of formats are.</param>
    /// <param name="report">The run.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">Folders of starts, as read; the times of the first count.</param>
    /// <remarks>Facts are as old as they are today.</remarks>
    public static Grounds Of(Checkout checkout, RunReport report, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts) =>
        Of(checkout, [report], facts, starts);

    /// <summary>The same of several runs, the newest first.</summary>
    /// <param name="checkout">Where the facts of formats are.</param>
    /// <param name="reports">The runs.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">Folders of starts, as read; the times of the first count.</param>
    /// <param name="probes">Tables of probes that stand before the recorded ones.</param>
    public static Grounds Of(
        Checkout checkout, IReadOnlyList<RunReport> reports, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts, params IEnumerable<RecordedProbes> probes) =>
        Of(checkout.Choosing, [.. probes, .. RecordedProbesFile.ReadAll(checkout.Root)], reports, facts, starts, DateOnly.FromDateTime(DateTime.UtcNow));

    /// <summary>The same from recorded probes of elsewhere.</summary>
    /// <param name="choosing">The facts of formats.</param>
    /// <param name="tables">Recorded probes.</param>
    /// <param name="reports">The runs, the newest first.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">Folders of starts, as read; the times of the first count.</param>
    /// <param name="day">The day by which facts are old; null where their age does not count.</param>
    public static Grounds Of(
        ChoosingFacts choosing, IReadOnlyList<RecordedProbes> tables, IReadOnlyList<RunReport> reports, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts, DateOnly? day)
    {
        var first = starts.Count == 0 ? null : new StartedEvidence(starts[0]).Starts;
        var material = Material.Together([.. reports.Select(report => Material.Of(report, facts, first))]);
        List<VariantKey> offered = [.. material.Candidates.Select(candidate => candidate.Key)];
        var probed = new ProbedEvidence(tables, offered);
        return new Grounds(material with { Candidates = [.. material.Candidates.Select(probed.Tried)] }, choosing, [.. starts.Select(start => new StartedEvidence(start, offered)), probed], day);
    }
}
