using System.Globalization;

namespace Goldilocks.Results;

/// <summary>Takes events one by one and checks that each fits those before it.</summary>
internal sealed class RunDataBuilder
{
    private readonly OrderedDictionary<(string Serializer, string Version, string Condition), SerializerEvent> _serializers = [];
    private readonly OrderedDictionary<int, Cell> _cells = [];
    private readonly OrderedDictionary<string, BaselineEvent> _baselines = [];
    private readonly List<LaunchEvent> _launches = [];
    private readonly List<string> _warnings = [];
    private readonly List<NoteEvent> _notes = [];
    private readonly PartsOfRun _parts = new();

    /// <exception cref="InvalidDataException">The event contradicts an earlier one, or refers to a cell that no event has defined.</exception>
    public void Add(RunEvent item)
    {
        switch (item)
        {
            case SampleEvent sample:
                CellOf(sample.Cell).Add(sample);
                break;
            case CellEvent cell:
                Add(cell);
                break;
            case OutcomeEvent outcome:
                CellOf(outcome.Cell).Outcomes.Add(outcome);
                break;
            case VerifiedEvent verified:
                CellOf(verified.Cell).Verifications.Add(verified);
                break;
            case WarmedEvent warmed:
                CellOf(warmed.Cell).Warmups.Add(warmed);
                break;
            case AllocationEvent allocation:
                CellOf(allocation.Cell).Allocations.Add(allocation);
                break;
            case SerializerEvent serializer:
                _serializers[(serializer.Serializer, serializer.Version, serializer.Condition)] = serializer;
                break;
            case VariantEvent variant:
                _parts.Add(variant);
                break;
            case WorkloadEvent workload:
                _parts.Add(workload);
                break;
            case BaselineEvent baseline:
                _baselines[baseline.Workload] = baseline;
                break;
            case LaunchEvent launch:
                _launches.Add(launch);
                break;
            case WarningEvent warning:
                _warnings.Add(warning.Text);
                break;
            case NoteEvent note:
                _notes.Add(note);
                break;
            default:
                throw new InvalidDataException($"nothing is known about events of the kind {item.GetType().Name}");
        }
    }

    public RunData Build(RunInfo info) => new(
        info,
        [.. _serializers.Values.Select(WithNotes)],
        [.. _cells.Values.Select(cell => cell.Build())],
        [.. _baselines.Values],
        [.. _launches],
        [.. _warnings])
    {
        VariantParts = _parts.Of(_cells.Values.Select(cell => VariantKey.Of(cell.Named.Key)), info.Plan, [.. _serializers.Values]),
        WorkloadParts = _parts.Workloads,
    };

    private SerializerEvent WithNotes(SerializerEvent serializer)
    {
        var more = _notes.Where(note => (note.Serializer, note.Version, note.Condition) == (serializer.Serializer, serializer.Version, serializer.Condition)).Select(note => note.Text);
        return serializer with { Notes = [.. serializer.Notes.Concat(more).Distinct()] };
    }

    private void Add(CellEvent cell)
    {
        if (!_cells.TryGetValue(cell.Id, out var known))
        {
            _cells.Add(cell.Id, new Cell(cell));
        }
        else if (known.Named.Key != cell.Key)
        {
            throw new InvalidDataException(Invariant(
                $"cell {cell.Id} is {known.Named.Key.Label()} earlier and {cell.Key.Label()} here"));
        }
    }

    private Cell CellOf(int id) => _cells.TryGetValue(id, out var cell)
        ? cell
        : throw new InvalidDataException(Invariant($"no line before this one says what cell {id} is"));

    private static string Invariant(FormattableString text) => text.ToString(CultureInfo.InvariantCulture);

    private sealed class Cell(CellEvent named)
    {
        private readonly HashSet<(int Launch, int Group, int Round, int Process)> _rounds = [];
        private readonly List<SampleEvent> _samples = [];

        public CellEvent Named { get; } = named;

        public List<OutcomeEvent> Outcomes { get; } = [];

        public List<VerifiedEvent> Verifications { get; } = [];

        public List<WarmedEvent> Warmups { get; } = [];

        public List<AllocationEvent> Allocations { get; } = [];

        public void Add(SampleEvent sample)
        {
            if (sample.Operations < 1)
            {
                throw new InvalidDataException(Invariant($"a sample of {sample.Operations} operations has no time per operation"));
            }

            // Launch, group, round and process identify a sample's partner. With two candidates, a ratio would pair samples that do not belong together.
            if (!_rounds.Add((sample.Launch, sample.Group, sample.Round, sample.Process)))
            {
                throw new InvalidDataException(Invariant(
                    $"launch {sample.Launch}, group {sample.Group}, round {sample.Round} of cell {sample.Cell} is there twice"));
            }

            _samples.Add(sample);
        }

        public CellData Build() => new(
            Named.Id,
            Named.Key,
            Named.IsFloor,
            Named.Partial,
            [.. Outcomes],
            [.. Verifications],
            [.. Warmups],
            [.. Allocations],
            [.. _samples])
        {
            IsControl = Named.IsControl,
        };
    }
}
