using Goldilocks.Results;

namespace Goldilocks.Cli.Startup;

/// <summary>Makes the report from the starts. A pure function: the same folder gives the same report.</summary>
public static class StartupReportBuilder
{
    /// <summary>A start further than this share off the median is listed; it still counts.</summary>
    public const double OutlierShare = CellStatistics.OutlierShare;

    private static readonly bool[] s_warmThenCold = [false, true];

    /// <summary>The report of everything that the folder holds, also when it is not complete.</summary>
    public static StartupReport Build(StartupData data)
    {
        var starts = data.Events.OfType<StartEvent>().Where(start => start.Counts).ToLookup(start => start.Subject);
        var tables = from isCold in s_warmThenCold
                     from column in data.Info.Plan.Columns
                     let table = new Table(data, column.Name, isCold, starts).Build()
                     where !isCold || table.Rows.Any(row => row.IsMeasured)
                     select table;
        return new StartupReport(
            FormatVersion: 1,
            data.Info,
            CommandLines.Of(data.Info.Command),
            [.. tables],
            [.. data.Events.OfType<RemarkEvent>().Select(remark => remark.Text)]);
    }

    private sealed class Table(StartupData data, string column, bool isCold, ILookup<int, StartEvent> starts)
    {
        private readonly List<SubjectEvent> _subjects = [.. data.Events.OfType<SubjectEvent>().Where(subject => subject.Key.Column == column)];
        private readonly List<ProgramEvent> _programs = [.. data.Events.OfType<ProgramEvent>().Where(program => program.Column == column)];
        private readonly List<ProgramEvent> _unready = [.. data.Events.OfType<ProgramEvent>().Where(program => program.Column == column && program.Outcome is not null)];

        public StartupTable Build()
        {
            var rows = _subjects.Where(subject => subject.Key.Kind == StartupKind.Used).Select(Row).Concat(Unbuilt()).ToList();
            var comparable = rows.Where(row => row.UsesAllTypes).Select(row => row.Label + row.Version).ToHashSet();
            var ranks = Ranking.Of([.. _subjects
                .Where(subject => subject.Key.Kind == StartupKind.Used && comparable.Contains(subject.Key.Label + subject.Key.Version))
                .Select(subject => new Contender(subject.Key.Label + subject.Key.Version, StartsOf(subject).ToDictionary(start => start.Round, start => (double)start.ExitNanoseconds)))]);
            var empty = _subjects.FirstOrDefault(subject => subject.Key.Kind == StartupKind.Empty);
            return new StartupTable(
                column,
                isCold,
                empty is null ? null : Of(StartsOf(empty), start => start.ExitNanoseconds),
                BytesOf("", ""),
                [.. rows
                    .Select(row => row with { Rank = ranks.GetValueOrDefault(row.Label + row.Version) })
                    .OrderBy(row => !row.IsMeasured).ThenBy(row => !row.UsesAllTypes).ThenBy(row => row.Exit?.Value).ThenBy(row => row.Label, StringComparer.Ordinal)],
                _unready);
        }

        private StartupRow Row(SubjectEvent subject)
        {
            var own = StartsOf(subject);
            var ended = data.Events.OfType<EndedEvent>().Where(item => item.Subject == subject.Id).ToList();
            var outcome = ended.FirstOrDefault(item => item.Type is null)?.Outcome;
            if (outcome is not null || own.Count == 0)
            {
                return Without(subject.Key, outcome?.Name ?? Outcome.NotMeasured, OneLine.Of(outcome?.Reason ?? "it was not started before the command ended"));
            }

            var check = data.Events.OfType<CheckEvent>().FirstOrDefault(item => item.Subject == subject.Id);
            var exit = Of(own, start => start.ExitNanoseconds)!;
            return Without(subject.Key, nameof(Measured), "") with
            {
                Starts = own.Count,
                Exit = exit,
                Referenced = Referenced(subject.Key),
                Main = Of(own, start => start.MainNanoseconds),
                FirstSerialize = Of(own, start => LoadingOf(start) + start.Types[0].Bind.Nanoseconds + start.Types[0].Serialize.Nanoseconds),
                FirstDeserialize = Of(own, start => start.Types[0].Deserialize.Nanoseconds),
                Types = [.. Types(own, check, ended)],
                OneTime = Of(own, OneTime),
                SlowestNanoseconds = own.Max(start => start.ExitNanoseconds),
                Outliers = [.. own.Select(start => start.ExitNanoseconds).Where(time => Math.Abs((time / exit.Value) - 1) > OutlierShare)],
                Methods = check?.Types.Sum(type => type.Methods),
                IlBytes = check?.Types.Sum(type => type.IlBytes),
                Assemblies = check?.Assemblies.Count,
                PublishedBytes = BytesOf(subject.Key.Serializer, subject.Key.Version),
            };
        }

        /// <summary>The first three types have one shape, so the cost of the first beyond that of the other two is paid only once.</summary>
        private static long? OneTime(StartEvent start) => start.Types is [var first, var second, var third, ..]
            ? LoadingOf(start) + first.TotalNanoseconds - ((second.TotalNanoseconds + third.TotalNanoseconds) / 2)
            : null;

        private static long LoadingOf(StartEvent start) => start.Loaded?.Nanoseconds ?? 0;

        private static IEnumerable<StartupTypeRow> Types(List<StartEvent> starts, CheckEvent? check, List<EndedEvent> ended)
        {
            foreach (var type in starts[0].Types.Select(type => type.Type))
            {
                var compiled = check?.Types.FirstOrDefault(item => item.Type == type);
                yield return new StartupTypeRow(
                    type,
                    nameof(Measured),
                    "",
                    Of(starts, start => start.Types.FirstOrDefault(item => item.Type == type)?.TotalNanoseconds),
                    compiled?.Methods,
                    compiled?.IlBytes);
            }

            foreach (var item in ended.Where(item => item.Type is not null && starts[0].Types.All(type => type.Type != item.Type)))
            {
                yield return new StartupTypeRow(item.Type!, item.Outcome.Name, OneLine.Of(item.Outcome.Reason), null, null, null);
            }
        }

        private Interval? Referenced(StartupKey key) =>
            _subjects.FirstOrDefault(subject => subject.Key == key with { Kind = StartupKind.Referenced, Variant = "" }) is { } subject
                ? Of(StartsOf(subject), start => start.ExitNanoseconds)
                : null;

        private IEnumerable<StartupRow> Unbuilt() => _unready
            .Select(program => Without(
                new StartupKey(program.Serializer, "", program.Version, program.Serializer.Length == 0 ? StartupKind.Empty : StartupKind.Used, column),
                program.Outcome!.Name,
                OneLine.Of(program.Outcome.Reason)));

        private long? BytesOf(string serializer, string version) =>
            _programs.FirstOrDefault(program => program.Serializer == serializer && program.Version == version && program.Outcome is null)?.Bytes;

        private List<StartEvent> StartsOf(SubjectEvent subject) => [.. starts[subject.Id].Where(start => start.IsCold == isCold)];

        private static Interval? Of(List<StartEvent> starts, Func<StartEvent, long?> nanoseconds)
        {
            var times = starts.Select(nanoseconds).OfType<long>().Select(time => (double)time).ToList();
            return times.Count == 0 ? null : OrderStatistics.OfTimes(times);
        }

        private static StartupRow Without(StartupKey key, string outcome, string reason) => new(
            key.Serializer, key.Variant, key.Version, key.Label, outcome, reason,
            null, 0, null, null, null, null, null, [], null, null, [], null, null, null, null);
    }
}
