using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader reads the whole payload before it can call the constructor, and keeps what is no parameter aside until then.</summary>
public sealed class ExtensionDataBesideConstructor() : ModelCapability("C47.constructor", "members that a class does not have are kept in a member for them, where a constructor takes the others", "members", RestBeside.Asked(typeof(Memo), typeof(Petition)))
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    protected override Judgement Try(ISubject subject)
    {
        var read = RestBeside.Read<Memo>(subject);
        return read.Value is { } memo ? RestBeside.Judge(memo.Known, memo.Rest) : Judgement.Fail(read.Problem!);
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>What is left out is neither a member nor unknown.</summary>
public sealed class ExtensionDataBesideLeftOut() : LeftOutCapability("C47.left-out", "members that a class does not have are kept in a member for them, where a constructor takes the others and an attribute of the base class leaves out a member that the payload states", typeof(Directive), nameof(Directive.Draft), RestBeside.Asked(typeof(Manifesto), typeof(Petition)))
{
#if TAKES_REST
    protected override Judgement TryMarked(ISubject subject)
    {
        var read = RestBeside.Read<Manifesto>(subject);
        return read.Value is not { } manifesto ? Judgement.Fail(read.Problem!)
            : manifesto.Draft is null ? RestBeside.Judge(manifesto.Known, manifesto.Rest)
            : Judgement.Fail("what is left out is set, silently");
    }
#else
    protected override Judgement TryMarked(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>What the class leaves out may be a secret of another program, and it need not be lost either: that it is passed on is told.</summary>
public sealed class LeftOutWrittenAgain() : LeftOutCapability("C47.left-out-again", "a payload states a member that an attribute leaves out of a class with a member for those that it does not have: does the program write it again?", typeof(Directive), nameof(Directive.Draft), RestBeside.Asked(typeof(Directive), typeof(Petition)))
{
#if TAKES_REST
    protected override Judgement TryMarked(ISubject subject)
    {
        var read = RestBeside.Read<Directive>(subject, Secret);
        var again = read.Then(directive => Attempt.Write(subject, directive));
        return (read.Value, again.Value) switch
        {
            (null, _) => Judgement.Fail(read.Problem!),
            (_, null) => Judgement.NotApplicable("nothing that is kept is written again (C47): " + again.Problem),
            ({ Draft: not null }, _) => Judgement.Fail("what is left out is set, silently"),
            (_, { } payload) when Has(payload, Secret) => Judgement.Partial("it is kept among what the class does not have, and written again"),
            _ => Judgement.Pass(),
        };
    }
#else
    protected override Judgement TryMarked(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>What these questions have in common.</summary>
internal static class RestBeside
{
    /// <summary>Where there is no such attribute, nothing is asked of the roots, which a library may refuse for another reason.</summary>
    public static Type[] Asked(params Type[] roots) =>
#if TAKES_REST
        roots;
#else
        [];
#endif

    public static Attempt<T> Read<T>(ISubject subject, string draft = "draft") where T : class => Attempt.Write(subject, new Petition { Draft = draft, Known = 11, Newer = "here" }).Then(payload => Attempt.Read<T>(subject, payload));

    /// <summary>The draft may be among them or not.</summary>
    public static Judgement Judge(int known, Dictionary<string, object>? rest) =>
        known == 11 && (rest ?? []).Values.Any(value => Convert.ToString(value, CultureInfo.InvariantCulture) == "here")
            ? Judgement.Pass()
            : Judgement.Fail($"11 and here come back as {known}, and {rest?.Count ?? 0} that the class does not have, silently");
}
