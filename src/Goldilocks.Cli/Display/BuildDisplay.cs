using System.Globalization;
using Goldilocks.Building.Jobs;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>Shows builds as they finish. Says nothing when nothing had to be built, unless every step was asked for.</summary>
internal static class BuildDisplay
{
    public static T Show<T>(int count, Func<IProgress<BuildProgress>, T> build, Verbosity verbosity)
    {
        if (verbosity == Verbosity.Quiet)
        {
            return build(new Lines(_ => { }, showsRemembered: false));
        }

        var isVerbose = verbosity == Verbosity.Verbose;
        if (!AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected)
        {
            return build(new Lines(Console.WriteLine, isVerbose));
        }

        return AnsiConsole.Status().Start("Looking at what has changed", context =>
        {
            var done = 0;
            return build(new Lines(line =>
            {
                context.Status(string.Create(CultureInfo.InvariantCulture, $"Building serializers: {++done} of {count}"));
                AnsiConsole.WriteLine(line);
            }, isVerbose));
        });
    }

    private sealed class Lines(Action<string> write, bool showsRemembered) : IProgress<BuildProgress>
    {
        public void Report(BuildProgress value)
        {
            switch (value)
            {
                case BuildWaiting waiting:
                    write($"{waiting.Request.Label}: waiting for another Goldilocks to finish with it");
                    break;
                case BuildFinished { IsRemembered: false } finished:
                    write($"{finished.Request.Label}: {Outcome(finished.Result)}");
                    break;
                case BuildFinished finished when showsRemembered:
                    write($"{finished.Request.Label}: unchanged since its last build: {Outcome(finished.Result)}");
                    break;
                default:
                    break;
            }
        }

        private static string Outcome(BuildResult result) => result.Outcome is { } outcome
            ? $"{outcome.Name}, {outcome.Reason}"
            : $"ready{(result.Version.Length == 0 ? "" : " " + result.Version)}{(result.Origin is null ? "" : $", from {result.Origin}")}";
    }
}
