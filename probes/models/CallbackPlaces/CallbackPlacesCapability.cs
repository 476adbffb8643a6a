using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library has code of its own for each place of an object.</summary>
public sealed class CallbackPlaces() : ModelCapability("C51.items", "methods that the runtime's attribute OnDeserialized names, in the objects of a list, an array and a dictionary, and in a member", "members", typeof(Steeple))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        Stroke.Called.Clear();
        var read = Attempt.RoundTrip(subject, new Steeple { One = new() { Number = 1 }, List = [new() { Number = 2 }, new() { Number = 3 }], Array = [new() { Number = 4 }], Entries = new() { ["five"] = new() { Number = 5 } } });
        int[] called = [.. Stroke.Called.Order()];
        return read.Value switch
        {
            null => Judgement.NotApplicable("it does not read the class: " + read.Problem),
            _ when called.Length == 0 => Judgement.NotApplicable("it calls none of them; it may have methods of its own for this"),
            _ when called is [1, 2, 3, 4, 5] => Judgement.Pass(),
            _ => Judgement.Fail($"of the objects 1 to 5, those in a member, a list (2 and 3), an array and a dictionary, it calls that of {string.Join(", ", called)}"),
        };
    }
}

/// <summary>A program brings an object up to date, or locks it, before it is written.</summary>
public sealed class CallbacksOfWriter() : ModelCapability("C51.written", "methods that the runtime's attributes OnSerializing and OnSerialized name", "members", typeof(Peal))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        Peal.Calls.Clear();
        var written = Attempt.Write(subject, new Peal { Number = 11 });
        string[] calls = [.. Peal.Calls];
        var read = written.Then(payload => Attempt.Read<Peal>(subject, payload));
        return (read.Value, calls) switch
        {
            (null, _) => Judgement.NotApplicable("it does not read the class: " + read.Problem),
            (_, []) => Judgement.NotApplicable("it calls none of them; it may have methods of its own for this"),
            ({ Number: 12 }, ["before writing", "after writing"]) => Judgement.Pass(),
            ({ Number: 12 }, _) => Judgement.Partial("only these: " + string.Join("; ", calls)),
            var (peal, _) => Judgement.Fail($"what the method before writing sets to 12 is written as {peal.Number}, after {string.Join("; ", calls)}"),
        };
    }
}

/// <summary>No other code calls these methods, so most programs make them private.</summary>
public sealed class PrivateCallbacks() : ModelCapability("C51.private", "private methods that the runtime's attributes OnDeserializing and OnDeserialized name", "members", typeof(Peal))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, new Peal { Number = 11 });
        var callsWriters = Peal.Calls.Count > 0;
        Peal.Calls.Clear();
        var read = written.Then(payload => Attempt.Read<Peal>(subject, payload));
        string[] calls = [.. Peal.Calls];
        Peal.Calls.Clear();
        return (read.Value, calls) switch
        {
            (null, _) => Judgement.NotApplicable("it does not read the class: " + read.Problem),
            (_, ["before reading", "after reading"]) => Judgement.Pass(),
            (_, []) when callsWriters => Judgement.Fail("it calls the public methods that are named for writing, and these not, silently"),
            (_, []) => Judgement.NotApplicable("it calls none of them; it may have methods of its own for this"),
            _ => Judgement.Partial("only these: " + string.Join("; ", calls)),
        };
    }
}
