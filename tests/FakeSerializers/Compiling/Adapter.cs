using System.Reflection.Emit;

/// <summary>Works, and has a method compiled in every operation, as libraries do that call constructors by reflection anew each time.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } = [new CompilingVariant()];
}

internal sealed class CompilingVariant() : FakeVariant("")
{
    protected override Binding BindAny<T>(Binder<T> binder) => binder.To(new CompilingAdapter<T>());
}

internal readonly struct CompilingAdapter<T> : IAdapter<T>
{
    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        Compile();
        Json.Write(value, destination);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload)
    {
        Compile();
        return Json.Read<T>(payload);
    }

    private static void Compile()
    {
        var method = new DynamicMethod("Stub", typeof(int), []);
        var generator = method.GetILGenerator();
        generator.Emit(OpCodes.Ldc_I4_1);
        generator.Emit(OpCodes.Ret);
        method.CreateDelegate<Func<int>>()();
    }
}
