using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A number was put first, and all other members have the next number. A library that goes by names is not affected. A library that goes by numbers can refuse the payload only if the types differ.</summary>
public sealed class NumbersMoved() : RenumberedCapability<V1.Crate, V2.Crate>("C04.renumbered", "a number was put first, and the numbers of the other members moved")
{
    protected override V1.Crate Make() => new() { Bread = 11, Honey = 22 };

    protected override Judgement Judge(V2.Crate read) => Of(read.Bread, read.Honey, read.Apple == 0);
}

/// <summary>The same with a text.</summary>
public sealed class NumbersMovedByText() : RenumberedCapability<V1.Parcel, V2.Parcel>("C04.renumbered-text", "a text was put first, and the numbers of the other members moved")
{
    protected override V1.Parcel Make() => new() { Bread = 11, Honey = 22 };

    protected override Judgement Judge(V2.Parcel read) => Of(read.Bread, read.Honey, string.IsNullOrEmpty(read.Apple));
}

/// <summary>Members whose numbers moved. An exception shows the mistake to the program that reads; another value hides it.</summary>
/// <typeparam name="TOld">The version that writes.</typeparam>
/// <typeparam name="TNew">The version that reads.</typeparam>
/// <param name="id">Such as <c>C04.renumbered</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class RenumberedCapability<TOld, TNew>(string id, string question) : VersionCapability<TOld, TNew>(id, question)
    where TOld : class
    where TNew : class
{
    protected static Judgement Of(int bread, int honey, bool isNewOneInitial) =>
        (bread, honey, isNewOneInitial) is (11, 22, true) ? Judgement.Pass() : Judgement.Fail($"11 22 come back as {bread} {honey}, silently");

    protected override Judgement Judge(Attempt<TNew> refused, Attempt<TOld> own) =>
        refused.IsClean && own.Value is not null ? Judgement.Partial("it is refused: " + refused.Problem) : Judgement.Fail(refused.Problem!);
}
