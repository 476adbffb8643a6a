using System.Collections.Specialized;
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>HttpUtility.ParseQueryString makes one of a query that is a value alone.</summary>
public sealed class NullNames() : NullKeyCapability<HasNullNames>("C24.null-names", "a NameValueCollection with a value under null, as a query without a name gives it", "values")
{
    protected override HasNullNames Make(IReadOnlyList<string?> keys)
    {
        var values = new NameValueCollection();
        foreach (var (index, key) in keys.Index())
        {
            values.Add(key, (index + 1).ToString(CultureInfo.InvariantCulture));
        }

        return new() { Value = values };
    }

    protected override IEnumerable<(string? Key, int Number)>? Entries(HasNullNames root) => root.Value?.AllKeys.Select(name => (name, int.Parse(root.Value[name]!, CultureInfo.InvariantCulture)));
}

/// <summary>Tells the adapter what the value asks of it.</summary>
public sealed class HasNullNamesModel() : CapabilityModel<HasNullNames>(Needs.Dictionary);
