using Acme.Billing;
using Acme.Documents;
using Acme.Telemetry;

namespace Acme;

/// <summary>The three models in one value, so that one build of an adapter meets all their constructs.</summary>
public sealed class Company
{
    public Invoice Invoice { get; set; } = null!;

    public Batch Batch { get; set; } = null!;

    public Document Document { get; set; } = null!;
}
