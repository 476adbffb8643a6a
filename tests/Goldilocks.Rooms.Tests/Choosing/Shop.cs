using Goldilocks.Catalog;
using Goldilocks.Reporting.Choosing;
using Goldilocks.Results;

namespace Goldilocks.Rooms.Tests.Choosing;

/// <summary>A run in a few words: every candidate has one figure for writing and one for reading on each place.</summary>
internal sealed class Shop
{
    public static readonly Place Person = new("person", 1);

    public static readonly Place Graph = new("graph", 1);

    private readonly List<Candidate> _candidates = [];

    public static ChoosingFacts Formats { get; } = new(
        [Format("JSON", isText: true, isCrossLanguage: true), Format("own binary", isText: false, isCrossLanguage: false), Format("Buffers", isText: false, isCrossLanguage: true)],
        new Dictionary<Requirement, string> { [Requirement.References] = Graph.Workload },
        [],
        new Dictionary<string, string> { [Person.Workload] = "its data is one letter" });

    public Shop() => Add("Base", write: 1, read: 1);

    /// <param name="name">Of the serializer.</param>
    /// <param name="write">Ratio to the baseline in every launch.</param>
    /// <param name="read">Ratio to the baseline in every launch.</param>
    /// <param name="bytes">Of the payload.</param>
    /// <param name="facts">Null for JSON under a permissive licence.</param>
    /// <param name="scatter">Each launch's own factor; three launches without scatter when absent.</param>
    /// <param name="places">Where it was measured; person when absent.</param>
    /// <param name="refused">The places that it refused, with the reasons.</param>
    /// <param name="variant">Empty for the plain one.</param>
    /// <param name="isCompressed">True where what it writes is compressed.</param>
    /// <param name="tried">What an attack did to its reader.</param>
    public Shop Add(
        string name,
        double write,
        double read,
        long bytes = 100,
        SerializerFacts? facts = null,
        double[]? scatter = null,
        Place[]? places = null,
        (Place Place, string Why)? refused = null,
        string variant = "",
        bool isCompressed = false,
        DangerKind? tried = null)
    {
        _candidates.Add(new Candidate(
            new VariantKey(name, variant, "1.0.0"),
            facts ?? Facts(),
            (places ?? [Person]).ToDictionary(place => place, _ => new CandidateFigures(Operation(write, 100, scatter), Operation(read, 300, scatter), bytes)),
            refused is { } no ? new Dictionary<Place, string> { [no.Place] = no.Why } : new Dictionary<Place, string>(),
            Unready: null,
            Marks: [],
            Tried: tried is null ? null : new Evidence(EvidenceKind.Probe, "a crafted payload of four bytes ends the process"),
            TriedKind: tried,
            IsCompressed: isCompressed));
        return this;
    }

    public Shop AddUnready(string name, params Place[] places)
    {
        const string reason = "Unavailable: no such package";
        _candidates.Add(new Candidate(new VariantKey(name, "", "2.0.0"), Facts(), new Dictionary<Place, CandidateFigures>(), places.ToDictionary(place => place, _ => reason), reason, []));
        return this;
    }

    public Material Material => new(_candidates.SelectMany(one => one.Figures.Keys).Distinct().ToDictionary(place => place, BaselineOn), _candidates, [], ScatterOf(_candidates));

    public Choice Choose(Wishes wishes, DateOnly? day = null) => Chooser.Choose(new Grounds(Material, Formats, [], day), wishes);

    private static Scatter ScatterOf(IEnumerable<Candidate> candidates) => Scatter.Of(candidates
        .Where(candidate => candidate.Key.Serializer != "Base")
        .SelectMany(candidate => candidate.Figures.Values)
        .SelectMany(figures => new[] { figures.Write, figures.Read })
        .OfType<OperationFigures>()
        .Select(figures => figures.RatioByLaunch.Values));

    public Choice Choose(params Requirement[] required) => Choose(new Wishes(required.ToHashSet()));

    /// <summary>Facts of a library without any problem, except the given ones.</summary>
    public static SerializerFacts Facts(string format = "JSON", string licence = "MIT", TraitAnswer versioning = TraitAnswer.Yes, Danger[]? dangers = null, bool archived = false)
    {
        var day = new DateOnly(2026, 11, 1);
        return new SerializerFacts(
            null, null, licence, format, null, null, null, day, day, archived, "",
            new Trait(TraitAnswer.No), new Trait(TraitAnswer.No), new Trait(TraitAnswer.No), null, new Trait(versioning),
            new Dictionary<string, FactSource> { ["*"] = new("its README", day) },
            NeedsSchema: new Trait(TraitAnswer.No),
            Dangers: dangers);
    }

    public static Danger Kills(string text = "Four bytes end the process.") => new(DangerKind.Kills, text, "issue 1", new DateOnly(2026, 11, 1));

    private VariantKey? BaselineOn(Place place) => _candidates.First(one => one.Key.Serializer == "Base" && one.Figures.ContainsKey(place)).Key;

    private static OperationFigures Operation(double ratio, double baselineNanoseconds, double[]? scatter)
    {
        var factors = scatter ?? [1, 1, 1, 1, 1];
        return new(ratio * baselineNanoseconds, (long)(ratio * 1000), factors.Select((factor, launch) => (launch, factor)).ToDictionary(pair => pair.launch, pair => ratio * pair.factor));
    }

    private static FormatFacts Format(string name, bool isText, bool isCrossLanguage) => new(name, isText, isCrossLanguage, "as its specification says", null, "its specification", new DateOnly(2026, 11, 1));
}
