namespace Goldilocks.Prober;

/// <summary>Runs the inputs of a section, one after the other, from where an earlier process of the same folder ended.</summary>
/// <param name="job">What is asked for.</param>
/// <param name="subject">The variant.</param>
/// <param name="section">The section.</param>
/// <param name="makeSections">Makes all that there are. Only the first section of a variant asks.</param>
/// <param name="runner">Runs an input.</param>
/// <param name="watchdog">Ends the process when something takes too long.</param>
internal sealed class SectionLoop(ChildJob job, ISubject subject, Section section, Func<IReadOnlyList<Section>> makeSections, InputRunner runner, Watchdog watchdog)
{
    /// <summary>Its presence in the child's folder says that the section came to its end. src/Goldilocks.Probing knows it too.</summary>
    public const string DoneFile = "done";

    /// <summary>Why the section has no inputs for the variant. src/Goldilocks.Probing knows it too.</summary>
    public const string WhyNotFile = "not-applicable";

    /// <summary>Why the section could not begin although it applies. src/Goldilocks.Probing knows it too.</summary>
    public const string NotBegunFile = "not-begun";

    /// <summary>The description of the only input that was asked for. src/Goldilocks.Probing knows it too.</summary>
    public const string InputFile = "input.txt";

    /// <summary>Its bytes. src/Goldilocks.Probing knows it too.</summary>
    public const string PayloadFile = "payload.bin";

    private readonly string _folder = job.FolderOf(section);

    private double HangSeconds => job.HangSeconds ?? section.HangSeconds;

    /// <summary>Runs what has not been run.</summary>
    /// <returns>False when the library does not read its own payloads any more as it did: nothing else must be tried in this process.</returns>
    public bool Run()
    {
        Directory.CreateDirectory(_folder);
        watchdog.Begin(RecordThatItDidNotBegin);
        if (section.WhyNot(subject) is { } reason)
        {
            File.WriteAllText(Path.Combine(_folder, WhyNotFile), reason);
            Finish();
            return true;
        }

        ResourceLimits.Set(section.MemoryBytes);
        var inputs = section.Open(subject, job.Seed);
        using var journal = Journal.Open(_folder, inputs.Count);
        using var log = OutcomeLog.Open(_folder);
        // After inputs that are known already nothing is asked of them, and to read them all takes longer than most inputs do.
        var rereading = section.RereadsOwnPayloads && job.Only is null && !job.Numbers.ContainsKey(section.Name) ? new Rereading(subject) : null;
        watchdog.End();
        var deaths = RecordDeaths(inputs, journal, log);
        foreach (var number in Numbers(inputs))
        {
            if (Visit(inputs[number], number, journal, log, deaths) && section.IsFreshAfterOutOfMemory)
            {
                // The parent starts the next process, which goes on after this input.
                ProcessEnd.Now();
            }
        }

        var isUnharmed = rereading is null || IsReadAsBefore(rereading, log);
        Finish();
        // Where a table is quoted, it says so of all sections.
        if (job.Only is null && job.Numbers.Count == 0 && !section.RereadsOwnPayloads)
        {
            // The section is done: whatever becomes of the process now, only the other sections must ask for themselves.
            watchdog.Begin(() => { });
            Applicability.Write(_folder, subject, makeSections());
        }

        return isUnharmed;
    }

    private IEnumerable<int> Numbers(IInputs inputs)
    {
        if (job.Only is not { } only)
        {
            return job.Numbers.GetValueOrDefault(section.Name) ?? Enumerable.Range(0, inputs.Count);
        }

        var number = job.Wanted is { } wanted ? wanted.NumberIn(inputs, only) : only;
        if (number is null)
        {
            File.WriteAllText(Path.Combine(_folder, NotBegunFile), "the section has no such input any more");
        }

        return number is { } found ? [found] : [];
    }

    private bool IsReadAsBefore(Rereading rereading, OutcomeLog log)
    {
        watchdog.Begin(() =>
        {
            rereading.RecordHang(log);
            Finish();
        });
        var isAsBefore = rereading.Record(log);
        watchdog.End();
        return isAsBefore;
    }

    private void RecordThatItDidNotBegin()
    {
        File.WriteAllText(Path.Combine(_folder, NotBegunFile), FormattableString.Invariant($"its own payloads were not written and read in {watchdog.LimitSeconds} s of processor time"));
        Finish();
    }

