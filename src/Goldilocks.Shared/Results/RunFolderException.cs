using System.Globalization;

namespace Goldilocks.Results;

/// <summary>A run folder cannot be read. The message names the file, the line, the cause and the next step.</summary>
public sealed class RunFolderException : UserErrorException
{
    /// <param name="file">Full or relative path of the file or folder.</param>
    /// <param name="line">Counted from 1; null when the whole file is meant.</param>
    /// <param name="cause">What is wrong, without a full stop.</param>
    /// <param name="nextStep">What to do now, without a full stop.</param>
    /// <param name="inner">Where the cause came from.</param>
    public RunFolderException(string file, int? line, string cause, string nextStep, Exception? inner = null)
        : base(Describe(file, line, cause, nextStep), inner)
    {
        File = file;
        Line = line;
    }

    /// <summary>The file, or the folder when that is missing.</summary>
    public string File { get; }

    /// <summary>Counted from 1; null when the whole file is meant.</summary>
    public int? Line { get; }

    private static string Describe(string file, int? line, string cause, string nextStep)
    {
        var place = line is null ? file : string.Create(CultureInfo.InvariantCulture, $"{file}, line {line}");
        return $"{place}: {cause}. Next: {nextStep}.";
    }
}
