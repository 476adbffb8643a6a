using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A null may have no room among what is kept, and a newer program then reads its initial value.</summary>
public sealed class NullsInRest() : ModelCapability("C47.null", "null in a member that a class does not have is kept in a member for those, and written again", "members"
#if TAKES_REST
    , typeof(Lugger), typeof(Schooner)
#endif
    )
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Schooner { Known = 11, Name = "here", Count = 22, Newer = null });
        var direct = written.Then(payload => Attempt.Read<Schooner>(subject, payload));
        if (direct.Value is not { Newer: null })
        {
            return Judgement.NotApplicable("the class that has the member does not read the null either");
        }

        var old = Attempt.Read<Lugger>(subject, written.Value!);
        var newer = old.Then(lugger => Attempt.Write(subject, lugger)).Then(payload => Attempt.Read<Schooner>(subject, payload));
        return newer.Value switch
        {
            null => Judgement.Fail(newer.Problem!),
            { Known: 11, Name: "here", Count: 22, Newer: null } => Judgement.Pass(),
            { Known: 11, Name: "here", Count: 22, Newer: "unset" } => Judgement.Fail("it is not written again: the class that has the member reads its initial value, silently"),
            var other => Judgement.Fail($"11, here, 22 and null are passed on as {other.Known}, {other.Name ?? "null"}, {other.Count?.ToString(System.Globalization.CultureInfo.InvariantCulture) ?? "null"} and {other.Newer ?? "null"}, silently"),
        };
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>What a reader does not set because it is null, or is there already, is a member that the class has all the same. Kept, it is written twice.</summary>
public sealed class KnownNullsInRest() : ModelCapability("C47.null-known", "a payload states null, zero and an empty text for members that a class has: none of them is kept in the member for those that it does not have", "members"
#if TAKES_REST
    , typeof(Lugger), typeof(Schooner)
#endif
    )
{
    protected override bool IsOfConversion => true;

#if TAKES_REST
    private static readonly (string Name, Schooner Root)[] s_values =
    [
        ("null", new() { Newer = "here" }),
        ("zero and an empty text", new() { Name = "", Count = 0, Newer = "here" }),
    ];

    protected override Judgement Try(ISubject subject) => ValueChecks.Judge([.. s_values.Select(value => (value.Name, Like(subject, value.Root)))]);

    private static Likeness Like(ISubject subject, Schooner root)
    {
        var read = Attempt.Write(subject, root).Then(payload => Attempt.Read<Lugger>(subject, payload));
        return read.Value switch
        {
            null => Likeness.Refused(read.Problem!),
            { Rest: { Count: 1 } rest } when $"{rest.Values.Single()}" == "here" => Likeness.OfEqual((root.Known, root.Name, root.Count), (read.Value.Known, read.Value.Name, read.Value.Count)),
            { Rest: var rest } => Likeness.Lost($"those that the class does not have are then {(rest is { Count: > 0 } ? string.Join(", ", rest.Keys.Order(StringComparer.Ordinal)) : "none")}"),
        };
    }
#else
    protected override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}
