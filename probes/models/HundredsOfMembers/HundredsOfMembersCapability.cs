using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Their count and their numbers do not fit into a byte.</summary>
public sealed class HundredsOfMembers() : NumberedMembersCapability<Hundreds>("C20.hundreds", "a class of 260 members");
