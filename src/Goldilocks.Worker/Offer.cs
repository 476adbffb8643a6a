using System.Globalization;
using System.Runtime.InteropServices;
using Goldilocks.Protocol;

namespace Goldilocks.Worker;

/// <summary>What an adapter program has to offer, and the part of it that a request names. Every host answers alike.</summary>
internal sealed class Offer(IReadOnlyList<Workload> workloads, IReadOnlyList<Variant> variants)
{
    /// <summary>The answer to <see cref="Verbs.Describe"/>.</summary>
    /// <param name="clock">The clock that ratios are taken from.</param>
    public Frame Describe(string clock)
    {
        var answer = new Frame(Verbs.Description)
            .With("protocol", Verbs.ProtocolVersion)
            .With("runtime", RuntimeInformation.FrameworkDescription)
            .With("clock", clock);
        foreach (var variant in variants)
        {
            answer.With(variant.IsFloor ? "floor-variant" : "variant", variant.Name);
        }

        foreach (var workload in workloads)
        {
            Describe(workload, answer);
        }

        return answer;
    }

    /// <summary>The variant, workload and size that a request names.</summary>
    /// <exception cref="ProtocolException">There is no such thing.</exception>
    public (Variant Variant, Workload Workload, WorkloadSize Size, ulong Seed) Subject(Frame request)
    {
        var variantName = request.Get("variant");
        var variant = variants.FirstOrDefault(candidate => candidate.Name == variantName)
            ?? throw new ProtocolException($"This worker has no variant '{variantName}'.");
        var workloadName = request.Get("workload");
        var workload = workloads.FirstOrDefault(candidate => candidate.Name == workloadName)
            ?? throw new ProtocolException($"This worker has no workload '{workloadName}'.");
        var size = new WorkloadSize(checked((int)request.GetInt64("size")), ReadParameters(workload, request));
        return (variant, workload, size, unchecked((ulong)request.GetInt64("seed")));
    }

    /// <summary>What the library threw, as an answer.</summary>
    public static Frame Failure(Exception exception)
    {
        // These two only say where something else went wrong.
        var root = exception;
        while (root is System.Reflection.TargetInvocationException or TypeInitializationException && root.InnerException is { } inner)
        {
            root = inner;
        }

        return new Frame(Verbs.Failed)
            .With("exception", root.GetType().FullName ?? root.GetType().Name)
            .With("message", root.Message)
            .With("detail", exception.ToString());
    }

    private static void Describe(Workload workload, Frame answer)
    {
        answer.With("workload", workload.Name)
            .With($"{workload.Name}.description", workload.Description)
            .With($"{workload.Name}.unit", workload.SizeUnit)
            .With($"{workload.Name}.default", workload.DefaultSize)
            .With($"{workload.Name}.maximum", workload.MaximumSize)
            .With($"{workload.Name}.default-run", workload.IsInDefaultRun ? "yes" : "no");
        foreach (var size in workload.Sizes)
        {
            answer.With($"{workload.Name}.size", size);
        }

        foreach (var (name, value) in workload.Parameters)
        {
            answer.With($"{workload.Name}.parameter", $"{name}={value}");
        }
    }

    private static Dictionary<string, int> ReadParameters(Workload workload, Frame request)
    {
        var parameters = new Dictionary<string, int>(workload.Parameters);
        foreach (var text in request.GetAll("parameter"))
        {
            var equals = text.IndexOf('=', StringComparison.Ordinal);
            if (equals < 0 || !parameters.ContainsKey(text[..equals]))
            {
                throw new ProtocolException($"The workload '{workload.Name}' has no parameter '{text}'.");
            }

            parameters[text[..equals]] = int.Parse(text[(equals + 1)..], CultureInfo.InvariantCulture);
        }

        return parameters;
    }
}
