using System.Text.Json.Serialization;

namespace Acme.Billing.Parties;

[JsonDerivedType(typeof(Person), "person")]
[JsonDerivedType(typeof(Company), "company")]
public abstract class Party
{
    public string Name { get; set; } = "";

    public Address Address { get; set; } = new();
}

public sealed class Person : Party
{
    public DateOnly? BornOn { get; set; }
}

public sealed class Company : Party
{
    public string? VatId { get; set; }
}

public sealed class Address
{
    public string Street { get; set; } = "";

    public string City { get; set; } = "";

    public string Country { get; set; } = "";
}

[JsonDerivedType(typeof(CardPayment), "card")]
[JsonDerivedType(typeof(BankTransfer), "transfer")]
public interface IPayment
{
    decimal Paid { get; }
}

public sealed class CardPayment : IPayment
{
    public decimal Paid { get; set; }

    public string LastDigits { get; set; } = "";
}

public sealed class BankTransfer : IPayment
{
    public decimal Paid { get; set; }

    public string Iban { get; set; } = "";
}
