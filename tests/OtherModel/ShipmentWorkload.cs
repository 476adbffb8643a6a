using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>A model that is none of the built-in ones, with every neutral attribute.</summary>
public sealed class ShipmentWorkload : Workload<Shipment>
{
    public override string Name => "shipment";

    public override string Description => "letters and crates";

    public override string SizeUnit => "parcels";

    public override IReadOnlyList<int> Sizes { get; } = [2];

    public override int DefaultSize => 2;

    public override Needs Needs => Needs.Polymorphism;

    public override Shipment Create(WorkloadSize size, SeededRandom random) => new()
    {
        Parcels = [.. Enumerable.Range(0, size.Count).Select(i => i % 2 == 0 ? (IParcel)new Letter { Text = $"Letter {random.Next(10, 99)}" } : new Crate(random.Next(1, 9_000)).Seal())],
    };

    public override Shipment AllocateCopy(Shipment value) => new() { Parcels = [.. value.Parcels.Select(Copy)] };

    private static IParcel Copy(IParcel parcel) => parcel switch
    {
        Letter letter => new Letter { Text = new string(letter.Text.AsSpan()) },
        Crate crate => new Crate(crate.Grams).Seal(),
        _ => throw new ArgumentException($"{parcel.GetType()} is not a parcel.", nameof(parcel)),
    };
}
