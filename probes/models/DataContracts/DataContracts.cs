using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

/// <summary>What the others would be with the attributes of the library, if there are some.</summary>
[Contract]
public sealed partial class MarkedDeed
{
    [Member(First + 0), NamedMember]
    public int Number { get; set; }

    [Member(First + 1), NamedMember]
    public string? Text { get; set; }
}

/// <summary>As most programs write it. It has the attributes of the runtime and none of a library, and so have the ones below.</summary>
[DataContract, Serializable]
public sealed class UnorderedDeed
{
    [DataMember]
    public int Number { get; set; }

    [DataMember]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public sealed class DeedFromZero
{
    [DataMember(Order = 0)]
    public int Number { get; set; }

    [DataMember(Order = 1)]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public sealed class DeedFromOne
{
    [DataMember(Order = 1)]
    public int Number { get; set; }

    [DataMember(Order = 2)]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public sealed class NamedDeed
{
    [DataMember(Name = "no")]
    public int Number { get; set; }

    [DataMember(Name = "words")]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public sealed class NamedDeedFromOne
{
    [DataMember(Name = "no", Order = 1)]
    public int Number { get; set; }

    [DataMember(Name = "words", Order = 2)]
    public string? Text { get; set; }
}

/// <summary>Not all libraries know the attribute of the member between the others. What they make of that member is not judged.</summary>
[DataContract, Serializable]
public sealed class DeedWithIgnored
{
    [DataMember(Order = 1)]
    public int Number { get; set; }

    [IgnoreDataMember]
    public int Ignored { get; set; }

    [DataMember(Order = 2)]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public class UnorderedDeedBase
{
    [DataMember]
    public int Number { get; set; }
}

[DataContract, Serializable]
public sealed class UnorderedDerivedDeed : UnorderedDeedBase
{
    [DataMember]
    public string? Text { get; set; }
}

[DataContract, Serializable]
public class DeedBaseFromOne
{
    [DataMember(Order = 1)]
    public int Number { get; set; }
}

[DataContract, Serializable]
public sealed class DerivedDeedFromTwo : DeedBaseFromOne
{
    [DataMember(Order = 2)]
    public string? Text { get; set; }
}
