namespace Goldilocks.Reporting;

/// <summary>Turns ratios to the baseline into a study's figures, and back.</summary>
internal static class FigureForms
{
    /// <summary>The figure of an item with that ratio.</summary>
    public static double ToFigure(this FigureForm form, double ratio, double baselineValue) => form switch
    {
        FigureForm.Scaled => ratio * baselineValue,
        FigureForm.Extra => (ratio - 1) * baselineValue,
        FigureForm.Saved => (1 - (1 / ratio)) * baselineValue,
        _ => throw new ArgumentOutOfRangeException(nameof(form), form, "An absolute figure does not follow from a ratio."),
    };

    /// <summary>The ratio of an item with that figure.</summary>
    public static double ToRatio(this FigureForm form, double figure, double baselineValue) => form switch
    {
        FigureForm.Scaled or FigureForm.Absolute => figure / baselineValue,
        FigureForm.Extra => 1 + (figure / baselineValue),
        FigureForm.Saved => 1 / (1 - (figure / baselineValue)),
        _ => throw new ArgumentOutOfRangeException(nameof(form), form, "No such form."),
    };
}

/// <summary>Units that studies print figures in.</summary>
internal static class FigureUnits
{
    /// <summary>Nanoseconds or bytes in one of the unit. <c>KB</c> and <c>MB</c> are 1,024 and its square, as BenchmarkDotNet and the studies use them.</summary>
    private static readonly Dictionary<string, double> Factors = new()
    {
        ["ns"] = 1,
        ["µs"] = 1e3,
        ["ms"] = 1e6,
        ["s"] = 1e9,
        ["bytes"] = 1,
        ["KB"] = 1024,
        ["MB"] = 1024 * 1024,
    };

    private static readonly HashSet<string> Relative = ["%", "GB", "ratio"];

    /// <summary>True for a unit that figures of that form may have.</summary>
    public static bool Fits(string unit, FigureForm form) => form == FigureForm.Absolute ? Factors.ContainsKey(unit) : Relative.Contains(unit);

    /// <summary>A measured value in the study's unit.</summary>
    public static double Of(double value, StudyPlace place) => value * (place.Times ?? 1) / Factors[place.Unit!];
}
