using System.Globalization;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Commands;

/// <summary>Makes a user's own model, and tells every worker that is started from then on where its values are.</summary>
public sealed class OwnModels(Checkout checkout)
{
    /// <summary>The model whose values this process' workers read. To read it again takes more than a second.</summary>
    private static ModelInfo? s_offered;

    /// <summary>Reads the sources and the sample, or takes what an earlier command made of them.</summary>
    /// <param name="request">Null for the built-in workloads.</param>
    /// <returns>For the plan; null for the built-in workloads.</returns>
    /// <exception cref="UserErrorException">The model or the sample cannot be measured.</exception>
    public ModelInfo? Make(ModelRequest? request)
    {
        if (request is null)
        {
            return null;
        }

        var info = Offer(request).Info;
        RequireSizes(request, info);
        return info;
    }

    /// <summary>The same, for a command that has one program of each serializer: it cannot take built-in workloads beside the model.</summary>
    /// <param name="request">Null for the built-in workloads.</param>
    /// <param name="workloads">Those that were named.</param>
    /// <exception cref="UserErrorException">The model or the sample cannot be measured, or built-in workloads were named too.</exception>
    public ModelInfo? MakeAlone(ModelRequest? request, IReadOnlyList<string> workloads)
    {
        RequireAlone(request is not null, workloads);
        return Make(request);
    }

    /// <summary>Refuses what only <c>run</c> and <c>verify</c> can do.</summary>
    /// <exception cref="UserErrorException">Built-in workloads were named beside a model.</exception>
    public static void RequireAlone(bool hasModel, IReadOnlyList<string> workloads)
    {
        if (hasModel && workloads.Count > 0)
        {
            throw new UserErrorException($"This command takes your own type alone, and --workloads names {workloads[0]} too: run it twice. 'goldilocks run' and 'goldilocks verify' take both at once.");
        }
    }

    /// <summary>Makes the model of a plan again, for a run that goes on or is repeated. One that this process has just made is there.</summary>
    /// <exception cref="UserErrorException">Its sources or its sample are not there, or have changed.</exception>
    public void Restore(ModelInfo? info, IReadOnlyList<int> sizes, long dataSeed)
    {
        if (info is null || ReferenceEquals(info, s_offered))
        {
            return;
        }

        var made = Offer(RequestOf(info, sizes, dataSeed)).Info;
        if (made.Hash != info.Hash || made.SampleDigest != info.SampleDigest)
        {
            throw new UserErrorException(
                $"The {(made.Hash != info.Hash ? "sources of " + info.Type : "sample")} changed since the run began, so its results could not be compared: start a new run with --model.");
        }
    }

    /// <summary>What a plan's model was made of.</summary>
    internal static ModelRequest RequestOf(ModelInfo info, IReadOnlyList<int> sizes, long dataSeed) =>
        new(info.From, info.TypeName, info.Sample, info.Repeat, info.IsPortable, sizes, dataSeed, info.Framework) { IsLenient = info.IsLenient };

    private OwnModel Offer(ModelRequest request)
    {
        var model = checkout.Models.Make(request);
        Environment.SetEnvironmentVariable(OwnModel.PathVariable, model.ValuesPath);
        s_offered = model.Info;
        return model;
    }

    private static void RequireSizes(ModelRequest request, ModelInfo info)
    {
        if (info.Repeat is null && info.Sample is not null && request.Sizes.FirstOrDefault(size => size > info.SampleValues) is > 0 and var size)
        {
            throw new UserErrorException(string.Create(
                CultureInfo.InvariantCulture,
                $"'{request.Sample}' has {info.SampleValues} {(info.SampleValues == 1 ? "value" : "values")}, and --sizes asks for {size}: add --repeat to repeat the sample, --repeat MEMBER to repeat the elements of a list, or give a longer sample."));
        }
    }
}
