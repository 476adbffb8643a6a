using System.Collections;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;
using Goldilocks.Workloads;

namespace Goldilocks.Corpora.Tests;

/// <summary>Keys that are said to have one hash code have one, and are different keys.</summary>
public sealed class HashFloodTests
{
    private const int Most = 20_000;

    public static TheoryData<ICollidingModel> OfTheRuntime { get; } = [new LongKeysModel(), new HasGuidKeysModel(), new HasDateKeysModel(), new HasRecordKeysModel()];

    [Theory]
    [MemberData(nameof(OfTheRuntime), DisableDiscoveryEnumeration = true)]
    public void All_keys_of_a_model_have_one_hash_code_of_the_runtime(ICollidingModel model) =>
        Assert.All(model.Floods.Where(flood => flood.IsOfRuntime), flood => Assert.Single(Keys(flood.OfEntries(Most)).Select(key => key.GetHashCode()).Distinct()));

    [Theory]
    [MemberData(nameof(OfTheRuntime), DisableDiscoveryEnumeration = true)]
    public void A_dictionary_tells_nothing_of_how_it_was_made(ICollidingModel model) =>
        Assert.All(model.Floods.Where(flood => flood.IsOfRuntime), flood => Assert.Equal("System.Collections.Generic", Comparer(Entries(flood.OfEntries(1))).GetType().Namespace));

    [Fact]
    public void All_texts_of_a_function_have_one_hash_code_by_it()
    {
        var texts = new CorpusMapModel();
        Assert.Equal(5, ((ICollidingModel)texts).Floods.Count);
        Assert.Single(Hashes(CollidingTexts.Times31, 17, (hash, letter) => (31 * hash) + letter));
        Assert.Single(Hashes(CollidingTexts.Times33, 5381, (hash, letter) => (33 * hash) ^ letter));
        Assert.Single(Hashes(CollidingTexts.Plus33, 5381, (hash, letter) => (33 * hash) + letter));
        Assert.Single(Hashes(CollidingTexts.Times129, 4711, (hash, letter) => hash + ((hash << 7) ^ letter)));
        Assert.Single(Hashes(CollidingTexts.Fnv, 2166136261, (hash, letter) => (hash ^ letter) * 16777619));
    }

    [Fact]
    public void Usual_texts_have_as_many_letters_and_hash_codes_of_their_own()
    {
        var usual = Enumerable.Range(1, Most).Select(number => CollidingTexts.Usual(CollidingTexts.Times31(number), number)).ToList();
        Assert.All(usual, text => Assert.Equal(CollidingTexts.Times31(1).Length, text.Length));
        Assert.InRange(usual.Select(text => text.Aggregate(5381u, (hash, letter) => unchecked((33 * hash) ^ letter))).Distinct().Count(), Most / 2, Most);
        Assert.InRange(usual.Select(text => text.Aggregate(17u, (hash, letter) => unchecked((31 * hash) + letter))).Distinct().Count(), Most / 2, Most);
    }

    /// <summary>The start that the runtime draws decides which of two hash codes a number has; the runtime's dictionary of these numbers is not flooded.</summary>
    [Fact]
    public void All_numbers_have_one_of_two_combined_hash_codes()
    {
        var numbers = Enumerable.Range(1, Most).Select(CollidingNumbers.Combined).ToList();
        Assert.Equal(Most, numbers.Distinct().Count());
        Assert.InRange(numbers.Select(number => HashCode.Combine((int)(number >> 32), unchecked((int)number))).Distinct().Count(), 1, 2);
        Assert.InRange(numbers.Select(number => number.GetHashCode()).Distinct().Count(), Most / 2, Most);
    }

    private static IEnumerable<uint> Hashes(Func<int, string> text, uint start, Func<uint, char, uint> step) => Enumerable.Range(1, Most).Select(text).Distinct()
        .GroupBy(key => key.Aggregate(start, step)).Where(alike => alike.Count() == Most).Select(alike => alike.Key);

    private static IDictionary Entries(object root) => root.GetType().GetProperties().Select(member => member.GetValue(root)).OfType<IDictionary>().Single();

    private static List<object> Keys(object root)
    {
        List<object> keys = [.. Entries(root).Keys.Cast<object>()];
        Assert.Equal(Most, keys.Select(key => key is DateTime date ? date.Ticks : key).Select(key => $"{key}").Distinct().Count());
        return keys;
    }

    private static object Comparer(IDictionary dictionary) => dictionary.GetType().GetProperty("Comparer")!.GetValue(dictionary)!;
}
