using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class TuplePlace<T>
{
    [Member(First + 0), NamedMember]
    public (int, T?) Value { get; set; }
}

public sealed class PlacedInTuple() : PlaceCapability("C59.tuple", "a part of a tuple")
{
    /// <summary>protobuf-net 3.4.40 writes a Uri in a tuple to a place that chance decides, so that an exception or the end of the process is the answer: that is C23.tuple-uri's.</summary>
    internal override bool Takes(Type type) => type != typeof(Uri);

    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new TuplePlace<T> { Value = (7, value) }, read => Alike((7, value), read.Value));
}
