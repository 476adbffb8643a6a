using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A mark for null may stand before the number.</summary>
public sealed class NullableToNumber() : VersionCapability<V1.Sensor, V2.Sensor>("C05.not-nullable", "an int that can be null, and is not, became an int")
{
    protected override bool IsOfConversion => true;

    protected override V1.Sensor Make() => new() { Item = 11, Behind = 22 };

    protected override Judgement Judge(V2.Sensor read) => ValueChecks.Changed(read is { Item: 11, Behind: 22 }, "11", read.Item, read.Behind);
}

/// <summary>A format of texts may have one form for both.</summary>
public sealed class NumberToText() : VersionCapability<V1.Slip, V2.Slip>("C05.text", "an int became a text")
{
    protected override bool IsOfConversion => true;

    protected override V1.Slip Make() => new() { Item = 11, Behind = 22 };

    protected override Judgement Judge(V2.Slip read) => ValueChecks.Changed(read is { Item: "11", Behind: 22 }, "11", read.Item, read.Behind);
}

/// <summary>As programs do that find a better type.</summary>
public sealed class TextToNumber() : VersionCapability<V1.Census, V2.Census>("C05.number", "a text of digits became an int")
{
    protected override bool IsOfConversion => true;

    protected override V1.Census Make() => new() { Item = "11", Behind = 22 };

    protected override Judgement Judge(V2.Census read) => ValueChecks.Changed(read is { Item: 11, Behind: 22 }, "11", read.Item, read.Behind);
}

/// <summary>As programs do that need more than one.</summary>
public sealed class TextToList() : VersionCapability<V1.Heading, V2.Heading>("C05.list", "a text became a list of texts")
{
    protected override bool IsOfConversion => true;

    protected override V1.Heading Make() => new() { Item = "a text", Behind = 22 };

    protected override Judgement Judge(V2.Heading read) => ValueChecks.Changed(read is { Item: ["a text"], Behind: 22 }, "a text", read.Item, read.Behind);
}

/// <summary>A format that writes the name reads it as a text.</summary>
public sealed class EnumToText() : VersionCapability<V1.Mood, V2.Mood>("C05.enum-text", "an enumeration became a text")
{
    protected override bool IsOfConversion => true;

    protected override V1.Mood Make() => new() { Item = V1.Temper.Calm, Behind = 22 };

    protected override Judgement Judge(V2.Mood read) => ValueChecks.Changed(read is { Item: "Calm", Behind: 22 }, "Calm", read.Item, read.Behind);
}
