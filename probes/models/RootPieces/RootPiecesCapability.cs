using System.Text.RegularExpressions;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A program that does not know what it gets reads all of it into pieces. It must find there what it would find in a member.</summary>
public sealed partial class RootPieces() : ModelCapability("C52.own", "the whole value is read into the library's own class for all pieces of its format, such as JToken: a list of numbers, a list of objects, an object", "values", typeof(V1.Portmanteau), typeof(V2.Portmanteau))
{
    protected override bool IsOfConversion => true;

#if TAKES_PIECES
    private static readonly V1.Portmanteau s_given = new() { Numbers = [3, 1, 2], Objects = [Kayaks.Three()[0]], One = Kayaks.Three()[0] };

    protected override Judgement Try(ISubject subject)
    {
        if (NotTaken(subject, typeof(OwnPiece)) is { } refused)
        {
            return refused;
        }

        var inMembers = Attempt.Write(subject, s_given).Then(payload => Attempt.Read<V2.Portmanteau>(subject, Versions.Rename(payload), typeof(V1.Portmanteau)));
        if (inMembers.Value is not { } parts)
        {
            return Judgement.NotApplicable("C49.own asks about a member: " + inMembers.Problem);
        }

        var answers = new[]
        {
            ("a list of numbers", Like(subject, s_given.Numbers!, parts.Numbers)),
            ("a list of objects", Like(subject, s_given.Objects!, parts.Objects)),
            ("an object", Like(subject, s_given.One!, parts.One)),
        }.Where(answer => answer.Item2 is not null).Select(answer => (answer.Item1, answer.Item2!)).ToArray();
        return answers.Length == 0 ? Judgement.NotApplicable("it writes none of them as the whole value") : ValueChecks.Judge(answers);
    }

    /// <summary>Null where the library does not write such a whole value.</summary>
    private static Likeness? Like<T>(ISubject subject, T whole, OwnPiece? part) where T : class
    {
        if (NotTaken(subject, typeof(T)) is not null || Attempt.Write(subject, whole) is not { Value: { } payload })
        {
            return null;
        }

        var read = Attempt.Read<OwnPiece>(subject, payload, typeof(T));
        return read.Value is { } piece ? Likeness.OfEqual(Shown(part), Shown(piece)) : Likeness.Refused(read.Problem!);
    }

    /// <summary>On one line, without the numbers that a writer gives objects, which go on from one object to the next.</summary>
    private static string? Shown(OwnPiece? piece) => piece?.ToString() is { } text ? ObjectNumber().Replace(string.Concat(text.Where(letter => !char.IsWhiteSpace(letter))), "") : null;

    [GeneratedRegex("\"\\$id\":\"[0-9]+\",")]
    private static partial Regex ObjectNumber();
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no class of the library for all pieces of its format");
#endif
}
