using Goldilocks.Catalog;
using Goldilocks.Choosing.Judging;
using Goldilocks.Choosing.Questions;
using Goldilocks.Figures;
using Goldilocks.Flows.Checkouts;
using Goldilocks.Surveys.Startup;

namespace Goldilocks.Flows;

/// <summary>Brings together what a choice is made from. <c>goldilocks choose</c> and the page use the same grounds.</summary>
public static class ChoiceGrounds
{
    /// <summary>The run's figures, the recorded facts, and what other commands executed.</summary>
    /// <param name="checkout">Where the facts of formats are.</param>
    /// <param name="report">The run.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">Folders of starts, as read; the times of the first count.</param>
    public static Grounds Of(Checkout checkout, RunReport report, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts) =>
        Of(checkout.Choosing, RecordedProbesFile.ReadAll(checkout.Root), report, facts, starts);

    /// <summary>The same from recorded probes of elsewhere.</summary>
    /// <param name="choosing">The facts of formats.</param>
    /// <param name="tables">Recorded probes.</param>
    /// <param name="report">The run.</param>
    /// <param name="facts">By serializer.</param>
    /// <param name="starts">Folders of starts, as read; the times of the first count.</param>
    public static Grounds Of(
        ChoosingFacts choosing, IReadOnlyList<RecordedProbes> tables, RunReport report, IReadOnlyDictionary<string, SerializerFacts> facts, IReadOnlyList<StartupReport> starts)
    {
        var started = starts.Select(start => new StartedEvidence(start)).ToList();
        var probed = new ProbedEvidence(tables);
        var material = Material.Of(report, facts, started.FirstOrDefault()?.Starts);
        return new Grounds(material with { Candidates = [.. material.Candidates.Select(probed.Tried)] }, choosing, [.. started, probed]);
    }
}
