using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Only the payload could say of which class it is. It is one of those that the adapter is told of.</summary>
public sealed class ObjectRoots() : RootCapability<object>("C52.object", "the whole value is declared as object and is of a class of the program")
{
    protected override IReadOnlyList<object> Values => [new Flare { Number = 11, Colour = "red" }];

    protected override string Show(object value) => SignalsByType.Words(value);
}

/// <summary>The same by the other calls.</summary>
public sealed class ObjectByType() : RunTimeTypeCapability<object>("C53.object", "written and read by the Type of object: an object of a class of the program")
{
    protected override IReadOnlyList<object> Values => [new Flare { Number = 11, Colour = "red" }];

    protected override string Show(object value) => SignalsByType.Words(value);
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class ObjectRootModel() : CapabilityModel<object>(Needs.EmbeddedType);
