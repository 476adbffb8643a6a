#nullable enable
using System.Text.Json.Serialization;

namespace Acme.Billing.Parties;

[Contract]
[AnyDerived(100, typeof(Person))]
[AnyDerived(101, typeof(Company))]
[Child(100, typeof(Person))]
[Child(101, typeof(Company))]
[JsonDerivedType(typeof(Person), "person")]
[JsonDerivedType(typeof(Company), "company")]
public abstract partial class Party
{
    [Member(First + 0), NamedMember]
    public string Name { get; set; } = "";

    [Member(First + 1), NamedMember]
    public Address Address { get; set; } = new();
}

[Contract]
public sealed partial class Person : Party
{
    [Member(First + 2), NamedMember]
    public DateOnly? BornOn { get; set; }
}

[Contract]
public sealed partial class Company : Party
{
    [Member(First + 2), NamedMember]
    public string? VatId { get; set; }
}

[Contract]
public sealed partial class Address
{
    [Member(First + 0), NamedMember]
    public string Street { get; set; } = "";

    [Member(First + 1), NamedMember]
    public string City { get; set; } = "";

    [Member(First + 2), NamedMember]
    public string Country { get; set; } = "";
}

[Interface]
[AnyDerived(100, typeof(CardPayment))]
[AnyDerived(101, typeof(BankTransfer))]
[Child(100, typeof(CardPayment))]
[Child(101, typeof(BankTransfer))]
[JsonDerivedType(typeof(CardPayment), "card")]
[JsonDerivedType(typeof(BankTransfer), "transfer")]
public partial interface IPayment
{
    decimal Paid { get; }
}

[Contract]
public sealed partial class CardPayment : IPayment
{
    [Member(First + 0), NamedMember]
    public decimal Paid { get; set; }

    [Member(First + 1), NamedMember]
    public string LastDigits { get; set; } = "";
}

[Contract]
public sealed partial class BankTransfer : IPayment
{
    [Member(First + 0), NamedMember]
    public decimal Paid { get; set; }

    [Member(First + 1), NamedMember]
    public string Iban { get; set; } = "";
}
