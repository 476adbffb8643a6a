namespace Goldilocks.Prober;

/// <summary>The variant that is probed, with every model that its program was built with.</summary>
public interface ISubject
{
    /// <summary>The variant's name; empty for the only or plain one.</summary>
    string Variant { get; }

    /// <summary>The format that the serializer's facts state, in lower case: <c>json</c>, <c>xml</c>, <c>own binary</c>.</summary>
    string Format { get; }

    /// <summary>True where code of Goldilocks converts the application's objects to and from the library's own.</summary>
    bool ConvertsObjects { get; }

    /// <summary>The options that the variant can be asked with.</summary>
    IReadOnlyList<VariantOption> Options { get; }

    /// <summary>The other variants of the program: the same library, used in another way.</summary>
    IReadOnlyList<ISubject> Siblings { get; }

    /// <summary>The models that the program has, in the order of their workloads. A model that a library's generator refuses is left out of the program.</summary>
    IReadOnlyList<ModelName> Models { get; }

    /// <summary>True when the program has the model and the variant takes it.</summary>
    bool Takes(ModelName model);

    /// <summary>Why the variant does not take the model; null when it does.</summary>
    string? WhyNot(ModelName model);

    /// <summary>The variant on the model's root.</summary>
    /// <exception cref="ArgumentException">The variant does not take the model.</exception>
    IRoot Open(ModelName model);

    /// <summary>
    /// The variant on each of these models that it takes, in their order. Only they are bound: to bind all models of a program costs more than most sections do.
    /// </summary>
    /// <param name="isWanted">Chooses models.</param>
    IEnumerable<IRoot> Open(Func<Workload, bool> isWanted);

    /// <summary>The variant on the first model whose root is a <typeparamref name="T"/>.</summary>
    /// <exception cref="ArgumentException">The program has no such model, or the variant does not take it.</exception>
    IRoot<T> Open<T>();

    /// <summary>The same, to read what another version of the class wrote. A reader that must be given the schema of the writer may refuse it here.</summary>
    /// <param name="writer">The class that wrote.</param>
    /// <exception cref="ArgumentException">The program has no such model.</exception>
    /// <exception cref="NotSupportedException">The adapter does not take it. A library may throw others.</exception>
    IRoot<T> Open<T>(Type writer);

    /// <summary>
    /// The same variant, whose values are written by the first process that writes them: a later one is given those bytes, and so reads what it never wrote. They are told apart by their order.
    /// </summary>
    /// <param name="name">Of all that is written, such as a capability's identity.</param>
    ISubject WritingOnce(string name);

    /// <summary>Writes a value through the adapter. The array is the caller's.</summary>
    byte[] Write<T>(T value) => Open<T>().Write(value);

    /// <summary>Reads a value through the adapter.</summary>
    T Read<T>(ReadOnlyMemory<byte> payload) => Open<T>().Read(payload);

    /// <summary>Reads through the adapter what <paramref name="writer"/>, another version of the class, wrote.</summary>
    T Read<T>(ReadOnlyMemory<byte> payload, Type writer) => Open<T>(writer).Read(payload);
}
