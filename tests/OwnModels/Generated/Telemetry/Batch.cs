#nullable enable
namespace Acme.Telemetry;

/// <summary>What a gateway sends every minute.</summary>
[Contract]
public sealed partial record Batch(
    [property: Member(First + 0), NamedMember] Guid Gateway,
    [property: Member(First + 1), NamedMember] DateTime SentAt,
    [property: Member(First + 2), NamedMember] TimeSpan Covered,
    [property: Member(First + 3), NamedMember] IReadOnlyList<Reading> Readings,
    [property: Member(First + 4), NamedMember] IReadOnlyList<Reading>? Late,
    [property: Member(First + 5), NamedMember] byte[] Firmware);

[Contract]
public sealed partial record Reading(
    [property: Member(First + 0), NamedMember] long Sensor,
    [property: Member(First + 1), NamedMember] Unit Unit,
    [property: Member(First + 2), NamedMember] Place Place,
    [property: Member(First + 3), NamedMember] double[] Values,
    [property: Member(First + 4), NamedMember] float? Battery,
    [property: Member(First + 5), NamedMember] TimeSpan Offset);

[Contract]
public readonly partial record struct Place(
    [property: Member(First + 0), NamedMember] double Latitude,
    [property: Member(First + 1), NamedMember] double Longitude);

public enum Unit
{
    Celsius,
    Percent,
    Lux,
}
