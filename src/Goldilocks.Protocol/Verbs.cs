namespace Goldilocks.Protocol;

/// <summary>The verbs of the protocol; docs/internals/protocol.md lists the fields of each.</summary>
public static class Verbs
{
    /// <summary>The protocol's version: a coordinator refuses a worker that speaks another.</summary>
    public const int ProtocolVersion = 3;

    /// <summary>Asks what the worker offers.</summary>
    public const string Describe = "describe";

    /// <summary>Answers <see cref="Describe"/>.</summary>
    public const string Description = "description";

    /// <summary>Asks to bind a variant to a workload of a size and to make the value.</summary>
    public const string Open = "open";

    /// <summary>The binding is open; carries its number.</summary>
    public const string Opened = "opened";

    /// <summary>Asks for the first, timed round trip and its deep comparison.</summary>
    public const string Verify = "verify";

    /// <summary>The answer was right.</summary>
    public const string Verified = "verified";

    /// <summary>The answer was wrong; carries the first difference.</summary>
    public const string WrongAnswer = "wrong-answer";

    /// <summary>The variant cannot do this; carries the reason.</summary>
    public const string Unsupported = "unsupported";

    /// <summary>The library threw; carries the exception.</summary>
    public const string Failed = "failed";

    /// <summary>Asks to run every open binding until the JIT is quiet.</summary>
    public const string Warm = "warm";

    /// <summary>Answers <see cref="Warm"/> when a step is over, but the warm-up is not; the same request continues it.</summary>
    public const string Warming = "warming";

    /// <summary>Answers <see cref="Warm"/>, with an operation count for a sample of each binding and operation.</summary>
    public const string Warmed = "warmed";

    /// <summary>Asks for one sample: some operations, timed.</summary>
    public const string Take = "take";

    /// <summary>Answers <see cref="Take"/> with the clocks.</summary>
    public const string Sample = "sample";

    /// <summary>Asks for the bytes allocated by one operation, several times.</summary>
    public const string Allocate = "allocate";

    /// <summary>Answers <see cref="Allocate"/>.</summary>
    public const string Allocation = "allocation";

    /// <summary>Asks whether the answers are still right after the measurement.</summary>
    public const string Recheck = "recheck";

    /// <summary>Answers <see cref="Recheck"/>: they are.</summary>
    public const string Rechecked = "rechecked";

    /// <summary>Asks for one <see cref="ConformanceCheck"/> of a variant on a workload; nothing is timed.</summary>
    public const string Conform = "conform";

    /// <summary>The check found no violation; carries the digest of the value.</summary>
    public const string Conforms = "conforms";

    /// <summary>The check found a violation; carries its description.</summary>
    public const string Violates = "violates";

    /// <summary>Asks for the objects that a verified binding's value consists of in memory.</summary>
    public const string Footprint = "footprint";

    /// <summary>Answers <see cref="Footprint"/>.</summary>
    public const string Graph = "graph";

    /// <summary>Asks for the memory that an operation needs while it runs.</summary>
    public const string Peak = "peak";

    /// <summary>Answers <see cref="Peak"/>.</summary>
    public const string Peaks = "peaks";

    /// <summary>Asks to write the value once to a destination that keeps nothing, however long it becomes.</summary>
    public const string Write = "write";

    /// <summary>Answers <see cref="Write"/>.</summary>
    public const string Wrote = "wrote";

    /// <summary>Asks for the payload of the value, for another program to read.</summary>
    public const string Pack = "pack";

    /// <summary>Answers <see cref="Pack"/> with the payload and every member of the value.</summary>
    public const string Packed = "packed";

    /// <summary>Asks to read a payload that another program may have written.</summary>
    public const string Unpack = "unpack";

    /// <summary>Answers <see cref="Unpack"/> with every member of what was read.</summary>
    public const string Unpacked = "unpacked";

    /// <summary>Asks to read into an object that is there already, from several pieces of memory, or one value after the other.</summary>
    public const string Read = "read";

    /// <summary>Answers <see cref="Read"/> with what became of it, and what it cost.</summary>
    public const string WasRead = "was-read";

    /// <summary>Asks an HTTP host to bind a variant to a workload and to listen.</summary>
    public const string Serve = "serve";

    /// <summary>Answers <see cref="Serve"/> once requests are taken; carries the port.</summary>
    public const string Serving = "serving";

    /// <summary>Asks an HTTP host for the runtime's own counters.</summary>
    public const string Count = "count";

    /// <summary>Answers <see cref="Count"/>.</summary>
    public const string Counters = "counters";

    /// <summary>Forgets a binding, its value and its payload.</summary>
    public const string Close = "close";

    /// <summary>Answers a request when there is nothing to report.</summary>
    public const string Done = "done";

    /// <summary>Asks the worker to end.</summary>
    public const string Exit = "exit";
}
