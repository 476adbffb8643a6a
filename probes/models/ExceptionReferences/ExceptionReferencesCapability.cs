using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may write an exception in a way of its own, which does not look for objects that it wrote before.</summary>
public sealed class ExceptionCycle() : CycleCapability<Relapse>("C10.exception", "an exception of the program's own, with the attributes of the library where it has any, leads back to itself")
{
    protected override Relapse Make()
    {
        var relapse = new Relapse { Number = Number };
        relapse.Next = relapse;
        return relapse;
    }

    protected override Relapse MakeWithoutCycle() => new() { Number = Number };

    protected override (int Number, Relapse? Next) MembersOf(Relapse read) => (read.Number, read.Next);
}

/// <summary>The same exception twice, without a cycle.</summary>
public sealed class SharedException() : ModelCapability("C11.exception", "two members hold the same exception of the program's own, which has the attributes of the library where it has any", "graphs", typeof(HasRelapses))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        if (Attempt.RoundTrip(subject, new HasRelapses { Left = new() { Number = 11 } }).Problem is { } problem)
        {
            return Judgement.NotApplicable("it is refused once as well: " + problem);
        }

        var relapse = new Relapse { Number = 11 };
        var read = Attempt.RoundTrip(subject, new HasRelapses { Left = relapse, Right = relapse });
        return read.Value is { } relapses ? Judge(relapses) : Judgement.Fail(read.Problem!);
    }

    private static Judgement Judge(HasRelapses read) => read switch
    {
        { Left: { Number: 11 } left, Right: { } right } when ReferenceEquals(left, right) => Judgement.Pass(),
        { Left.Number: 11, Right.Number: 11 } => Judgement.Partial("two equal copies are read"),
        _ => Judgement.Fail("another value is read, silently"),
    };
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class RelapseModel() : CapabilityModel<Relapse>(Needs.SharedReferences);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRelapsesModel() : CapabilityModel<HasRelapses>(Needs.SharedReferences);
