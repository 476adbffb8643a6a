namespace Goldilocks.Prober.Attacks;

/// <summary>What 1,000 levels do on a stack that is smaller than that of the attacks by depth. It gives no grade, because it depends on the host: an application can give a thread any stack.</summary>
/// <param name="id">Such as <c>C46.read-1m</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="stackBytes">Of the thread.</param>
internal abstract class StackCapability(string id, string question, int stackBytes) : Capability
{
    /// <summary>1 MiB: the stack of a thread on Windows, and of a request there.</summary>
    protected const int OfWindows = 1024 * 1024;

    /// <summary>256 KiB: what some hosts of web applications give.</summary>
    protected const int OfSomeHosts = 256 * 1024;

    /// <summary>The levels.</summary>
    protected const int Levels = 1_000;

    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "stacks";

    /// <inheritdoc/>
    /// <remarks>Its section shares a process with the attacks by depth only, because the methods of both are compiled once.</remarks>
    public sealed override bool NeedsFreshProcess => true;

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        if (DeepPayload.OnLargeStack(() => Roots(subject)) is not [var root, ..])
        {
            return Judgement.NotApplicable(NoRoot);
        }

        var use = Refusable.OrNull(() => DeepPayload.OnLargeStack(() => Prepare(root, (IDeepModel)root.Workload)));
        return use is null ? Judgement.NotApplicable("no payload of this depth could be made") : Judge(use);
    }

    /// <summary>The roots that have levels; the first is asked. It is called on a very large stack.</summary>
    protected virtual IReadOnlyList<IRoot> Roots(ISubject subject) => [.. AttackedRoots.Of(subject).Where(root => root.Workload is IDeepModel)];

    /// <summary>Why there is none.</summary>
    protected virtual string NoRoot => "the variant takes no model whose values can be made of any depth";

    /// <summary>What is done on the small stack. It is called on a very large one.</summary>
    /// <exception cref="NotSupportedException">It cannot be done.</exception>
    protected abstract Action Prepare(IRoot root, IDeepModel model);

    /// <summary>It is done on the small stack only where it takes far more than that, and then a library that looks how much stack is left refuses, and any other ends the process.</summary>
    private Judgement Judge(Action use)
    {
        var (needed, refusal) = StackUse.Of(use);
        var judgement = StackFits.Of(needed, stackBytes) switch
        {
            StackFit.Fits => Answer(refusal),
            StackFit.Close => Judgement.Partial("it takes between three quarters and one and a half times of this stack: it works on one machine and ends the process on the next"),
            _ => Answer(StackUse.ExceptionOn(stackBytes, use)),
        };
        return judgement with { Notes = [StackFits.Text(needed)] };
    }

    /// <summary>A depth that is refused is withstood, whatever the exception.</summary>
    private static Judgement Answer(Exception? refusal) => Judgement.Pass(refusal is null ? "" : $"refused: {refusal.GetType().Name}");
}

/// <summary>Reading.</summary>
internal abstract class StackOfReader(string id, string question, int stackBytes) : StackCapability(id, question, stackBytes)
{
    /// <inheritdoc/>
    protected sealed override Action Prepare(IRoot root, IDeepModel model)
    {
        var payload = new DeepPayload(root, model).Make(Levels);
        return () => root.ReadOwn(payload);
    }
}

/// <summary>Reading where a converter of the program catches at each level, and throws its own exception: each throw needs stack on top of that of the one before.</summary>
internal abstract class StackOfRethrowingReader(string id, string question, int stackBytes) : StackOfReader(id, question, stackBytes)
{
    /// <inheritdoc/>
    protected sealed override IReadOnlyList<IRoot> Roots(ISubject subject) => [.. subject.Open(model => model is IRethrownModel).Where(root => root.CanReadOwn && root.WhyNotWrite is null)];

    /// <inheritdoc/>
    protected sealed override string NoRoot => "the adapter has no converter of a program that throws again at each level, or the variant takes none";
}

/// <summary>Writing.</summary>
internal abstract class StackOfWriter(string id, string question, int stackBytes) : StackCapability(id, question, stackBytes)
{
    /// <inheritdoc/>
    protected sealed override Action Prepare(IRoot root, IDeepModel model)
    {
        if (root.WhyNotWrite is not null)
        {
            throw new NotSupportedException(root.WhyNotWrite);
        }

        var write = root.PrepareToWrite(model.OfDepth(Levels));
        return () => write();
    }
}

/// <summary>Reading on 1 MiB.</summary>
internal sealed class ReadingOnOneMebibyte() : StackOfReader("C46.read-1m", "1,000 levels are read or refused on a stack of 1 MiB", OfWindows);

/// <summary>Reading on 256 KiB.</summary>
internal sealed class ReadingOnQuarterMebibyte() : StackOfReader("C46.read-256k", "1,000 levels are read or refused on a stack of 256 KiB", OfSomeHosts);

/// <summary>Reading with such a converter on 1 MiB.</summary>
internal sealed class RethrowingOnOneMebibyte() : StackOfRethrowingReader("C46.rethrow-1m", "1,000 levels, at each of which a converter of the program catches and throws again, are read or refused on a stack of 1 MiB", OfWindows);

/// <summary>Reading with such a converter on 256 KiB.</summary>
internal sealed class RethrowingOnQuarterMebibyte() : StackOfRethrowingReader("C46.rethrow-256k", "1,000 levels, at each of which a converter of the program catches and throws again, are read or refused on a stack of 256 KiB", OfSomeHosts);

/// <summary>Writing on 1 MiB.</summary>
internal sealed class WritingOnOneMebibyte() : StackOfWriter("C46.write-1m", "1,000 levels are written or refused on a stack of 1 MiB", OfWindows);

/// <summary>Writing on 256 KiB.</summary>
internal sealed class WritingOnQuarterMebibyte() : StackOfWriter("C46.write-256k", "1,000 levels are written or refused on a stack of 256 KiB", OfSomeHosts);
