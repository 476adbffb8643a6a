using System.Globalization;

namespace Goldilocks.Prober;

/// <summary>The cultures of other machines.</summary>
public static class Cultures
{
    /// <summary>A culture with a decimal comma, another minus and other dates. It is made here and not taken by name, because a machine may have no cultures.</summary>
    public static CultureInfo Foreign()
    {
        var culture = (CultureInfo)CultureInfo.InvariantCulture.Clone();
        culture.NumberFormat.NumberDecimalSeparator = ",";
        culture.NumberFormat.NumberGroupSeparator = ".";
        culture.NumberFormat.NegativeSign = "\u2212";
        culture.DateTimeFormat.DateSeparator = ".";
        culture.DateTimeFormat.TimeSeparator = ".";
        culture.DateTimeFormat.ShortDatePattern = "dd/MM/yyyy";
        return culture;
    }

    /// <summary>Calls <paramref name="use"/> on a thread of that culture.</summary>
    public static T In<T>(CultureInfo culture, Func<T> use)
    {
        var usual = CultureInfo.CurrentCulture;
        CultureInfo.CurrentCulture = culture;
        try
        {
            return use();
        }
        finally
        {
            CultureInfo.CurrentCulture = usual;
        }
    }
}
