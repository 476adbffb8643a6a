namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class Garage
{
    [Member(First + 0), NamedMember]
    public IVehicle? Vehicle { get; set; }
}

[Interface]
[AnyDerived(10, typeof(Truck))]
[AnyDerived(11, typeof(Bicycle))]
[Child(10, typeof(Truck))]
[Child(11, typeof(Bicycle))]
public partial interface IVehicle;

[Contract]
public sealed partial class Truck : IVehicle
{
    [Member(First + 0), NamedMember]
    public int Tonnes { get; set; }
}

[Contract]
public sealed partial class Bicycle : IVehicle
{
    [Member(First + 0), NamedMember]
    public int Gears { get; set; }
}
