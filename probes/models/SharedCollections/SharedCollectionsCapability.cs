using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>What is added to one of them later is added to the other.</summary>
public sealed class SharedList() : RoundTripCapability<Shelving>("C11.list", "two members hold the same list", "graphs")
{
    protected override bool IsOfConversion => true;

    protected override Shelving Make()
    {
        List<int> list = [3, 1, 2];
        return new() { Left = list, Right = list };
    }

    protected override Judgement Judge(Shelving read) => read switch
    {
        { Left: [3, 1, 2] left, Right: { } right } when ReferenceEquals(left, right) => Judgement.Pass(),
        { Left: [3, 1, 2], Right: [3, 1, 2] } => Judgement.Partial("two equal copies are read"),
        _ => Judgement.Fail("another value is read, silently"),
    };
}

/// <summary>The most usual cycle: a list of children that know their parent. It is asked only where an object in a list twice stays one object, because a writer of trees has no end here, and C10 says so.</summary>
public sealed class ParentAndChildren() : ModelCapability("C10.children", "an object has a list of children that know it", "graphs", typeof(Family))
{
    protected override bool IsOfConversion => true;

    protected override Judgement Try(ISubject subject)
    {
        var twice = new FamilyChild { Number = 11 };
        var shared = Attempt.RoundTrip(subject, new Family { Name = "here", Children = [twice, twice] });
        if (shared.Value is not { Children: [{ Number: 11 } one, { } two] } || !ReferenceEquals(one, two))
        {
            return shared.Value is null ? Judgement.Fail(shared.Problem!) : Judgement.NotApplicable("it does not keep that two elements are the same object (C11)");
        }

        var family = new Family { Name = "here" };
        family.Children = [new() { Number = 11, Family = family }, new() { Number = 22, Family = family }];
        var read = Attempt.RoundTrip(subject, family);
        return read.Value switch
        {
            null => Judgement.Fail(read.Problem!),
            { Name: "here", Children: [{ Number: 11 } first, { Number: 22 } second] } parent when ReferenceEquals(first.Family, parent) && ReferenceEquals(second.Family, parent) => Judgement.Pass(),
            { Children: [{ Number: 11, Family: null }, _] } => Judgement.Fail("the cycle is cut, silently"),
            _ => Judgement.Fail("other objects are read, silently"),
        };
    }
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ShelvingModel() : CapabilityModel<Shelving>(Needs.SharedReferences);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class FamilyModel() : CapabilityModel<Family>(Needs.SharedReferences);
