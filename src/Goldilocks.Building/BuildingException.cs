using Goldilocks.Results;

namespace Goldilocks.Building;

/// <summary>Nothing can be built at the moment; the message names the thing, the cause and what to do.</summary>
public sealed class BuildingException(string message) : UserErrorException(message);
