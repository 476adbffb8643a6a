using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It is the same instant.</summary>
public sealed class DateToOffset() : VersionCapability<V1.Meeting, V2.Meeting>("C05.offset", "a DateTime in UTC became a DateTimeOffset")
{
    protected override bool IsOfConversion => true;

    protected override V1.Meeting Make() => new() { Item = new DateTime(2020, 2, 3, 4, 5, 6, DateTimeKind.Utc), Behind = 22 };

    protected override Judgement Judge(V2.Meeting read) => ValueChecks.Changed(read is { Behind: 22 } && read.Item.UtcDateTime == new DateTime(2020, 2, 3, 4, 5, 6, DateTimeKind.Utc), "2020-02-03T04:05:06Z", read.Item, read.Behind);
}

/// <summary>A format of texts has one form for both.</summary>
public sealed class GuidToText() : VersionCapability<V1.Passport, V2.Passport>("C05.guid-text", "a Guid became a text")
{
    protected override bool IsOfConversion => true;

    protected override V1.Passport Make() => new() { Item = new Guid("00112233-4455-6677-8899-aabbccddeeff"), Behind = 22 };

    protected override Judgement Judge(V2.Passport read) => ValueChecks.Changed(read is { Behind: 22 } && Guid.TryParse(read.Item, out var mark) && mark == new Guid("00112233-4455-6677-8899-aabbccddeeff"), "the Guid", read.Item, read.Behind);
}
