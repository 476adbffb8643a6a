namespace Goldilocks.Building;

/// <summary>The code that turns an adapter into a program. Each host is a project <c>src/Goldilocks.NAME</c> and an entry point <c>serializers/Host/NAME.cs</c>.</summary>
public enum AdapterHost
{
    /// <summary>Answers the coordinator over standard input and output: verify, warm up, measure.</summary>
    Worker,

    /// <summary>Answers HTTP requests, for load tests.</summary>
    Server,

    /// <summary>Hands the same operations to BenchmarkDotNet.</summary>
    Benchmark,

    /// <summary>Uses the serializer once, records the times, and ends.</summary>
    Startup,

    /// <summary>Tries inputs on the serializer, and may die of any of them.</summary>
    Prober,
}
