namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Without the field that version 2 adds.</summary>
    [Contract]
    public sealed partial class Slot
    {
        [Member(First + 0), Included]
        public int Given;
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Slot
    {
        [Member(First + 0), Included]
        public int Given;

        [Member(First + 1), Included]
        public int Number = 42;
    }
}
