namespace Goldilocks.Probes.Models
{
    /// <summary>One member stands in the payload for another, which is left out, and has its name there.</summary>
    [Contract]
    public sealed partial class Interval
    {
#if TAKES_NAMES
        [NameMember("Wait")]
#else
        [Member(First + 0), NamedMember]
#endif
        public int WaitSeconds { get; set; }

        [NotMember]
        public TimeSpan Wait
        {
            get => TimeSpan.FromSeconds(WaitSeconds);
            set => WaitSeconds = (int)value.TotalSeconds;
        }
    }

    /// <summary>The name in the payload differs in the case of a letter.</summary>
    [Contract]
    public sealed partial class Delay
    {
#if TAKES_NAMES
        [NameMember("wait")]
#else
        [Member(First + 0), NamedMember]
#endif
        public int WaitSeconds { get; set; }

        [NotMember]
        public TimeSpan Wait
        {
            get => TimeSpan.FromSeconds(WaitSeconds);
            set => WaitSeconds = (int)value.TotalSeconds;
        }
    }
}

namespace Goldilocks.Probes.Models.V1
{
    /// <summary>What another program sends.</summary>
    [Contract]
    public sealed partial class Snooze
    {
        [Member(First + 0), NamedMember]
        public int Wait { get; set; }
    }

    /// <summary>The same.</summary>
    [Contract]
    public sealed partial class Chime
    {
        [Member(First + 0), NamedMember]
        public int Wait { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    /// <summary>The member that it leaves out has the name that is sent.</summary>
    [Contract]
    public sealed partial class Snooze
    {
#if TAKES_NAMES
        [NameMember("wait")]
#else
        [Member(First + 0), NamedMember]
#endif
        public int WaitSeconds { get; set; }

        [NotMember]
        public TimeSpan Wait
        {
            get => TimeSpan.FromSeconds(WaitSeconds);
            set => WaitSeconds = (int)value.TotalSeconds;
        }
    }

    /// <summary>It leaves out none.</summary>
    [Contract]
    public sealed partial class Chime
    {
#if TAKES_NAMES
        [NameMember("wait")]
#else
        [Member(First + 0), NamedMember]
#endif
        public int WaitSeconds { get; set; }
    }
}
