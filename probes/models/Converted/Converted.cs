using System.ComponentModel;
using System.Globalization;

namespace Goldilocks.Probes.Models;

[Contract]
public sealed partial class HasConverted
{
    [Member(First + 0), NamedMember]
    public Dimension? Value { get; set; }
}

/// <summary>A designer shows it as a text. The text does not have all of its data.</summary>
[Contract]
[TypeConverter(typeof(DimensionConverter))]
public sealed partial class Dimension
{
    [Member(First + 0), NamedMember]
    public int Width { get; set; }

    [Member(First + 1), NamedMember]
    public string? Unit { get; set; }
}

public sealed class DimensionConverter : TypeConverter
{
    public override bool CanConvertFrom(ITypeDescriptorContext? context, Type sourceType) => sourceType == typeof(string);

    public override bool CanConvertTo(ITypeDescriptorContext? context, Type? destinationType) => destinationType == typeof(string);

    public override object? ConvertFrom(ITypeDescriptorContext? context, CultureInfo? culture, object value) => new Dimension { Width = int.Parse((string)value, CultureInfo.InvariantCulture) };

    public override object? ConvertTo(ITypeDescriptorContext? context, CultureInfo? culture, object? value, Type destinationType) => ((Dimension)value!).Width.ToString(CultureInfo.InvariantCulture);
}
