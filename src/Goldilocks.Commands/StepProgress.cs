using System.Globalization;
using Goldilocks.Results;
using Goldilocks.Running;
using Spectre.Console;

namespace Goldilocks.Commands;

/// <summary>How far work of many steps is: a bar or a status on a terminal, few lines everywhere else, a line for each step with <c>--verbose</c>, nothing with <c>--quiet</c>.</summary>
internal static class StepProgress
{
    /// <summary>Runs work that reports after each step how many of how many are done, and which was the last; a log has a line for each tenth.</summary>
    public static void Count(string step, Action<Action<int, int, string>> work, Verbosity verbosity)
    {
        if (verbosity == Verbosity.Quiet)
        {
            work((_, _, _) => { });
        }
        else if (verbosity == Verbosity.Verbose)
        {
            work((done, all, last) => Console.WriteLine(Line(step, done, all, last)));
        }
        else if (Terminal.IsLog)
        {
            var tenth = 0;
            work((done, all, last) =>
            {
                if (10 * done / all > tenth)
                {
                    tenth = 10 * done / all;
                    Console.WriteLine(Line(step, done, all, last));
                }
            });
        }
        else
        {
            AnsiConsole.Progress().AutoClear(true).Start(context =>
            {
                var task = context.AddTask(step + "s");
                work((done, all, _) => (task.MaxValue, task.Value) = (all, done));
            });
        }
    }

    /// <summary>Runs the verification of so many variants, which reports each one that is finished, from any thread.</summary>
    public static T Verify<T>(int variants, bool isStress, Func<Action<RunVariant>, T> verify, Verbosity verbosity)
    {
        var (doing, done) = isStress ? ("Stressing", "stressed") : ("Verifying", "verified");
        if (verbosity == Verbosity.Quiet)
        {
            return verify(_ => { });
        }

        if (verbosity == Verbosity.Verbose)
        {
            return verify(variant => Console.WriteLine($"{done}: {variant.Label}"));
        }

        if (Terminal.IsLog)
        {
            AnsiConsole.WriteLine(string.Create(CultureInfo.InvariantCulture, $"{doing} {variants} variants ..."));
            return verify(_ => { });
        }

        return AnsiConsole.Status().Start(doing, context =>
        {
            var count = 0;
            return verify(variant => context.Status(Markup.Escape(Visible.Of(
                string.Create(CultureInfo.InvariantCulture, $"{doing}: {Interlocked.Increment(ref count)} of {variants}, last {variant.Label}")))));
        });
    }

    /// <summary>Does the same with each item, as many side by side as there are cores.</summary>
    public static IReadOnlyList<TResult> Exchange<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> exchange, Verbosity verbosity, CancellationToken cancellation)
    {
        if (verbosity == Verbosity.Quiet || Terminal.IsLog)
        {
            if (verbosity != Verbosity.Quiet)
            {
                AnsiConsole.WriteLine(string.Create(CultureInfo.InvariantCulture, $"Exchanging the bytes of {items.Count} programs ..."));
            }

            return All(exchange);
        }

        return AnsiConsole.Status().Start("Exchanging bytes", context =>
        {
            var done = 0;
            return All(item =>
            {
                var result = exchange(item);
                context.Status(string.Create(CultureInfo.InvariantCulture, $"Exchanging bytes: {Interlocked.Increment(ref done)} of {items.Count}"));
                return result;
            });
        });

        IReadOnlyList<TResult> All(Func<TItem, TResult> each) =>
            [.. items.AsParallel().AsOrdered().WithCancellation(cancellation).WithDegreeOfParallelism(Math.Max(1, Environment.ProcessorCount)).Select(each)];
    }

    private static string Line(string step, int done, int all, string last) => string.Create(CultureInfo.InvariantCulture, $"{step} {done} of {all}{(last.Length > 0 ? $", last {last}" : "")}");
}
