using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A service that gets one large payload among many small ones would keep its memory for good.</summary>
public sealed class KeptAfterLarge() : KeptCapability<Ballast>("C57.kept", "memory that stays in the process when a value of about 4 MB was written and read, and nothing holds it any more: a text, bytes and a list")
{
    private const int Crates = 100_000;

    protected override Ballast Small => new() { Label = "one", Load = [1, 2, 3], Crates = ["two"] };

    protected override IReadOnlyList<(string Name, Func<Ballast> Make)> Large =>
    [
        ("a text", () => new Ballast { Label = new string('x', LargeBytes), Load = [], Crates = [] }),
        ("bytes", () => new Ballast { Label = "", Load = new byte[LargeBytes / 4], Crates = [] }),
        ("a list", () => new Ballast { Label = "", Load = [], Crates = [.. Enumerable.Range(0, Crates).Select(number => "crate with a number " + number.ToString(CultureInfo.InvariantCulture))] }),
    ];
}
