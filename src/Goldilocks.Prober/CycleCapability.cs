namespace Goldilocks.Prober;

/// <summary>An object that leads back to itself. A writer that refuses it cleanly is right in part: many formats have no form for it.</summary>
/// <typeparam name="TNode">The class of the object.</typeparam>
/// <param name="id">Such as <c>C10.constructor</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class CycleCapability<TNode>(string id, string question) : ModelCapability(id, question, "graphs", typeof(TNode)) where TNode : class
{
    /// <summary>In the object, beside the member that leads back.</summary>
    protected const int Number = 11;

    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>An object with <see cref="Number"/> that leads to itself.</summary>
    protected abstract TNode Make();

    /// <summary>The same without the cycle, where the library may refuse the class whatever its objects lead to; null where nothing else is wrong with the class.</summary>
    protected virtual TNode? MakeWithoutCycle() => null;

    /// <summary>What an object that was read has in its two members.</summary>
    protected abstract (int Number, TNode? Next) MembersOf(TNode read);

    /// <summary>What is said of another number than the one that was written; null where the next object decides alone.</summary>
    protected virtual string? Changed(int number) => null;

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        if (MakeWithoutCycle() is { } straight && Attempt.RoundTrip(subject, straight).Problem is { } problem)
        {
            return Judgement.NotApplicable("an object without a cycle is refused as well: " + problem);
        }

        var written = Attempt.Write(subject, Make());
        if (written.Value is not { } payload)
        {
            return written.IsClean ? Judgement.Partial(written.Problem!) : Judgement.Fail(written.Problem!);
        }

        var read = Attempt.Read<TNode>(subject, payload);
        if (read.Value is not { } node)
        {
            return Judgement.Fail(read.Problem!);
        }

        var (number, next) = MembersOf(node);
        return number == Number && ReferenceEquals(node, next) ? Judgement.Pass()
            : number != Number && Changed(number) is { } changed ? Judgement.Fail(changed)
            : Judgement.Fail(next is null ? "the cycle is cut, silently" : "another object is read, silently");
    }
}
