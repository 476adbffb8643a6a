using Goldilocks.Commands;
using Goldilocks.Models;
using Goldilocks.Results;

namespace Goldilocks.Cli.Interop;

/// <summary>Makes the models of versions: what each version's programs are compiled with, and the values that they write.</summary>
public sealed class VersionModels(Checkout checkout)
{
    /// <summary>Values that are made up beside a sample, so that members, names of enums and classes that it lacks are there.</summary>
    private const int Added = 6;

    /// <summary>Values of a version that are written; a long sample is no better than its beginning.</summary>
    private const int MostValues = 60;

    private const long DataSeed = 1;

    /// <summary>Both versions. The new one keeps the numbers of the old one's members.</summary>
    /// <exception cref="UserErrorException">A version or the sample cannot be read.</exception>
    public (OwnModel Old, OwnModel New) Both(EvolveRequest request, IReadOnlyList<string> old, IReadOnlyList<string> now)
    {
        var first = Make(request, old, null, isListed: false);
        var second = Make(request, now, request.IsRenumbered ? null : first.Classes, isListed: false);
        if (IsListed(first) == IsListed(second))
        {
            return (first, second);
        }

        // A struct cannot be the value of a payload by itself, so both versions stand in a list.
        first = Make(request, old, null, isListed: true);
        return (first, Make(request, now, request.IsRenumbered ? null : first.Classes, isListed: true));
    }

    /// <summary>One version.</summary>
    /// <param name="request">As typed.</param>
    /// <param name="sources">Its files.</param>
    /// <param name="earlier">The classes whose numbers it keeps; null for none.</param>
    /// <param name="isListed">Whether each value stands in a list.</param>
    /// <exception cref="UserErrorException">It or the sample cannot be read.</exception>
    public OwnModel Make(EvolveRequest request, IReadOnlyList<string> sources, IReadOnlyList<ModelClass>? earlier, bool isListed) => checkout.Models.Make(
        new ModelRequest(sources, request.Type, request.Sample, null, request.IsPortable, [], DataSeed, request.Framework)
        {
            IsLenient = true,
            IsEach = true,
            IsListed = isListed,
            Added = Added,
            Earlier = earlier,
        });

    /// <summary>The values that a program of the model can make.</summary>
    public static IReadOnlyList<ExchangedValue> ValuesOf(OwnModel model) =>
    [
        .. Enumerable.Range(1, Math.Min(model.Info.SampleValues, MostValues)).Select(number => new ExchangedValue(model.Info.Workload, 1, new Dictionary<string, int> { ["value"] = number })),
    ];

    private static bool IsListed(OwnModel model) => model.Classes[0].Kind.EndsWith("struct", StringComparison.Ordinal);
}
