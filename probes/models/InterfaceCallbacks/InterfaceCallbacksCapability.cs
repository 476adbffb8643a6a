using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime has two ways to say what is called after reading, and a library that knows one of them may pass over the other.</summary>
public sealed class InterfaceCallbacks() : ModelCapability("C51.interface", "a class that is IDeserializationCallback and has a method that the runtime's attribute OnDeserialized names, in a member, a list and a dictionary", "members", typeof(Sortie))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        Tocsin.Called.Clear();
        Tocsin.Marked.Clear();
        var read = Attempt.RoundTrip(subject, new Sortie { One = new() { Number = 1 }, List = [new() { Number = 2 }], Entries = new() { ["three"] = new() { Number = 3 } } });
        int[] called = [.. Tocsin.Called.Order()];
        int[] marked = [.. Tocsin.Marked.Order()];
        return read.Value switch
        {
            null => Judgement.NotApplicable("it does not read the class: " + read.Problem),
            _ when called.Length + marked.Length == 0 => Judgement.NotApplicable("it calls neither of them; it may have methods of its own for this"),
            _ when called is [1, 2, 3] => Judgement.Pass(),
            _ when called.Length == 0 => Judgement.Fail("it calls the method that the attribute names, and the one of the interface not, silently"),
            _ => Judgement.Fail($"of the objects 1 to 3, those in a member, a list and a dictionary, it calls the interface's method of {string.Join(", ", called)}"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class SortieModel() : CapabilityModel<Sortie>(Needs.Dictionary);
