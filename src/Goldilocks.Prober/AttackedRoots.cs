namespace Goldilocks.Prober;

/// <summary>The roots whose payloads are cut, changed and extended.</summary>
public static class AttackedRoots
{
    private const int MostRoots = 4;
    private const int LargestPayloadBytes = 64 * 1024;

    /// <summary>
    /// The attacked models that the variant reads and whose golden payload it reads back; none where it reads back no class, because a text alone shows nothing of its reader. In a program with the built-in workloads, as of an adapter that takes no other types, the
    /// smallest payloads of those.
    /// </summary>
    public static IReadOnlyList<IRoot> Of(ISubject subject)
    {
        var attacked = Taken(subject).Where(root => root.CanReadOwn).ToList();
        return attacked.Count > 0
            ? [.. attacked.Any(IsReadBack) ? attacked.Where(IsUsable) : []]
            : [.. subject.Open(model => model is not IProbeModel).Where(root => root.CanReadOwn && IsUsable(root)).OrderBy(root => root.GoldenPayload.Length).ThenBy(root => root.Model.Text, StringComparer.Ordinal).Take(MostRoots)];
    }

    /// <summary>The attacked models that the variant takes. Where no class is among them, as in a library of columns, the flat one that stands in for them.</summary>
    public static IReadOnlyList<IRoot> Taken(ISubject subject)
    {
        var attacked = subject.Open(model => model is IProbeModel { IsAttacked: true }).ToList();
        return attacked.Exists(IsOfClass) ? attacked : [.. subject.Open(model => model is IProbeModel { IsStandIn: true })];
    }

    /// <summary>
    /// The models whose classes ask for settings that the usual ones do not need, where the variant gives their values back. What a conversion of ours makes of such a class shows nothing of the library.
    /// </summary>
    public static IReadOnlyList<IRoot> OfSettings(ISubject subject) => subject.ConvertsObjects ? [] : [.. subject.Open(model => model is ISettingModel).Where(root => root.WhyNotBoth is null && IsReadBack(root))];

    private static bool IsOfClass(IRoot root) => root.Type != typeof(string) && !root.Type.IsArray;

    /// <summary>True for a class whose golden payload gives its value again. Where the variant reads only a part, it is enough that it reads.</summary>
    private static bool IsReadBack(IRoot root) => IsOfClass(root) && IsUsable(root) && (root.WhyNotRead is not null || IsRight(root));

    private static bool IsRight(IRoot root)
    {
        try
        {
            return root.FindDifference(root.MakeValue(), root.ReadObject(root.GoldenPayload.ToArray())) is null;
        }
        catch (Exception)
        {
            return false;
        }
    }

    /// <summary>A model that a library cannot write is no root to attack; the capabilities say what it cannot do.</summary>
    private static bool IsUsable(IRoot root)
    {
        try
        {
            var golden = root.GoldenPayload;
            _ = root.ReadOwn(golden.ToArray());
            return golden.Length is > 0 and <= LargestPayloadBytes;
        }
        catch (Exception)
        {
            return false;
        }
    }
}
