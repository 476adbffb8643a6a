using Nerdbank.MessagePack;
using PolyType.SourceGenerator;

/// <summary>Its [GenerateShapeFor] attributes, one for each type that a value can be, are written by the build (see the project file).</summary>
internal sealed partial class Shapes;

/// <summary>Replaces attributes on the base types.</summary>
internal sealed partial class Unions
{
    private readonly Dictionary<Type, DerivedTypeUnion> _unions = [];

    private Unions() => Fill();

    public static IReadOnlyCollection<DerivedTypeUnion> All { get; } = new Unions()._unions.Values;

    /// <summary>Calls <see cref="Add"/> for each class. Written by the build.</summary>
    private partial void Fill();

    private void Add<TBase>(int tag, Type type)
    {
        if (!_unions.TryGetValue(typeof(TBase), out var union))
        {
            union = new DerivedTypeMapping<TBase>(TypeShapeProvider_worker.Default);
            _unions.Add(typeof(TBase), union);
        }

        ((DerivedTypeMapping<TBase>)union).Add(tag, type);
    }
}
