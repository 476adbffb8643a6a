using System;
using System.Collections.Generic;
using System.ComponentModel.DataAnnotations;
using System.Linq;
using System.Text.Json.Serialization;
using Acme.Billing.Parties;
using ProtoBuf;

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
    public abstract class Record
    {
        public Guid Id { get; set; }

        public DateTime CreatedAt { get; set; }
    }

    public abstract class BusinessDocument : Record
    {
        [Required]
        public string Currency { get; set; } = "EUR";
    }

    [ProtoContract]
    public sealed class Invoice : BusinessDocument
    {
        [ProtoMember(1)]
        public required string Number { get; init; }

        public InvoiceState State { get; set; }

        public DateTimeOffset PlacedAt { get; set; }

        public DateOnly IssuedOn { get; init; }

        public TimeOnly? CutOff { get; set; }

        public TimeSpan PaymentTerm { get; set; }

        public Party Customer { get; set; } = null!;

        public IPayment? Payment { get; set; }

        public List<Line> Lines { get; set; } = [];

        public IReadOnlyList<string> Notes { get; set; } = [];

        public Dictionary<string, string> Labels { get; set; } = [];

        public Dictionary<int, decimal> TaxByRate { get; set; } = [];

        public Dictionary<Guid, Money> Credits { get; set; } = [];

        public Dictionary<Channel, int> Reminders { get; set; } = [];

        public HashSet<string> Tags { get; set; } = [];

        public Dossier Dossier { get; set; } = new();

        public byte[]? Signature { get; set; }

        public int[] Pages { get; set; } = [];

        public Page<Approval> Approvals { get; set; } = new();

        public int? DiscountPercent { get; set; }

        [JsonInclude]
        public int Revision { get; private set; }

        public decimal Total => Lines.Sum(line => line.Quantity * line.Price.Amount);

        public void Revise() => Revision++;

        /// <summary>A line of an invoice.</summary>
        public sealed record Line(int Position, string Article, decimal Quantity, Money Price, Period? Delivered);
    }
}
