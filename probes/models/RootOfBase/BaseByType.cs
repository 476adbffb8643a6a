using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>As C13.root, by the other calls.</summary>
public sealed class BaseByType() : SignalsByType("C53.base", "written and read by the Type of a base class: objects of derived classes");

/// <summary>The caller asks each object for its type.</summary>
public sealed class DerivedByType() : SignalsByType("C53.derived", "written and read by a Type: a class that derives from another")
{
    protected override Type TypeOf(Signal value) => value.GetType();
}

/// <summary>Objects of both derived classes.</summary>
public abstract class SignalsByType(string id, string question) : RunTimeTypeCapability<Signal>(id, question)
{
    protected override IReadOnlyList<Signal> Values => [new Flare { Number = 11, Colour = "red" }, new Whistle { Number = 22, Pitch = 0.5 }];

    protected override string Show(Signal value) => Words(value);

    /// <summary>A signal, or the class that came instead of one.</summary>
    public static string Words(object value) => value switch
    {
        Flare flare => $"a Flare with {flare.Number} and {flare.Colour ?? "null"}",
        Whistle whistle => string.Create(CultureInfo.InvariantCulture, $"a Whistle with {whistle.Number} and {whistle.Pitch}"),
        _ => $"a {value.GetType().Name}",
    };
}
