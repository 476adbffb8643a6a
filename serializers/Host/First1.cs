global using static Goldilocks.Workloads.Numbering;

namespace Goldilocks.Workloads;

internal static class Numbering
{
    public const int First = 1;

    /// <summary>Whether the library takes members whose numbers have gaps, as those of a later version of a class have.</summary>
#if NUMBERS_WITHOUT_GAPS
    public const bool MayHaveGaps = false;
#else
    public const bool MayHaveGaps = true;
#endif
}
