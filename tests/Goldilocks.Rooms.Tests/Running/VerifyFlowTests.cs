using Goldilocks.Building;
using Goldilocks.Cli.Verify;
using Goldilocks.Commands;
using Goldilocks.Running;

namespace Goldilocks.Rooms.Tests.Running;

/// <summary>Who adds a serializer learns from a verification what is still missing.</summary>
public sealed class VerifyFlowTests : IDisposable
{
    private readonly string _root = Directory.CreateTempSubdirectory("goldilocks-verify-").FullName;

    public VerifyFlowTests()
    {
        Directory.CreateDirectory(Path.Combine(_root, "workloads"));
        Directory.CreateDirectory(BuildLayout.Of(_root).HostFolder);
        File.WriteAllText(Path.Combine(BuildLayout.Of(_root).HostFolder, "Goldilocks.Worker.dll"), "a host");
        Add("serializers", "Told", Catalog.Facts.Complete);
        Add("serializers", "Untold", facts: null);
        Add("elsewhere", "Mine", facts: null);
    }

    [Fact]
    public void A_serializer_of_the_checkout_without_facts_is_named_and_an_adapter_elsewhere_needs_none()
    {
        // No program is built: what is asked for is no version.
        var result = new VerifyFlow(new Checkout(_root), new Silent()).Verify(
            new Selected(["Told@none", "Untold@none", "Mine@none"], [], [], [], [Path.Combine(_root, "elsewhere")]), [], isAsync: false, isStressed: false, isAll: false, CancellationToken.None);

        Assert.Equal(3, result.Built.Count);
        Assert.Equal(["Untold"], result.WithoutFacts);
    }

    public void Dispose() => Directory.Delete(_root, recursive: true);

    private void Add(string place, string name, string? facts)
    {
        var folder = Directory.CreateDirectory(Path.Combine(_root, place, name)).FullName;
        File.WriteAllText(Path.Combine(folder, name + ".csproj"), """<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><PackageReference Include="Bookbinder" Version="[$(LibraryVersion)]" /></ItemGroup></Project>""");
        if (facts is not null)
        {
            File.WriteAllText(Path.Combine(folder, "facts.json"), facts);
        }
    }

    private sealed class Silent : IFlowDisplay
    {
        public T WhileBuilding<T>(int count, Func<IProgress<BuildProgress>, T> build) => build(new Progress<BuildProgress>());

        public void WhileMeasuring(int workloads, Action<IRunProgress> measure) => throw new NotSupportedException();

        public T WhileVerifying<T>(int variants, bool isStress, Func<Action<RunVariant>, T> verify) => verify(_ => { });

        public void WhileCounting(string step, Action<Action<int, int, string>> work) => throw new NotSupportedException();

        public IReadOnlyList<TResult> WhileExchanging<TItem, TResult>(IReadOnlyList<TItem> items, Func<TItem, TResult> exchange, CancellationToken cancellation) => [.. items.Select(exchange)];

        public void Say(string text)
        {
        }

        public void Warn(string text)
        {
        }
    }
}
