using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>By the generator of a library such a member may be a parameter.</summary>
public sealed class RestsWithInit() : KeptRestCapability<HasRestInit>("C47.init", "members that a class does not have are kept in a member with init for them, and written again")
{
    protected override int KnownOf(HasRestInit old) => old.Known;

#if TAKES_REST
    protected override IEnumerable<KeyValuePair<string, object>>? RestOf(HasRestInit old) => old.Rest;
#endif
}

/// <summary>A reader can only fill what is there.</summary>
public sealed class RestsWithoutSetter() : KeptRestCapability<HasRestFixed>("C47.fixed", "members that a class does not have are kept in a dictionary without a setter, which the class makes, and written again")
{
    protected override int KnownOf(HasRestFixed old) => old.Known;

#if TAKES_REST
    protected override IEnumerable<KeyValuePair<string, object>>? RestOf(HasRestFixed old) => old.Rest;
#endif
}

/// <summary>A reader must choose the class.</summary>
public sealed class RestsByInterface() : KeptRestCapability<HasRestInterface>("C47.interface", "members that a class does not have are kept in a member declared as IDictionary, and written again")
{
    protected override int KnownOf(HasRestInterface old) => old.Known;

#if TAKES_REST
    protected override IEnumerable<KeyValuePair<string, object>>? RestOf(HasRestInterface old) => old.Rest;
#endif
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRestInitModel() : CapabilityModel<HasRestInit>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRestFixedModel() : CapabilityModel<HasRestFixed>(Needs.Dictionary);

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasRestInterfaceModel() : CapabilityModel<HasRestInterface>(Needs.Dictionary);
