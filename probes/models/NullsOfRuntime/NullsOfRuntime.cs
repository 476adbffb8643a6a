using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A converter for one type of the runtime may write null and not read it, or read something for it.</summary>
public sealed class NullsOfRuntime() : NullInMembersCapability("C48.null", "null in a member of each type of the runtime that a question under C48 is about", "C48");
