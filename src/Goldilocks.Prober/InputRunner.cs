using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>Runs one input on the calling thread and says what was seen.</summary>
/// <param name="subject">The variant.</param>
/// <param name="program">The adapter's assembly.</param>
internal sealed class InputRunner(ISubject subject, Assembly program)
{
    /// <summary>64 MB, and 16 times the input: the allowance of a right reader.</summary>
    private const long AllowedBytes = 64L << 20;
    private const int AllowedTimesInput = 16;
    private const double AllowedMilliseconds = 1000;

    private readonly Thrower _thrower = new(program);

    /// <summary>Makes the input's bytes, or prepares its action. Not watched and not measured.</summary>
    public static byte[]? Prepare(ProbeInput input)
    {
        input.Prepare?.Invoke();
        return input.MakePayload?.Invoke();
    }

    /// <summary>Runs it.</summary>
    public Observation Run(ProbeInput input, byte[]? payload)
    {
        // An action uses what it needs by itself: a capability is asked of variants that do not take the program's first model.
        var root = input.Act is null ? subject.Open(input.Model) : null;
        object? answer = null;
        Exception? thrown = null;
        Signs.Take();
        MemoryRefusals.Take();
        var milliseconds = ThreadTime.Milliseconds();
        var allocated = GC.GetAllocatedBytesForCurrentThread();
        try
        {
            answer = Act(input, root, payload);
        }
        catch (Exception exception)
        {
            thrown = exception;
        }

        allocated = GC.GetAllocatedBytesForCurrentThread() - allocated;
        milliseconds = ThreadTime.Milliseconds() - milliseconds;
        var isRefusedMemory = MemoryRefusals.Take();
        var judged = Judge(input, root, answer, thrown);
        var signs = Signs.Take();
        var own = thrown is null ? null : _thrower.OwnExceptionIn(thrown);
        return judged with
        {
            AllocatedBytes = allocated,
            Milliseconds = milliseconds,
            PlaceOfOurs = own?.Place ?? "",
            Remarked = [.. Remarked(signs, payload, isRefusedMemory || MemoryRefusals.IsIn(thrown), allocated, milliseconds), .. own is null ? [] : new[] { Remarks.ThrownByOurs }],
            Notes = [.. signs.Where(sign => sign.Kind == SignKind.Note).Select(sign => sign.What), .. input.Note?.Invoke(thrown is null) is { } note ? [note] : Array.Empty<string>()],
        };
    }

    private static object? Act(ProbeInput input, IRoot? root, byte[]? payload) => (input.Act, input.Read) switch
    {
        ({ } act, _) => act(),
        (_, { } read) => read(payload!),
        _ => root!.ReadOwn(payload!),
    };

    private static Observation Judge(ProbeInput input, IRoot? root, object? answer, Exception? thrown)
    {
        if (answer is Judgement judgement)
        {
            return new Observation { Answer = Answers.Judged, Text = judgement.What, Judgement = judgement };
        }

        if (thrown is not null)
        {
            return new Observation
            {
                Answer = input.Expectation is Expectation.Acceptance ? Answers.RefusedLegal : Answers.Threw,
                Exceptions = string.Join('<', Family(thrown.GetType())),
                Text = thrown.Message,
            };
        }

        return input.Expectation switch
        {
            Expectation.Refusal => new Observation { Answer = Answers.AcceptedIllegal, Text = "it was read as a value" },
            Expectation.Acceptance acceptance => Compare(input, root, answer, acceptance.FindDifference),
            Expectation.RefusalOrValue either => Compare(input, root, answer, either.FindDifference),
            _ => new Observation { Answer = Answers.Value },
        };
    }

    /// <summary>A conversion that fails on what the library read is ours or the application's; it refuses the value, though later.</summary>
    private static Observation Compare(ProbeInput input, IRoot? root, object? answer, Func<object?, string?> findDifference)
    {
        try
        {
            var value = input.Act is null && input.Read is null ? root!.ToApplication(answer) : answer;
            return findDifference(value) is { } difference ? new Observation { Answer = Answers.Wrong, Text = difference } : new Observation { Answer = Answers.Value };
        }
        catch (Exception exception)
        {
            return new Observation { Answer = Answers.Value, Text = $"the value could not be used: {exception.GetType().Name}" };
        }
    }

    private static IEnumerable<string> Remarked(IReadOnlyList<Sign> signs, byte[]? payload, bool isRefusedMemory, long allocated, double milliseconds)
    {
        if (signs.Any(sign => sign.Kind == SignKind.ForeignCodeRan))
        {
            yield return Remarks.ForeignCode;
        }

        if (signs.Any(sign => sign.Kind == SignKind.GrowsTooFast))
        {
            yield return Remarks.GrowsTooFast;
        }

        if (signs.Any(sign => sign.Kind == SignKind.KeepsTooMuch))
        {
            yield return Remarks.KeepsTooMuch;
        }

        // An action makes its own objects, so its allocation says nothing about the library.
        if (payload is not null && allocated > AllowedBytes + (AllowedTimesInput * (long)payload.Length))
        {
            yield return Remarks.Greedy;
        }

        if (payload is not null && milliseconds > AllowedMilliseconds)
        {
            yield return Remarks.Slow;
        }

        if (isRefusedMemory)
        {
            yield return Remarks.OutOfMemory;
        }
    }

    private static IEnumerable<string> Family(Type? type)
    {
        for (; type is not null && type != typeof(object); type = type.BaseType)
        {
            yield return type.FullName ?? type.Name;
        }
    }
}
