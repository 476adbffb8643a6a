using Goldilocks.Load.Client;
using Goldilocks.Load.Tools;

namespace Goldilocks.Load;

/// <summary>The client that a plan asks for.</summary>
internal static class LoadClients
{
    public static ILoadClient Create(LoadTarget target, LoadPlan plan, Func<byte[], bool> isRight) => (plan, LoadTool.Of(plan.Client)) switch
    {
        (_, { } tool) => new ToolLoadClient(tool, target, plan.Connections),
        ({ IsHttp2: true }, _) => new Http2LoadClient(target, plan.Connections, isRight),
        _ => new SocketLoadClient(target, plan.Connections, plan.Threads, TimeSpan.FromSeconds(plan.TimeoutSeconds), isRight),
    };
}
