namespace Goldilocks.Prober;

/// <summary>A class of a program that has a short text for all of its data. An adapter that names its library's attribute for converters (<c>ConverterMember</c>) has a converter that writes and reads this text.</summary>
/// <typeparam name="TSelf">The class.</typeparam>
public interface ITextForm<TSelf> where TSelf : ITextForm<TSelf>
{
    /// <summary>The text. These are methods, so that no library takes them for members.</summary>
    string ToForm();

    /// <summary>The object with that text.</summary>
    /// <exception cref="FormatException">It is no such text.</exception>
    static abstract TSelf FromForm(string form);
}

/// <summary>A class of a program whose objects hold one of their own class. An adapter whose project says so (<c>ConverterRethrows</c>) has a converter that reads and writes it through the library, and that catches the library's exceptions at each level and throws its own.</summary>
/// <typeparam name="TSelf">The class.</typeparam>
public interface ILevel<TSelf> where TSelf : class, ILevel<TSelf>, new()
{
    /// <summary>The next level; null at the last one.</summary>
    TSelf? Next { get; set; }
}

/// <summary>The model of such a class.</summary>
public interface IRethrownModel : IDeepModel;

/// <summary>A class of a program in whose place an object of another class is written. An adapter whose project says so (<c>ConverterStandsIn</c>) has a converter that gives that object to the library, which writes it as it writes any.</summary>
/// <typeparam name="TSelf">The class.</typeparam>
/// <typeparam name="TStandIn">The other class.</typeparam>
public interface IStandIn<TSelf, TStandIn> where TSelf : class, IStandIn<TSelf, TStandIn> where TStandIn : class
{
    /// <summary>The object in its place.</summary>
    TStandIn ToStandIn();

    /// <summary>The object of what was in its place.</summary>
    static abstract TSelf OfStandIn(TStandIn value);
}

/// <summary>A question about converters, where the adapter names no attribute for them.</summary>
/// <param name="id">Such as <c>C55.member</c>.</param>
/// <param name="question">What is asked, in words.</param>
/// <param name="family">The family that <c>--only</c> may name.</param>
public abstract class UnaskedConverter(string id, string question, string family) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => family;

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject) => Judgement.NotApplicable("the adapter names no attribute that gives a class a converter of the program");
}
