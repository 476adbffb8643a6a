using System.Runtime.Serialization;

namespace Goldilocks.Probes.Models;

/// <summary>The runtime's attributes name methods that a reader calls before and after the members are set.</summary>
[Contract]
public partial class Alarm
{
    [Member(First + 0), NamedMember]
    public int Hour { get; set; }

    /// <summary>What was called, in its order; no part of an object.</summary>
    public static readonly List<string> Calls = [];

    [OnDeserializing]
    public void BeforeReading(StreamingContext context) => Calls.Add($"base before, {Hour}");

    [OnDeserialized]
    public void AfterReading(StreamingContext context) => Calls.Add($"base after, {Hour}");
}

[Contract]
public sealed partial class SnoozingAlarm : Alarm
{
    [Member(First + 1), NamedMember]
    public int Minutes { get; set; }

    [OnDeserializing]
    public void BeforeReadingAll(StreamingContext context) => Calls.Add($"derived before, {Minutes}");

    [OnDeserialized]
    public void AfterReadingAll(StreamingContext context) => Calls.Add($"derived after, {Minutes}");
}
