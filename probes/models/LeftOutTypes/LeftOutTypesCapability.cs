using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Programs leave out what cannot be written. A generator, or a library that asks for all members first, may look at the type all the same.</summary>
public sealed class LeftOutTypes() : LeftOutRootsCapability<Without<int[,]>>("C20.left-out-types", "a member that an attribute leaves out, of 16 types that few libraries can write, such as a Stream, a delegate and a Type", nameof(Without<int[,]>.LeftOut))
{
    private const int Number = 11;

    protected override IReadOnlyList<OneRoot> Roots { get; } =
    [
        Of("a Stream", new Without<Stream> { Number = Number, LeftOut = new MemoryStream([1, 2]) }, Others),
        Of("a delegate", new Without<Action> { Number = Number, LeftOut = () => { } }, Others),
        Of("a Type", new Without<Type> { Number = Number, LeftOut = typeof(int) }, Others),
        Of("an IntPtr", new Without<nint> { Number = Number, LeftOut = 7 }, Others),
        Of("a Task", new Without<Task> { Number = Number, LeftOut = Task.CompletedTask }, Others),
        Of("a MethodInfo", new Without<System.Reflection.MethodInfo> { Number = Number, LeftOut = typeof(int).GetMethod(nameof(int.GetHashCode)) }, Others),
        Of("a CancellationToken", new Without<CancellationToken> { Number = Number, LeftOut = new(true) }, Others),
        Of("an interface of the program", new Without<IStowaway> { Number = Number, LeftOut = new Stowaway() }, Others),
        Of("an object", new Without<object> { Number = Number, LeftOut = new Stowaway() }, Others),
        Of("an Exception", new Without<Exception> { Number = Number, LeftOut = new InvalidOperationException("here") }, Others),
        Of("an array of two dimensions", new Without<int[,]> { Number = Number, LeftOut = new int[,] { { 1 } } }, Others),
        Of("an IEnumerable", new Without<System.Collections.IEnumerable> { Number = Number, LeftOut = Enumerable.Range(1, 3) }, Others),
        Of("an interface of the runtime", new Without<IServiceProvider> { Number = Number }, Others),
        Of("a Lazy", new Without<Lazy<string>> { Number = Number, LeftOut = new(() => throw new InvalidOperationException("It must not be asked.")) }, Others),
        Of("a Lock", new Without<Lock> { Number = Number, LeftOut = new() }, Others),
        Of("a ReadOnlyMemory", new Without<ReadOnlyMemory<char>> { Number = Number, LeftOut = "here".AsMemory() }, Others),
    ];

    private static string Others<T>(Without<T> read) => read.Number.ToString(System.Globalization.CultureInfo.InvariantCulture);
}
