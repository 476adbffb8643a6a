using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Customers with a text of 1 MiB characters and 1 MiB of bytes each (the OData study's large fields).</summary>
public sealed class CustomersLargeWorkload : CustomersWorkload
{
    private const int Mebi = 1 << 20;

    /// <inheritdoc/>
    public override string Name => "customers-large";

    /// <inheritdoc/>
    public override string Description => "customers, each with a string of 1 MiB characters and 1 MiB of bytes (OData study)";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10];

    /// <inheritdoc/>
    public override int DefaultSize => 1;

    /// <summary>The study's largest is 30; beyond 200, formats that escape pass the 2 GiB that an array can hold.</summary>
    public override int MaximumSize => 200;

    private protected override Customer CreateCustomer(int id, string number, SeededRandom random)
    {
        var customer = base.CreateCustomer(id, number, random);
        customer.Bio = Text($"Cust{number} abcxyz123-_ {NonAscii} ");
        customer.Content = Bytes(Mebi, random);
        return customer;
    }

    /// <summary>Whole repetitions, then ASCII: cutting one short could split the surrogate pair.</summary>
    private static string Text(string repeated) =>
        string.Concat(Enumerable.Repeat(repeated, Mebi / repeated.Length)).PadRight(Mebi, 'x');
}
