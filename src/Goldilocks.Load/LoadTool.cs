namespace Goldilocks.Load;

/// <summary>How an installed load generator is started and its report read.</summary>
public abstract class LoadTool
{
    /// <summary>As it is started.</summary>
    public abstract string Name { get; }

    /// <summary>The commands that install it.</summary>
    public abstract string HowToInstall { get; }

    /// <summary>True when the path has it.</summary>
    public bool IsInstalled => (Environment.GetEnvironmentVariable("PATH") ?? "").Split(Path.PathSeparator)
        .Any(folder => File.Exists(Path.Combine(folder, Name)) || File.Exists(Path.Combine(folder, Name + ".exe")));

    /// <summary>The one that a plan asks for; null for the built-in client.</summary>
    public static LoadTool? Of(LoadClientKind kind) => kind switch
    {
        LoadClientKind.Wrk => new WrkTool(),
        LoadClientKind.Hey => new HeyTool(),
        LoadClientKind.Bombardier => new BombardierTool(),
        _ => null,
    };

    /// <summary>The command line for one window.</summary>
    /// <param name="target">The endpoint.</param>
    /// <param name="bodyFile">The file with the body of each POST; null for a GET.</param>
    /// <param name="connections">Kept open.</param>
    /// <param name="seconds">A whole number: not every tool takes fractions.</param>
    /// <param name="rate">Requests a second; null for the closed model.</param>
    /// <param name="timeoutSeconds">For one request.</param>
    public abstract IReadOnlyList<string> Arguments(LoadTarget target, string? bodyFile, int connections, int seconds, double? rate, int timeoutSeconds);

    /// <summary>Reads what it printed.</summary>
    /// <param name="output">Its standard output.</param>
    /// <exception cref="LoadClientException">It is not what the tool is documented to print.</exception>
    public abstract ToolReport Parse(string output);

    private protected LoadClientException Unreadable(string output, Exception? inner = null) =>
        new($"{Name} printed what cannot be read as its report: '{output[..Math.Min(output.Length, 200)].Trim()}'. Run it by hand, or use --client builtin.", inner);
}
