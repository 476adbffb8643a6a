namespace Goldilocks.Catalog;

/// <summary>What a serializer was seen to do when it was attacked, worst first. All grades that apply are stated; docs/probes.md has the rules.</summary>
public enum ProbeGrade
{
    /// <summary>A class that only the payload named had code run.</summary>
    ChoosesTypes,

    /// <summary>The process ended, on at most 4 MB of input and on the stated stack.</summary>
    Killed,

    /// <summary>It took too much memory or time, or ran out of memory.</summary>
    Exhausted,

    /// <summary>It gave a value that is silently wrong.</summary>
    AnswersWrongly,

    /// <summary>An exception left it that is not of the family that the library documents.</summary>
    LeaksExceptions,

    /// <summary>None of these, with everything tried.</summary>
    Withstands,
}

/// <summary>Grades are given for reading and for writing apart: what kills a writer is one's own data.</summary>
public enum ProbeDirection
{
    /// <summary>Bytes from elsewhere.</summary>
    Reading,

    /// <summary>One's own objects.</summary>
    Writing,
}

/// <summary>What became of a capability.</summary>
public enum CapabilityVerdict
{
    /// <summary>It works.</summary>
    Pass,

    /// <summary>It works in part.</summary>
    Partial,

    /// <summary>It does not work.</summary>
    Fail,

    /// <summary>It could not be tried.</summary>
    NotApplicable,
}

/// <summary>Grades in words.</summary>
public static class ProbeGrades
{
    /// <summary>The word of tables and files: <c>killed</c>, <c>types</c>.</summary>
    public static string Word(ProbeGrade grade) => grade switch
    {
        ProbeGrade.ChoosesTypes => "types",
        ProbeGrade.Killed => "killed",
        ProbeGrade.Exhausted => "exhausted",
        ProbeGrade.AnswersWrongly => "wrong",
        ProbeGrade.LeaksExceptions => "leaks",
        _ => "withstands",
    };

    /// <summary>A sentence's end that a reader understands without the table's legend: <c>lets the payload choose types</c>.</summary>
    public static string Text(ProbeGrade grade) => grade switch
    {
        ProbeGrade.ChoosesTypes => "lets the payload choose types",
        ProbeGrade.Killed => "can be killed",
        ProbeGrade.Exhausted => "can be exhausted",
        ProbeGrade.AnswersWrongly => "answers wrongly",
        ProbeGrade.LeaksExceptions => "leaks exceptions",
        _ => "withstands",
    };

    /// <summary>What a crafted payload does to a reader with this grade: <c>ends the process</c>.</summary>
    public static string Deed(ProbeGrade grade) => grade switch
    {
        ProbeGrade.ChoosesTypes => "runs code of a class that only the payload names",
        ProbeGrade.Killed => "ends the process",
        ProbeGrade.Exhausted => "takes memory or time far beyond its size",
        ProbeGrade.AnswersWrongly => "gives a value that is silently wrong",
        ProbeGrade.LeaksExceptions => "causes an undocumented exception",
        _ => "did no harm",
    };

    /// <summary>What a payload can do to a reader with this grade: <c>can end the process</c>.</summary>
    public static string OfPayload(ProbeGrade grade) => grade switch
    {
        ProbeGrade.ChoosesTypes => "can choose types",
        ProbeGrade.Killed => "can end the process",
        ProbeGrade.Exhausted => "can take too much time or memory",
        ProbeGrade.AnswersWrongly => "can give a value that is silently wrong",
        ProbeGrade.LeaksExceptions => "can cause an undocumented exception",
        _ => "did no harm",
    };
}
