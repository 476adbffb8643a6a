using System.Collections.Specialized;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Headers and queries of HTTP are kept in it. Those who enumerate it get the names and not the values.</summary>
public sealed class NameValues() : ValuesCapability<HasNameValues>("C24.names", "a NameValueCollection with two values under one name", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNameValues Root)> Make() =>
    [
        ("three values", new() { Value = new() { { "one", "1" }, { "two", "2" }, { "two", "3" } } }),
    ];

    protected override Likeness Compare(HasNameValues expected, HasNameValues actual) => Likeness.OfEqual(Text(expected.Value!), actual.Value is { } read ? Text(read) : null);

    private static string Text(NameValueCollection values) => string.Join(" ", values.AllKeys.Select(key => $"{key}={values[key]}"));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNameValuesModel() : CapabilityModel<HasNameValues>(Needs.Dictionary);
