using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A gateway reads the parts that it does not know, and writes them again. They must not have become others.</summary>
public sealed class OwnTrees() : ModelCapability("C49.own", "a part that a program does not know is read into the library's own type for pieces of its format, such as JObject or BsonDocument, and written again", "versions", typeof(V1.Freight), typeof(V2.Freight))
{
    protected override bool IsOfConversion => true;

#if TAKES_TREES
    private const string DateLike = "2000-12-15T22:11:03+13:30";

    protected override Judgement Try(ISubject subject)
    {
        var given = new V1.Freight { Known = 11, Value = new() { Text = DateLike, Number = 2, List = [1, 2], When = new(2000, 12, 15, 22, 11, 3, new TimeSpan(13, 30, 0)) } };
        var written = Attempt.Write(subject, given);
        var direct = written.Then(payload => Attempt.Read<V1.Freight>(subject, payload));
        if (direct.Value is not { } whole)
        {
            return Judgement.NotApplicable("it does not write and read the content by its class either: " + direct.Problem);
        }

        var passedOn = Attempt.Of("the program that does not know the content", () => subject.Rewrite<V2.Freight>(Versions.Rename(written.Value!), typeof(V1.Freight)));
        var read = passedOn.Then(rewritten => Attempt.Read<V1.Freight>(subject, Versions.Rename(rewritten), typeof(V2.Freight)));
        return read.Value is not { } value ? Judgement.Fail(read.Problem!)
            : Show(whole) == Show(value) ? Judgement.Pass()
            : Judgement.Fail($"{Show(whole)} comes back as {Show(value)}, silently");
    }

    private static string Show(V1.Freight parcel) => parcel.Value is not { } content
        ? "nothing"
        : string.Create(CultureInfo.InvariantCulture, $"{parcel.Known}, \"{content.Text}\", {content.Number}, [{string.Join(", ", content.List ?? [])}], {content.When:yyyy-MM-ddTHH:mm:sszzz}");
#else
    protected override Judgement Try(ISubject subject) => Judgement.NotApplicable("the adapter names no type of the library for a piece of its format");
#endif
}
