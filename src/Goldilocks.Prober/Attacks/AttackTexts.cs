namespace Goldilocks.Prober.Attacks;

/// <summary>Reasons that several attacks share.</summary>
internal static class AttackTexts
{
    public const string NoRoot = "the variant reads none of the attacked models back";

    public const string NoSegments = "the adapter does not read from pieces of memory; goldilocks pieces says which libraries have a call for it";

    public const string NoItems = "the adapter does not read values from a stream one by one; goldilocks pieces says which libraries have a call for it";

    public const string NoStreams = "the adapter does not read from streams";
}
