using Acme.Billing;
using Acme.Billing.Parties;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The value of Invoice/invoice.json.</summary>
public sealed class InvoiceWorkload : Workload<Invoice>
{
    public override string Name => "invoice";

    public override string Description => "an invoice with every construct that a model can have";

    public override string SizeUnit => "invoices";

    public override IReadOnlyList<int> Sizes { get; } = [1];

    public override int DefaultSize => 1;

    public override ModelShape Shape { get; } = new(
    [
        new(Construct.InheritedMembers, "Invoice", "a class with inherited members"),
        new(Construct.Guid, "Id", "a Guid"),
        new(Construct.DateTime, "CreatedAt", "a DateTime"),
        new(Construct.RequiredMember, "Number", "a required member"),
        new(Construct.InitOnlyMember, "Number", "an init-only member"),
        new(Construct.Enum, "State", "an enum"),
        new(Construct.DateTimeOffset, "PlacedAt", "a DateTimeOffset"),
        new(Construct.DateOnly, "IssuedOn", "a DateOnly"),
        new(Construct.TimeOnly, "CutOff", "a TimeOnly"),
        new(Construct.NullableValue, "CutOff", "a nullable TimeOnly"),
        new(Construct.TimeSpan, "PaymentTerm", "a TimeSpan"),
        new(Construct.AbstractBase, "Customer", "an abstract class, Party"),
        new(Construct.InterfaceMember, "Payment", "an interface, IPayment"),
        new(Construct.Decimal, "Payment.Paid", "a decimal"),
        new(Construct.ParameterizedConstructor, "Invoice.Line", "a positional record"),
        new(Construct.NestedType, "Invoice.Line", "a nested type"),
        new(Construct.ReadOnlyStruct, "Money", "a readonly record struct"),
        new(Construct.Struct, "Period", "a struct"),
        new(Construct.NullableStruct, "Lines[].Delivered", "a nullable Period"),
        new(Construct.ComputedMember, "Lines[].Delivered.Days", "a computed member"),
        new(Construct.ReadOnlyCollectionInterface, "Notes", "an IReadOnlyList<string>"),
        new(Construct.DictionaryByString, "Labels", "a Dictionary<string, string>"),
        new(Construct.DictionaryByInteger, "TaxByRate", "a Dictionary<int, decimal>"),
        new(Construct.DictionaryByGuid, "Credits", "a Dictionary<Guid, Money>"),
        new(Construct.DictionaryByEnum, "Reminders", "a Dictionary<Channel, int>"),
        new(Construct.Set, "Tags", "a HashSet<string>"),
        new(Construct.GetOnlyCollection, "Dossier.Attachments", "a get-only List<Attachment>"),
        new(Construct.ByteArray, "Signature", "a byte[]"),
        new(Construct.GenericType, "Approvals", "a generic type, Page<Approval>"),
        new(Construct.PrivateSetter, "Revision", "a member with a private setter"),
    ]);

    public override Invoice Create(WorkloadSize size, SeededRandom random)
    {
        var invoice = new Invoice
        {
            Id = new("5f3c1a0e-7a2b-4c7d-9e51-0c1d2e3f4a5b"),
            CreatedAt = new(2026, 3, 2, 8, 15, 30, 125, DateTimeKind.Utc),
            Number = "2026-000417",
            State = InvoiceState.Sent,
            PlacedAt = new(2026, 3, 1, 17, 42, 5, 250, TimeSpan.FromHours(1)),
            IssuedOn = new(2026, 3, 2),
            CutOff = new(18, 30),
            PaymentTerm = TimeSpan.FromDays(14),
            Customer = new Company { VatId = "DE811907980", Name = "Drei Bären Möbel GmbH", Address = new() { Street = "Waldweg 3", City = "Freiburg", Country = "DE" } },
            Payment = new BankTransfer { Paid = 120.5m, Iban = "DE89370400440532013000" },
            Lines =
            [
                new(1, "Chair, small", 1.5m, new(89.95m, "EUR"), new() { From = new(2026, 2, 20), To = new(2026, 2, 21) }),
                new(2, "Porridge bowl", 3.5m, new(12.25m, "EUR"), null),
            ],
            Notes = new List<string> { "deliver before noon", "ring twice" },
            Labels = new() { ["cost center"] = "4711", ["project"] = "forest" },
            TaxByRate = new() { [7] = 2.15m, [19] = 34.18m },
            Credits = new() { [new("0b9f6f0a-3c55-4a6e-8f1c-6a7b8c9d0e1f")] = new(5.5m, "EUR") },
            Reminders = new() { [Channel.Post] = 1, [Channel.Mail] = 2 },
            Tags = ["furniture", "export"],
            Dossier = new() { Reference = "D-17", Attachments = { new("delivery.pdf", Convert.FromBase64String("JVBERi0xLjcKJeLjz9M=")) } },
            Signature = [0xDE, 0xAD, 0xBE, 0xEF],
            Pages = [1, 2, 3],
            Approvals = new() { Number = 1, Items = [new("goldilocks", new(2026, 3, 2, 9, 0, 0, TimeSpan.FromHours(1)))] },
            DiscountPercent = 3,
        };
        invoice.Revise();
        return invoice;
    }

    public override Invoice AllocateCopy(Invoice value) => Create(new(1, new Dictionary<string, int>()), null!);
}
