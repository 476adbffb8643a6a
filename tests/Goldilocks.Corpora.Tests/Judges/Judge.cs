using Goldilocks.Prober.Attacks;
using Goldilocks.Workloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>A reader that knows nothing of types, and so says only whether a payload is well-formed.</summary>
/// <param name="format">The format.</param>
/// <param name="payloads">What a library could have written for each model of the corpora; empty where there is none.</param>
/// <param name="read">Reads the whole payload, and throws when it is malformed.</param>
internal sealed class Judge(PayloadFormat format, Func<object, byte[]> payloads, Action<byte[]> read)
{
    private static readonly Dictionary<CorpusMember, object> s_values = new()
    {
        [CorpusMember.Bytes] = Make(new CorpusBytesModel()),
        [CorpusMember.List] = Make(new CorpusListModel()),
        [CorpusMember.Map] = Make(new CorpusMapModel()),
        [CorpusMember.Moment] = Make(new CorpusMomentModel()),
        [CorpusMember.Decimal] = Make(new CorpusExactModel()),
        [CorpusMember.Ulong] = Make(new CorpusExactModel()),
    };

    private static readonly object s_plain = Make(new CorpusValuesModel());

    /// <summary>The cases on which this reader and the corpus differ, as <c>name: takes it</c> or <c>name: refuses it</c>; and how many cases it judged.</summary>
    public (IReadOnlyList<string> Disagreements, int Judged) Disagree()
    {
        List<string> disagreements = [];
        var judged = 0;
        foreach (var one in format.Corpus.Cases.Where(one => one.Verdict is StandardVerdict.Accept or StandardVerdict.Refuse || Frame.IsCut(format.Parse(one.Bytes))))
        {
            if (FrameOf(one) is not { } frame)
            {
                continue;
            }

            judged++;
            var isTaken = Takes(frame.Compose(format.Parse(one.Bytes)));
            if (isTaken != (one.Verdict == StandardVerdict.Accept))
            {
                disagreements.Add($"{one.Name}: {(isTaken ? "takes" : "refuses")} it");
            }
        }

        return (disagreements, judged);
    }

    private Frame? FrameOf(CorpusCase one)
    {
        var payload = payloads(s_values.GetValueOrDefault(one.Member, s_plain));
        return payload.Length == 0 && one.Place != Place.Document ? null : one.Place switch
        {
            Place.Value => format.FindValue(payload, one.Member),
            Place.Members => format.FindMember(payload),
            Place.Skipped => format.AddMember(payload),
            _ => format.Whole(payload),
        };
    }

    private bool Takes(byte[] payload)
    {
        try
        {
            read(payload);
            return true;
        }
        catch (Exception)
        {
            return false;
        }
    }

    private static object Make<T>(Workload<T> workload) => workload.Create(new WorkloadSize(1, workload.Parameters), new Values.SeededRandom(1))!;
}
