using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library may keep in the bits of one number which members are missing.</summary>
public sealed class ManyRequired() : NumberedMembersCapability<SeventyRequired>("C22.many", "a class of 70 required members with init");
