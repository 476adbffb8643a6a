using System.Globalization;

namespace Goldilocks.Rooms.Tests.Reports;

/// <summary>Runs something as users elsewhere do: other separators, other digits, other casing rules.</summary>
internal static class Cultures
{
    public static void All(Action action)
    {
        var (culture, uiCulture) = (CultureInfo.CurrentCulture, CultureInfo.CurrentUICulture);
        try
        {
            foreach (var name in new[] { "", "de-DE", "tr-TR", "ar-SA" })
            {
                CultureInfo.CurrentCulture = CultureInfo.CurrentUICulture = CultureInfo.GetCultureInfo(name);
                action();
            }
        }
        finally
        {
            (CultureInfo.CurrentCulture, CultureInfo.CurrentUICulture) = (culture, uiCulture);
        }
    }
}
