using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>Customers that carry JSON text, for writers that can pass it through as it is (the OData study's raw values).</summary>
public sealed class CustomersRawWorkload : CustomersWorkload
{
    /// <inheritdoc/>
    public override string Name => "customers-raw";

    /// <inheritdoc/>
    public override string Description => "customers, each with a member that holds JSON text (OData study)";

    /// <inheritdoc/>
    public override Needs Needs => Needs.RawJson;

    private protected override Customer CreateCustomer(int id, string number, SeededRandom random)
    {
        var customer = base.CreateCustomer(id, number, random);
        customer.Preferences = string.Create(
            CultureInfo.InvariantCulture,
            $$"""{"bed":"just right","chair":{{random.Next(1, 4)}},"porridge":[{{random.Next(20, 90)}},{{random.Next(20, 90)}}],"visits":null}""");
        return customer;
    }
}
