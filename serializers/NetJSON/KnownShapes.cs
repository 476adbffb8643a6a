using NetJSON;

namespace Goldilocks.Workloads;

// Its own attribute for derived classes takes a type alone, without the number that [Derived] gives.
[NetJSONKnownType(typeof(Circle))]
[NetJSONKnownType(typeof(Box))]
[NetJSONKnownType(typeof(Caption))]
public abstract partial class Shape;
