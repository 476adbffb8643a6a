global using static Goldilocks.Workloads.Numbering;

namespace Goldilocks.Workloads;

internal static class Numbering
{
    public const int First = 0;
}
