using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As C47, and the member is the library's own. A writer may put what it holds into the object without its names.</summary>
public sealed class OwnRest() : ModelCapability("C47.own", "members that a class does not have are kept in the library's own type for pieces of its format, such as JObject, and written again", "members", typeof(HasOwnRest), typeof(Successor))
{
    protected override bool IsOfConversion => true;

#if TAKES_REST && TAKES_TREES
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Successor { Known = 11, Newer = "here", Inner = new() { Known = 22 } });
        var direct = written.Then(payload => Attempt.Read<Successor>(subject, payload));
        if (direct.Value is not { } whole)
        {
            return Judgement.NotApplicable("it does not write and read the members by a class that has them either: " + direct.Problem);
        }

        var read = Attempt.Read<HasOwnRest>(subject, written.Value!);
        if (read.Value is not { } old)
        {
            return Judgement.Fail(read.Problem!);
        }

        var newer = Attempt.Write(subject, old).Then(passedOn => Attempt.Read<Successor>(subject, passedOn));
        return newer.Value is not { } passed ? Judgement.Fail($"they are kept, and not passed on: {newer.Problem}")
            : Show(passed) == Show(whole) ? Judgement.Pass()
            : Judgement.Fail($"{Show(whole)} is passed on as {Show(passed)}, silently");
    }

    private static string Show(Successor value) => $"({value.Known}, {value.Newer ?? "null"}, {(value.Inner is { } inner ? Show(inner) : "null")})";
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no attribute of the library for such a member, or no type for a piece of its format");
#endif
}

#if TAKES_REST && TAKES_TREES
/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasOwnRestModel() : CapabilityModel<HasOwnRest>(Needs.Dictionary);
#else
public sealed class HasOwnRestModel() : CapabilityModel<HasOwnRest>;
#endif