    private void Finish() => File.WriteAllText(Path.Combine(_folder, DoneFile), "");

    /// <returns>True when memory was refused.</returns>
    private bool Visit(ProbeInput input, int number, Journal journal, OutcomeLog log, Deaths deaths)
    {
        if (journal[number] != Journal.Untried)
        {
            return false;
        }

        if (deaths.WhyLeftOut(input) is { } leftOut)
        {
            journal[number] = log.Record(input, number, new Observation { Answer = leftOut });
            return false;
        }

        if (job.Only is not null)
        {
            log.RecordPossibleEnds(input, number, HangSeconds);
        }

        journal[number] = Journal.Preparing;
        watchdog.Begin(() => journal[number] = Journal.HungMaking);
        MemoryRefusals.Take();
        if (!TryPrepare(input, out var payload, out var failure))
        {
            watchdog.End();
            var isRefusedMemory = MemoryRefusals.Take();
            journal[number] = log.Record(input, number, isRefusedMemory ? failure with { Answer = Answers.OutOfMemoryMaking } : failure);
            return isRefusedMemory;
        }

        journal[number] = Journal.Started;
        watchdog.Begin(() => journal[number] = Journal.Hung, HangSeconds, RecordFullMemory);
        MemoryRefusals.RecordBy(RecordFullMemory);
        var seen = OnStack(input.StackBytes, () => runner.Run(input, payload));
        MemoryRefusals.RecordBy(null);
        watchdog.End();
        journal[number] = log.Record(input, number, seen);
        return seen.Remarked.Contains(Remarks.OutOfMemory);

        void RecordFullMemory() => journal[number] = Journal.StartedAndFull;
    }

    private bool TryPrepare(ProbeInput input, out byte[]? payload, out Observation failure)
    {
        payload = null;
        failure = new Observation { Answer = Answers.Unmade };
        try
        {
            payload = job.PayloadFile is { } file ? File.ReadAllBytes(file) : InputRunner.Prepare(input);
            if (job.Only is not null)
            {
                File.WriteAllText(Path.Combine(_folder, InputFile), input.Words());
                File.WriteAllBytes(Path.Combine(_folder, PayloadFile), payload ?? []);
            }

            return true;
        }
        catch (Exception exception)
        {
            failure = failure with { Exceptions = exception.GetType().FullName ?? "", Text = exception.Message };
            return false;
        }
    }

    /// <summary>The calling thread has the small stack already.</summary>
    private static Observation OnStack(int stackBytes, Func<Observation> run)
    {
        if (stackBytes == Stacks.Small)
        {
            return run();
        }

        Observation? seen = null;
        var thread = new Thread(() => seen = run(), stackBytes) { Name = "input" };
        thread.Start();
        thread.Join();
        return seen!;
    }

    /// <summary>The inputs that ended earlier processes. Their kinds are recorded by this process, because the dead could not.</summary>
    private Deaths RecordDeaths(IInputs inputs, Journal journal, OutcomeLog log)
    {
        var deaths = new Deaths(section.MostDeaths);
        for (var number = 0; number < inputs.Count; number++)
        {
            if (OutcomeLog.Ends.TryGetValue(journal[number], out var answer))
            {
                deaths.Add(inputs[number], answer);
                journal[number] = log.Record(inputs[number], number, OutcomeLog.EndOfProcess(answer, HangSeconds));
            }
            else if (log.EndOf(journal[number]) is { } end)
            {
                deaths.Add(inputs[number], end);
            }
        }

        return deaths;
    }
}

/// <summary>
/// Says of all sections of a variant which do not apply, and why: a process for each would cost more than asking. A section that is not listed is asked again in a process of its own.
/// </summary>
internal static class Applicability
{
    /// <summary>The file's name in the child's folder: a line with name, tab and reason for each. src/Goldilocks.Probing reads it.</summary>
    public const string FileName = "inapplicable.tsv";

    /// <summary>Writes the file.</summary>
    public static void Write(string folder, ISubject subject, IReadOnlyList<Section> sections)
    {
        var lines = from section in sections
                    let reason = section.WhyNot(subject)
                    where reason is not null
                    select $"{section.Name}\t{reason.ReplaceLineEndings(" ").Replace('\t', ' ')}\n";
        File.WriteAllText(Path.Combine(folder, FileName), string.Concat(lines));
    }
}
