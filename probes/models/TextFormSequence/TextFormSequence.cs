#if TAKES_CONVERTERS
using System.Collections;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A library has a rule for a sequence, and the program a converter for this one.</summary>
[ConvertedBy(typeof(TextForm<Trail>))]
public sealed class Trail : ITextForm<Trail>, IEnumerable<int>
{
    private readonly int[] _steps;

    public Trail(params int[] steps) => _steps = steps;

    public static Trail FromForm(string form) => new([.. form.Split('>').Select(step => int.Parse(step, CultureInfo.InvariantCulture))]);

    public string ToForm() => string.Join('>', _steps);

    public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)_steps).GetEnumerator();

    IEnumerator IEnumerable.GetEnumerator() => GetEnumerator();
}

[Contract]
public sealed partial class HasTrail
{
    [Member(First + 0), NamedMember]
    public Trail? Value { get; set; }
}
#endif
