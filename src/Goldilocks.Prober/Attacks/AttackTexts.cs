namespace Goldilocks.Prober.Attacks;

/// <summary>Reasons that several attacks share.</summary>
internal static class AttackTexts
{
    public const string NoRoot = "the variant reads none of the attacked models back";

    public const string NoStreams = "the adapter does not read from streams";
}
