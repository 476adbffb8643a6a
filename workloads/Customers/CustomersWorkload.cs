using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>
/// A page of customers (the OData study), with characters that are costly for a text writer: a surrogate pair, an accented letter, and
/// characters that JSON or XML must escape. None is a carriage return, which XML turns into a line feed.
/// </summary>
public class CustomersWorkload : Workload<CustomerPage>
{
    /// <summary>A character outside the basic plane (a bear) and one outside ASCII.</summary>
    private protected const string NonAscii = "\U0001F43B \u00E4";

    /// <summary>The bytes of a customer in the study.</summary>
    private const int ContentBytes = 5;

    /// <inheritdoc/>
    public override string Name => "customers";

    /// <inheritdoc/>
    public override string Description => "customers with lists, addresses, bytes and text that needs escaping (OData study)";

    /// <inheritdoc/>
    public override string SizeUnit => "customers";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000, 5_000];

    /// <inheritdoc/>
    public override int DefaultSize => 100;

    /// <summary>False: <c>bookshelf</c> ranks the same serializers nearly alike (docs/experiments/duration.md), and its processes are the dearest of a run.</summary>
    public override bool IsInDefaultRun => false;

    /// <inheritdoc/>
    public override CustomerPage Create(WorkloadSize size, SeededRandom random)
    {
        var customers = new List<Customer>(size.Count);
        for (var id = 1; id <= size.Count; id++)
        {
            customers.Add(CreateCustomer(id, id.ToString(CultureInfo.InvariantCulture), random));
        }

        return new CustomerPage { Customers = customers };
    }

    /// <inheritdoc/>
    public override CustomerPage AllocateCopy(CustomerPage value) => new() { Customers = Fresh.Copy(value.Customers, Copy) };

    private protected virtual Customer CreateCustomer(int id, string number, SeededRandom random) => new()
    {
        Id = id,
        Name = $"Cust{number} {NonAscii}",
        Emails = [$"first@mail.example{number}", $"other@mail.example{number}"],
        Bio = $"This is a bio {number}",
        Content = Bytes(ContentBytes, random),
        HomeAddress = new Address
        {
            City = $"City{number} {NonAscii}",
            Misc = $"This is a test{number}",
            Street = $"Street{number}\n\"escape\"\t<\\&>",
        },
        Addresses =
        [
            new Address { City = $"CityA{number}", Misc = $"This is a test A{number}", Street = $"StreetA{number}" },
            new Address { City = $"CityB{number}", Misc = $"This is a test B{number}", Street = $"StreetB{number}" },
        ],
    };

    private protected static byte[] Bytes(int count, SeededRandom random)
    {
        var bytes = new byte[count];
        random.Fill(bytes);
        return bytes;
    }

    private static Customer Copy(Customer customer) => new()
    {
        Id = customer.Id,
        Name = Fresh.Copy(customer.Name),
        Emails = Fresh.Copy(customer.Emails, email => Fresh.Copy(email)),
        Bio = Fresh.Copy(customer.Bio),
        Content = Fresh.Copy(customer.Content),
        HomeAddress = Copy(customer.HomeAddress),
        Addresses = Fresh.Copy(customer.Addresses, Copy),
        Preferences = Fresh.Copy(customer.Preferences),
    };

    private static Address Copy(Address address) => new()
    {
        City = Fresh.Copy(address.City),
        Misc = Fresh.Copy(address.Misc),
        Street = Fresh.Copy(address.Street),
    };
}
