#nullable enable
using System;
using System.Collections.Generic;
using System.ComponentModel.DataAnnotations;
using System.Linq;
using System.Text.Json.Serialization;
using Acme.Billing.Parties;

namespace Acme.Billing
{
    public enum InvoiceState
    {
        Draft,
        Sent,
        Paid = 10,
    }

    public enum Channel : byte
    {
        Post = 1,
        Mail = 2,
    }

    /// <summary>What every record of the company has.</summary>
    [Contract]
    [AnyDerived(100, typeof(Invoice))]
    [Child(100, typeof(BusinessDocument))]
    public abstract partial class Record
    {
        [Member(First + 0), NamedMember]
        public Guid Id { get; set; }

        [Member(First + 1), NamedMember]
        public DateTime CreatedAt { get; set; }
    }

    [Contract]
    [AnyDerived(100, typeof(Invoice))]
    [Child(100, typeof(Invoice))]
    public abstract partial class BusinessDocument : Record
    {
        [Member(First + 2), NamedMember]
        [Required]
        public string Currency { get; set; } = "EUR";
    }

    [Contract]
    public sealed partial class Invoice : BusinessDocument
    {
        [Member(First + 3), NamedMember]
        public required string Number { get; init; }

        [Member(First + 4), NamedMember]
        public InvoiceState State { get; set; }

        [Member(First + 5), NamedMember]
        public DateTimeOffset PlacedAt { get; set; }

        [Member(First + 6), NamedMember]
        public DateOnly IssuedOn { get; init; }

        [Member(First + 7), NamedMember]
        public TimeOnly? CutOff { get; set; }

        [Member(First + 8), NamedMember]
        public TimeSpan PaymentTerm { get; set; }

        [Member(First + 9), NamedMember]
        public Party Customer { get; set; } = null!;

        [Member(First + 10), NamedMember]
        public IPayment? Payment { get; set; }

        [Member(First + 11), NamedMember]
        public List<Line> Lines { get; set; } = [];

        [Member(First + 12), NamedMember]
        public IReadOnlyList<string> Notes { get; set; } = [];

        [Member(First + 13), NamedMember]
        public Dictionary<string, string> Labels { get; set; } = [];

        [Member(First + 14), NamedMember]
        public Dictionary<int, decimal> TaxByRate { get; set; } = [];

        [Member(First + 15), NamedMember]
        public Dictionary<Guid, Money> Credits { get; set; } = [];

        [Member(First + 16), NamedMember]
        public Dictionary<Channel, int> Reminders { get; set; } = [];

        [Member(First + 17), NamedMember]
        public HashSet<string> Tags { get; set; } = [];

        [Member(First + 18), NamedMember]
        public Dossier Dossier { get; set; } = new();

        [Member(First + 19), NamedMember]
        public byte[]? Signature { get; set; }

        [Member(First + 20), NamedMember]
        public int[] Pages { get; set; } = [];

        [Member(First + 21), NamedMember]
        public Page<Approval> Approvals { get; set; } = new();

        [Member(First + 22), NamedMember]
        public int? DiscountPercent { get; set; }

        [Member(First + 23), Included]
        public int Revision { get; private set; }

        [NotMember]
        public decimal Total => Lines.Sum(line => line.Quantity * line.Price.Amount);

        public void Revise() => Revision++;

        /// <summary>A line of an invoice.</summary>
        [Contract]
        public sealed partial record Line(
            [property: Member(First + 0), NamedMember] int Position,
            [property: Member(First + 1), NamedMember] string Article,
            [property: Member(First + 2), NamedMember] decimal Quantity,
            [property: Member(First + 3), NamedMember] Money Price,
            [property: Member(First + 4), NamedMember] Period? Delivered);
    }
}
