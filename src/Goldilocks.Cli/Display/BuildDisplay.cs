using System.Globalization;
using Goldilocks.Building.Jobs;
using Spectre.Console;

namespace Goldilocks.Cli.Display;

/// <summary>Shows builds as they finish; says nothing when nothing had to be built.</summary>
internal static class BuildDisplay
{
    public static T Show<T>(int count, Func<IProgress<BuildProgress>, T> build)
    {
        if (!AnsiConsole.Profile.Capabilities.Interactive || Console.IsOutputRedirected)
        {
            return build(new Lines(line => Console.WriteLine(line)));
        }

        return AnsiConsole.Status().Start("Looking at what has changed", context =>
        {
            var done = 0;
            return build(new Lines(line =>
            {
                context.Status(string.Create(CultureInfo.InvariantCulture, $"Building serializers: {++done} of {count}"));
                AnsiConsole.WriteLine(line);
            }));
        });
    }

    private sealed class Lines(Action<string> write) : IProgress<BuildProgress>
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
                default:
                    break;
            }
        }

        private static string Outcome(BuildResult result) => result.Outcome is { } outcome
            ? $"{outcome.Name}, {outcome.Reason}"
            : $"ready{(result.Version.Length == 0 ? "" : " " + result.Version)}{(result.Origin is null ? "" : $", from {result.Origin}")}";
    }
}
