using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A reader has to fill the object that is there.</summary>
public sealed class FixedObjects() : RoundTripCapability<Frame>("C25.initial-fixed-object", "an object without a setter and with initial values, written with others", "values")
{
    protected override bool IsOfConversion => true;

    protected override Frame Make() => Make(11, "here");

    protected override Judgement Judge(Frame read) => read switch
    {
        { Corner: { Row: 11, Text: "here" }, Number: 22 } => Judgement.Pass(),
        { Corner: { Row: 7, Text: null }, Number: 22 } => Judgement.Fail("11 and here come back as the initial 7 and null, silently"),
        var frame => Judgement.Fail($"11, here and 22 come back as {frame.Corner?.Row.ToString() ?? "null"}, {frame.Corner?.Text ?? "null"} and {frame.Number}, silently"),
    };

    private static Frame Make(int row, string text)
    {
        var frame = new Frame { Number = 22 };
        (frame.Corner.Row, frame.Corner.Text) = (row, text);
        return frame;
    }
}
