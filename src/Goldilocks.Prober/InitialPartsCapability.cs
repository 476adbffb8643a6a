namespace Goldilocks.Prober;

/// <summary>A member that begins with a value of several parts, written with others. A value that does not come back from a member without an initial value either is asked by another question, and so not here.</summary>
/// <typeparam name="TInitial">The root whose member begins with a value.</typeparam>
/// <typeparam name="TPlain">The root whose member begins with none.</typeparam>
/// <typeparam name="TValue">The type of both members.</typeparam>
/// <param name="id">Such as <c>C25.initial-object</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class InitialPartsCapability<TInitial, TPlain, TValue>(string id, string question, string family) : ModelCapability(id, question, family, typeof(TInitial), typeof(TPlain)) where TInitial : class where TPlain : class
{
    /// <summary>The values, each with its name. The first one has no default.</summary>
    protected abstract IEnumerable<(string Name, TValue Value)> Values { get; }

    /// <inheritdoc/>
    protected sealed override bool IsOfConversion => true;

    /// <summary>A root whose initial value is replaced.</summary>
    protected abstract TInitial Initial(TValue value);

    /// <summary>A root without an initial value.</summary>
    protected abstract TPlain Plain(TValue value);

    /// <summary>The value of a root in words.</summary>
    protected abstract string Show(TInitial root);

    /// <inheritdoc cref="Show(TInitial)"/>
    protected abstract string Show(TPlain root);

    /// <inheritdoc/>
    protected sealed override Judgement Try(ISubject subject)
    {
        var plain = Values.Select(one => (one.Name, one.Value, Likeness: ValueChecks.Like(subject, Plain(one.Value), (expected, actual) => Likeness.OfEqual(Show(expected), Show(actual))))).ToList();
        return plain[0].Likeness.Degree != Degree.Exact
            ? Judgement.NotApplicable("such a value does not come back from a member without an initial value either: " + plain[0].Likeness.What)
            : ValueChecks.Judge([.. plain.Where(one => one.Likeness.Degree == Degree.Exact).Select(one => (one.Name, ValueChecks.Like(subject, Initial(one.Value), Compare)))]);
    }

    private Likeness Compare(TInitial expected, TInitial actual) => Show(expected) == Show(actual) ? Likeness.Exact : Likeness.Lost($"{Show(expected)} comes back as {Show(actual)}");
}
