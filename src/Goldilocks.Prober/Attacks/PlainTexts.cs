using System.Text;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// A scalar of YAML without quotes is what it looks like: <c>true</c> is a boolean to each reader that goes by the standard, whatever the class of the program that wrote it says. The core schema of YAML 1.2
/// knows fewer such words than YAML 1.1, which most programs still read.
/// </summary>
internal sealed class PlainTexts : Capability
{
    private const string Member = nameof(CorpusMember.Text);

    /// <summary>What the core schema takes for null, a boolean or a number.</summary>
    private static readonly string[] s_core = ["null", "Null", "~", "true", "FALSE", "7", "-7", "+7", "007", "0x1F", "0o17", "1.5", ".5", "1.", "1e3", ".inf", "-.INF", ".nan"];

    /// <summary>What only YAML 1.1 takes for a boolean, a number or a date.</summary>
    private static readonly string[] s_older = ["yes", "No", "on", "OFF", "y", "n", "1_000", "0b101", "12:30:45", "2024-01-01", "2024-01-01T10:00:00Z", "=", "<<"];

    /// <inheritdoc/>
    public override string Id => "C54.texts";

    /// <inheritdoc/>
    public override string Question => "texts such as true, null, 1.5 and yes are written so that another program reads texts";

    /// <inheritdoc/>
    public override string Family => "foreign";

    /// <inheritdoc/>
    public override Judgement Run(ISubject subject)
    {
        var model = CorpusTargets.ModelOf(CorpusMember.Text);
        if (subject.WhyNot(model) is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var root = subject.Open(model);
        if (root.WhyNotWrite is { } reason)
        {
            return Judgement.NotApplicable(reason);
        }

        if (!new YamlFormat().IsSpokenBy(subject))
        {
            return Judgement.NotApplicable("its format marks texts, or has no standard");
        }

        if (Written(root, "word") is null)
        {
            return Judgement.NotApplicable("its payload has no line for the member");
        }

        return (Bare(root, s_core), Bare(root, s_older)) switch
        {
            ([], []) => Judgement.Pass(),
            ([], var older) => Judgement.Partial($"written without quotes, and something else than texts to a reader of YAML 1.1: {string.Join(", ", older)}"),
            (var core, var older) => Judgement.Fail($"written without quotes, so that other programs read no texts: {string.Join(", ", core)}" + (older.Count == 0 ? "" : $"; to a reader of YAML 1.1: {string.Join(", ", older)}")),
        };
    }

    private static List<string> Bare(IRoot root, IReadOnlyList<string> texts) => [.. texts.Where(text => Written(root, text) == text)];

    /// <summary>What stands behind the member's name.</summary>
    private static string? Written(IRoot root, string text)
    {
        var payload = Encoding.UTF8.GetString(MemberValue.Write(root, CorpusMember.Text, text));
        return payload.Split('\n').Select(line => line.Trim()).FirstOrDefault(line => line.StartsWith(Member + ":", StringComparison.OrdinalIgnoreCase)) is { } found ? found[(Member.Length + 1)..].Trim() : null;
    }
}
