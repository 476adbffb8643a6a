namespace Goldilocks.Probes.Models.V1
{
    /// <summary>Programs make it by the public constructor. The other one is there for libraries.</summary>
    [Contract]
    public sealed partial class Almanac
    {
        public Almanac(string title) => Title = title;

        [Constructor]
        private Almanac()
        {
        }

        [Member(First + 0), Included]
        public string? Title { get; private set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>The public constructor takes a second member, for which it has no default.</summary>
    [Contract]
    public sealed partial class Almanac
    {
        public Almanac(string title, int pages) => (Title, Pages) = (title, pages);

        [Constructor]
        private Almanac()
        {
        }

        [Member(First + 0), Included]
        public string? Title { get; private set; }

        [Member(First + 1), Included]
        public int Pages { get; private set; }
    }
}
