using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class QueuePlace<T>
{
    [Member(First + 0), NamedMember]
    public Queue<T?>? Value { get; set; }
}

public sealed class PlacedInQueues() : PlaceCapability("C59.queue", "an element of a queue")
{
    internal override OneRoot In<T>(string name, T? value, int other) where T : default => Of(name, new QueuePlace<T> { Value = new([value]) }, read => Alike((List<T?>)[value], read.Value));
}
