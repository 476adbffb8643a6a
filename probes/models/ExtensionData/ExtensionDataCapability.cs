using System.Globalization;
using Goldilocks.Prober;
using Goldilocks.Prober.Attacks;

namespace Goldilocks.Probes.Models;

/// <summary>A program of an older version reads a payload of a newer version and writes it again. The members that only the newer version has must not be lost.</summary>
/// <typeparam name="TOld">What the old program knows, with a member for what it does not.</typeparam>
/// <param name="id">Such as <c>C47</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class KeptRestCapability<TOld>(string id, string question) : ModelCapability(id, question, "members", typeof(TOld), typeof(HasMore)) where TOld : class
{
    protected sealed override bool IsOfConversion => true;

    protected abstract int KnownOf(TOld old);

#if TAKES_REST
    protected abstract IEnumerable<KeyValuePair<string, object>>? RestOf(TOld old);

    protected sealed override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new HasMore { Known = 11, Newer = "here", Number = 22 });
        if (written.Value is not { } payload)
        {
            return Judgement.Fail(written.Problem!);
        }

        var read = Attempt.Read<TOld>(subject, payload);
        if (read.Value is not { } old)
        {
            return Judgement.Fail(read.Problem!);
        }

        var kept = (RestOf(old) ?? []).Select(entry => Convert.ToString(entry.Value, CultureInfo.InvariantCulture)).Order(StringComparer.Ordinal).ToArray();
        if (KnownOf(old) != 11 || !kept.SequenceEqual(["22", "here"]))
        {
            return Judgement.Fail($"11, here, 22 come back as {KnownOf(old)}, and {kept.Length} that the class does not have");
        }

        var again = Attempt.Write(subject, old);
        var newer = again.Then(passedOn => Attempt.Read<HasMore>(subject, passedOn));
        return newer.Value is not { } whole ? Judgement.Partial($"they are kept, and not passed on: {newer.Problem}")
            : whole is { Known: 11, Newer: "here", Number: 22 } ? Judgement.Pass()
            : Judgement.Partial($"they are kept, and passed on as {whole.Known}, {whole.Newer ?? "null"}, {whole.Number}");
    }
#else
    protected sealed override Judgement Try(ISubject subject) => Judgement.NoRestMember;
#endif
}

/// <summary>A dictionary that a reader may make and set.</summary>
public sealed class ExtensionData() : KeptRestCapability<HasRest>("C47", "members that a class does not have are kept in a member for them (extension data), and written again")
{
    protected override int KnownOf(HasRest old) => old.Known;

#if TAKES_REST
    protected override IEnumerable<KeyValuePair<string, object>>? RestOf(HasRest old) => old.Rest;
#endif
}

/// <summary>Its payload has one member that the class does not have, and can have any number of them.</summary>
#if TAKES_REST
public sealed class HasRestModel() : ProbeModel<HasRest>(CapabilityModel.NameOf(typeof(HasRest)), Needs.Dictionary), IGrowingModel, ICollidingModel
{
    IReadOnlyList<HashFlood> ICollidingModel.Floods { get; } =
        [.. CollidingTexts.Floods(Named).Select(flood => flood with { Words = $"{flood.Keys} as names in extension data that all have one hash code" })];

    int IGrowingModel.Length => 20_000;

    /// <summary>A reader may keep a number of a payload in a type of its own, so the texts are compared.</summary>
    public override string? FindDifference(HasRest expected, HasRest actual) =>
        expected.Known != actual.Known ? $"Known: expected {expected.Known}, got {actual.Known}" : expected.Rest?.Count == actual.Rest?.Count && Texts(expected).SequenceEqual(Texts(actual)) ? null : "Rest: other members";

    object IGrowingModel.OfLength(int length) => Of(Enumerable.Range(1, length).Select(number => ("name " + number.ToString(CultureInfo.InvariantCulture), number)));

    protected override HasRest Make() => Of([(CorpusTargets.RestName, CorpusTargets.Rest)]);

    private static IEnumerable<string?> Texts(HasRest value) => (value.Rest ?? []).OrderBy(entry => entry.Key, StringComparer.Ordinal).Select(entry => $"{entry.Key} {Convert.ToString(entry.Value, CultureInfo.InvariantCulture)}");

    private static HasRest Named(int count, Func<int, string> text) => Of(Enumerable.Range(1, count).Select(number => (text(number), number)));

    private static HasRest Of(IEnumerable<(string Name, int Value)> members) => new() { Known = CorpusTargets.Int, Rest = members.ToDictionary(member => member.Name, member => (object)member.Value) };
}
#else
public sealed class HasRestModel() : CapabilityModel<HasRest>;
#endif
