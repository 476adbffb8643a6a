namespace Goldilocks.Prober;

/// <summary>
/// The place of an input among those that differ by how heavy they are. A process costs half a second, so the heavier ones are left out after one that ended it: they would say the same.
/// </summary>
/// <param name="Ladder">Those that are compared with each other.</param>
/// <param name="Weight">The heavier the larger.</param>
public readonly record struct Rung(string Ladder, int Weight);
