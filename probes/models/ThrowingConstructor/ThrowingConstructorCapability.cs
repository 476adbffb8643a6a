using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The exception must reach the program, and the next object must be read as before.</summary>
public sealed class ThrowingConstructors() : ModelCapability("C50.constructor", "a constructor that throws while an object is read, and a sound object of the class read behind it", "members", typeof(Valve))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Valve { Number = 11, Text = "here" });
        var before = written.Then(payload => Attempt.Read<Valve>(subject, payload));
        if (before.Value is not { Number: 11, Text: "here" })
        {
            return Judgement.NotApplicable("it does not read the class either where nothing throws: " + (before.Problem ?? "another value is read, silently"));
        }

        Valve.Throws = true;
        var thrown = Attempt.Read<Valve>(subject, written.Value);
        Valve.Throws = false;
        var behind = Attempt.Read<Valve>(subject, written.Value);
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, not { Number: 11, Text: "here" }) => Judgement.Fail("another value is read behind it, silently"),
            (null, _) when thrown.Value is { Number: 11, Text: "here" } => Judgement.Pass("it does not call the constructor"),
            (null, _) => Judgement.Fail("the exception is swallowed, and another object is read, silently"),
            ({ } exception, _) => Thrown.Judge(exception, Valve.Words),
        };
    }
}

/// <summary>The exception must reach the program, and the next object must be written as before.</summary>
public sealed class ThrowingSequences() : ModelCapability("C50.sequence", "a sequence that throws at its third element while an object is written, and a sound object written behind it", "members", typeof(HasSupply))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var before = Attempt.Write(subject, Make());
        if (before.Value is not { } usual)
        {
            return Judgement.NotApplicable("it does not write the class either where nothing throws: " + before.Problem);
        }

        Supply.Throws = true;
        var thrown = Attempt.Write(subject, Make());
        Supply.Throws = false;
        var behind = Attempt.Write(subject, Make());
        return (thrown.Exception, behind.Value) switch
        {
            (_, null) => Judgement.Fail("behind it: " + behind.Problem),
            (_, { } again) when !again.AsSpan().SequenceEqual(usual) => Judgement.Fail($"{usual.Length} bytes become {again.Length} others behind it, silently"),
            (null, _) when thrown.Value!.AsSpan().SequenceEqual(usual) => Judgement.NotApplicable("it does not read through the sequence"),
            (null, _) => Judgement.Fail("the exception is swallowed, and other bytes are written, silently"),
            ({ } exception, _) => Thrown.Judge(exception, Valve.Words),
        };
    }

    private static HasSupply Make() => new() { Text = "here", Value = new Supply() };
}
