using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The exception must reach the program, and the next object must be written as before: a library keeps buffers and tables of objects.</summary>
public sealed class ThrowingGetters() : ModelCapability("C50.getter", "a getter that throws while an object is written, and a sound object of the class written behind it", "members", typeof(Fuse))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var before = Attempt.Write(subject, Fuses.Make());
        if (before.Value is not { } usual)
        {
            return Judgement.NotApplicable("it does not write the class either where nothing throws: " + before.Problem);
        }

        Fuse.ThrowsInGetter = true;
        var thrown = Attempt.Write(subject, Fuses.Make());
        Fuse.ThrowsInGetter = false;
        var behind = Attempt.Write(subject, Fuses.Make());
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, { } again) when !again.AsSpan().SequenceEqual(usual) => Judgement.Fail($"{usual.Length} bytes become {again.Length} others behind it, silently"),
            (null, _) when thrown.Value!.AsSpan().SequenceEqual(usual) => Judgement.Pass("it does not call the getter"),
            (null, _) => Judgement.Fail("the exception is swallowed, and other bytes are written, silently"),
            ({ } exception, _) => Thrown.Judge(exception, Fuse.Words),
        };
    }
}

/// <summary>The exception must reach the program, and the next object must be read as before.</summary>
public sealed class ThrowingSetters() : ModelCapability("C50.setter", "a setter that throws while an object is read, and a sound object of the class read behind it", "members", typeof(Fuse))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, Fuses.Make());
        var before = written.Then(payload => Attempt.Read<Fuse>(subject, payload));
        if (before.Value is not { } usual || !Fuses.IsRight(usual))
        {
            return Judgement.NotApplicable("it does not read the class either where nothing throws: " + (before.Problem ?? "another value is read, silently"));
        }

        Fuse.ThrowsInSetter = true;
        var thrown = Attempt.Read<Fuse>(subject, written.Value);
        Fuse.ThrowsInSetter = false;
        var behind = Attempt.Read<Fuse>(subject, written.Value);
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, { } again) when !Fuses.IsRight(again) => Judgement.Fail("another value is read behind it, silently"),
            (null, _) when Fuses.IsRight(thrown.Value!) => Judgement.Pass("it does not call the setter"),
            (null, _) => Judgement.Fail("the exception is swallowed, and the object lacks the value, silently"),
            ({ } exception, _) => Thrown.Judge(exception, Fuse.Words),
        };
    }
}

/// <summary>The values of the capabilities about exceptions of the program.</summary>
internal static class Fuses
{
    public static Fuse Make() => new() { Number = 11, Current = 22, Text = "here" };

    public static bool IsRight(Fuse fuse) => (fuse.Number, fuse.Current, fuse.Text) == (11, 22, "here");
}
