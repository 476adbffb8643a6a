using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Which call fills a collection depends on how the member is declared, on what it begins with, and on whether the object is there already.</summary>
public abstract class HoldsCapability(string id, string question) : RootsCapability(id, question, "values")
{
    /// <summary>Each collection in a class that is made first, and in one that its constructor makes.</summary>
    private protected static IReadOnlyList<(OneRoot Open, OneRoot Closed)> Holds =>
    [
        Both<IEnumerable<int>, SortedSet<int>>("an IEnumerable that is a SortedSet"),
        Both<IEnumerable<int>, List<int>>("an IEnumerable that is a List"),
        Both<ICollection<int>, SortedSet<int>>("an ICollection that is a SortedSet"),
        Both<ICollection<int>, List<int>>("an ICollection that is a List"),
        Both<IReadOnlyCollection<int>, SortedSet<int>>("an IReadOnlyCollection that is a SortedSet"),
        Both<IReadOnlyCollection<int>, List<int>>("an IReadOnlyCollection that is a List"),
        Both<IReadOnlyList<int>, List<int>>("an IReadOnlyList that is a List"),
        Both<IList<int>, List<int>>("an IList that is a List"),
        Both<ISet<int>, SortedSet<int>>("an ISet that is a SortedSet"),
        Both<SortedSet<int>, SortedSet<int>>("a SortedSet that is a SortedSet"),
        Both<LinkedList<int>, LinkedList<int>>("a LinkedList that is a LinkedList"),
    ];

    private static (OneRoot Open, OneRoot Closed) Both<TDeclared, TMade>(string name)
        where TDeclared : IEnumerable<int>
        where TMade : ICollection<int>, TDeclared, new()
    {
        var (open, closed) = (new OpenHold<TDeclared, TMade> { Number = 11 }, new Hold<TDeclared, TMade>(11));
        foreach (var cargo in new ICollection<int>[] { (ICollection<int>)open.Cargo, (ICollection<int>)closed.Cargo })
        {
            cargo.Add(1);
            cargo.Add(2);
        }

        return (Of(name, open, read => Compare(read.Number, read.Cargo)), Of(name, closed, read => Compare(read.Number, read.Cargo)));
    }

    private static Likeness Compare(int number, IEnumerable<int>? cargo) => $"{number} {ValueChecks.Bracketed(cargo)}" is var read && read == "11 [1, 2]" ? Likeness.Exact : Likeness.Lost($"11 [1, 2] comes back as {read}");
}

/// <summary>An object that is made first.</summary>
public sealed class FixedByInterface() : HoldsCapability("C25.fixed-interfaces", "collections without a setter, which the class makes, most of them declared by interfaces")
{
    protected override IReadOnlyList<OneRoot> Roots => [.. Holds.Select(hold => hold.Open)];
}

/// <summary>What does not come back without the parameter is the answer of C25.fixed-interfaces.</summary>
public sealed class FixedByInterfaceBesideConstructor() : HoldsCapability("C25.fixed-interfaces-constructor", "collections without a setter, which the class makes, most of them declared by interfaces, beside a member that the constructor takes")
{
    protected override IReadOnlyList<OneRoot> Roots => [.. Holds.Select(hold => hold.Closed.Beyond(hold.Open))];
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HoldModel<TDeclared, TMade>() : CapabilityModel<Hold<TDeclared, TMade>>(Needs.ReadOnlyMembers)
    where TMade : ICollection<int>, TDeclared, new();

/// <inheritdoc/>
public sealed class OpenHoldModel<TDeclared, TMade>() : CapabilityModel<OpenHold<TDeclared, TMade>>(Needs.ReadOnlyMembers)
    where TMade : ICollection<int>, TDeclared, new();
