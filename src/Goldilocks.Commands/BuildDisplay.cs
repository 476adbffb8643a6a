using System.Globalization;
using Goldilocks.Building;
using Goldilocks.Results;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>Shows builds as they finish. Says nothing when nothing had to be built, unless every step was asked for.</summary>
internal static class BuildDisplay
{
    /// <summary>As many are named with their reason at once; more would fill a screen before anything is measured, and every report names them in the end.</summary>
    private const int MostUnavailable = 3;

    public static T Show<T>(int count, Func<IProgress<BuildProgress>, T> build, Verbosity verbosity)
    {
        if (verbosity == Verbosity.Quiet)
        {
            return build(new Lines(_ => { }, isVerbose: false));
        }

        var isVerbose = verbosity == Verbosity.Verbose;
        if (Terminal.IsLog)
        {
            return Whole(new Lines(Console.WriteLine, isVerbose), build);
        }

        return AnsiConsole.Status().Start("Looking at what has changed", context =>
        {
            var done = 0;
            return Whole(
                new Lines(AnsiConsole.WriteLine, isVerbose) { Finished = () => context.Status(string.Create(CultureInfo.InvariantCulture, $"Building serializers: {++done} of {count}")) },
                build);
        });
    }

    private static T Whole<T>(Lines lines, Func<IProgress<BuildProgress>, T> build)
    {
        var built = build(lines);
        lines.WriteUnavailable();
        return built;
    }

    private sealed class Lines(Action<string> write, bool isVerbose) : IProgress<BuildProgress>
    {
        private readonly List<BuildFinished> _unavailable = [];

        public Action Finished { get; init; } = () => { };

        public void Report(BuildProgress value)
        {
            switch (value)
            {
                case BuildWaiting waiting:
                    write($"{waiting.Request.Label}: waiting for another Goldilocks to finish with it");
                    break;
                case BuildFinished { IsRemembered: false } finished:
                    Finished();
                    Write(finished);
                    break;
                case BuildFinished finished when isVerbose:
                    write($"{finished.Request.Label}: unchanged since its last build: {Outcome(finished.Result)}");
                    break;
                default:
                    break;
            }
        }

        public void WriteUnavailable()
        {
            if (_unavailable.Count <= MostUnavailable)
            {
                _unavailable.ForEach(Tell);
                return;
            }

            var names = _unavailable.Select(finished => finished.Request.Label).Order(StringComparer.OrdinalIgnoreCase);
            write(string.Create(CultureInfo.InvariantCulture, $"{_unavailable.Count} are Unavailable, for reasons that stand at the end: {string.Join(", ", names)}"));
        }

        private void Write(BuildFinished finished)
        {
            if (!isVerbose && finished.Result.Outcome is Unavailable)
            {
                _unavailable.Add(finished);
                return;
            }

            Tell(finished);
        }

        private void Tell(BuildFinished finished) => write($"{finished.Request.Label}: {Outcome(finished.Result)}");

        private static string Outcome(BuildResult result) => result.Outcome is { } outcome
            ? $"{outcome.Name}, {outcome.Reason}"
            : $"ready{(result.Version.Length == 0 ? "" : " " + result.Version)}{(result.Origin is null ? "" : $", from {result.Origin}")}";
    }
}
