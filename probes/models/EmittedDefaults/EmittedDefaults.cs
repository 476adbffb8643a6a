using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class HasDimmer
    {
        [Member(First + 0), NamedMember]
        public Dimmer? Value { get; set; }
    }

    /// <summary>What another program sends: it writes each member.</summary>
    [DataContract, Serializable]
    public sealed class Dimmer
    {
        [DataMember(Order = 1)]
        public bool Enabled { get; set; } = true;

        [DataMember(Order = 2)]
        public int Level { get; set; } = 7;

        [DataMember(Order = 3)]
        public double Speed { get; set; } = 1.5;
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class HasDimmer
    {
        [Member(First + 0), NamedMember]
        public Dimmer? Value { get; set; }
    }

    /// <summary>It has the attributes of the runtime and none of a library.</summary>
    [DataContract, Serializable]
    public sealed class Dimmer
    {
        [DataMember(Order = 1, EmitDefaultValue = false)]
        public bool Enabled { get; set; } = true;

        [DataMember(Order = 2, EmitDefaultValue = false)]
        public int Level { get; set; } = 7;

        [DataMember(Order = 3, EmitDefaultValue = false)]
        public double Speed { get; set; } = 1.5;
    }
}
