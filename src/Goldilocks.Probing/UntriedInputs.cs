using Goldilocks.Catalog;

namespace Goldilocks.Probing;

/// <summary>Inputs of a section that were not tried.</summary>
/// <param name="Direction">Whether they would have been read or written.</param>
/// <param name="Inputs">How many.</param>
/// <param name="WhyNot">Why, with their number.</param>
public sealed record UntriedInputs(ProbeDirection Direction, int Inputs, string WhyNot);
