using System.Buffers;
using Goldilocks.Prober;

namespace Goldilocks.Corpora.Tests;

/// <summary>Tests that count the memory of the process, or whether it was refused some, which other tests allocate and ask about as well: they run when no other test does.</summary>
[CollectionDefinition(Name, DisableParallelization = true)]
public sealed class CountsMemory
{
    public const string Name = "counts memory";
}

/// <summary>What a library keeps for itself is told from what the runtime's pools have.</summary>
[Collection(CountsMemory.Name)]
public sealed class KeptMemoryTests
{
    private const int Megabyte = 1 << 20;
    private const int Elements = 1 << 18;
    private static object? s_kept;

    [Fact]
    public void Arrays_that_were_given_back_to_a_pool_of_the_runtime_are_not_kept_whatever_their_elements_are()
    {
        Assert.InRange(KeptWithoutPool(RentAndReturn<byte>), -Megabyte, Megabyte / 2);
        Assert.InRange(KeptWithoutPool(RentAndReturn<char>), -Megabyte, Megabyte / 2);
        Assert.InRange(KeptWithoutPool(RentAndReturn<long>), -Megabyte, Megabyte / 2);
        Assert.InRange(KeptWithoutPool(RentAndReturn<string>), -Megabyte, Megabyte / 2);
        Assert.InRange(KeptWithoutPool(RentAndReturn<object>), -Megabyte, Megabyte / 2);
    }

    [Fact]
    public void An_array_that_is_held_is_kept()
    {
        Assert.InRange(KeptWithoutPool(() => s_kept = new byte[4 * Megabyte]), 3 * Megabyte, 5 * Megabyte);
        s_kept = null;
    }

    private static long KeptWithoutPool(Action use) => KeptMemory.After(use, 4 * Megabyte).WithoutPool;

    private static void RentAndReturn<T>() => ArrayPool<T>.Shared.Return(ArrayPool<T>.Shared.Rent(Elements));
}
