#if TAKES_HELD_REST
namespace Goldilocks.Probes.Models.V1;

/// <summary>The library's base class, which keeps the fields that a class does not have.</summary>
public sealed partial class Held : ProtoBuf.Extensible;
#endif
