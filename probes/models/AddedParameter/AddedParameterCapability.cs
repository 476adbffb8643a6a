using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library that takes the public constructor wants a value for each of its parameters, and an old payload has none for the new one.</summary>
public sealed class AddParameterBesidePrivate() : VersionCapability<V1.Almanac, V2.Almanac>("C01.constructor", "a parameter without a default was added to the public constructor of a class that has a private one without parameters, and an old payload is read")
{
    protected override bool IsOfConversion => true;

    protected override V1.Almanac Make() => new("here");

    protected override Judgement Judge(V2.Almanac read) => (read.Title, read.Pages) switch
    {
        ("here", 0) => Judgement.Pass(),
        var (title, pages) => Judgement.Fail($"here and 0 come back as {title ?? "null"} and {pages}, silently"),
    };
}
