namespace Goldilocks.Load;

/// <summary>Which program sends the requests.</summary>
public enum LoadClientKind
{
    /// <summary>The one in <c>Goldilocks.Load/Client</c>.</summary>
    Builtin,

    /// <summary>github.com/wg/wrk; closed model only.</summary>
    Wrk,

    /// <summary>github.com/rakyll/hey.</summary>
    Hey,

    /// <summary>github.com/codesenberg/bombardier, which the study used.</summary>
    Bombardier,
}
