#if TAKES_HELD_REST
using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models.V1;

/// <summary>The interface by which the data contracts keep what a class does not have.</summary>
public sealed partial class Held : IExtensibleDataObject
{
    /// <inheritdoc/>
    public ExtensionDataObject? ExtensionData { get; set; }
}
#endif
