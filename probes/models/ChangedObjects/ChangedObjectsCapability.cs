using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Only what was written with its type, or needs none, is a text again.</summary>
public sealed class ObjectToText() : VersionCapability<V1.Hamper, V2.Hamper>("C05.declared", "a member of type object became a text")
{
    protected override bool IsOfConversion => true;

    protected override V1.Hamper Make() => new() { Item = "a text", Behind = 22 };

    protected override Judgement Judge(V2.Hamper read) => ValueChecks.Changed(read is { Item: "a text", Behind: 22 }, "a text", read.Item, read.Behind);
}

/// <summary>What was written without a type has to be something when it is read as an object.</summary>
public sealed class TextToObject() : VersionCapability<V1.Chest, V2.Chest>("C05.object", "a text became a member of type object")
{
    protected override bool IsOfConversion => true;

    protected override V1.Chest Make() => new() { Item = "a text", Behind = 22 };

    protected override Judgement Judge(V2.Chest read) => ValueChecks.Changed(read is { Item: "a text", Behind: 22 }, "a text", read.Item is string or null ? read.Item : $"a {read.Item.GetType().Name}", read.Behind);
}

/// <summary>A type may be written in one form as an object, and in another one as a member.</summary>
public sealed class ObjectToType() : VersionCapability<V1.Tag, V2.Tag>("C05.type", "a member of type object, which holds a Type, became one of type Type")
{
    protected override bool IsOfConversion => true;

    protected override V1.Tag Make() => new() { Item = typeof(string), Behind = 22 };

    protected override Judgement Judge(V2.Tag read) => ValueChecks.Changed(read is { Behind: 22 } && read.Item == typeof(string), "the type String", read.Item, read.Behind);
}
