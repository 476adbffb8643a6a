using System.Buffers;
using System.Text.Json;
using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>Lookups, objects with members made at run time, and members for what a class does not know: what is asked of them, and what is put into them to attack.</summary>
public sealed class KindsOfTargetsTests
{
    private const int Most = 3_000;

    [Fact]
    public void A_library_that_gives_back_the_very_objects_passes_all()
    {
        var subject = Of(new GivesBack());

        Assert.All(new Capability[] { new Lookups(), new Expandos(), new ValuesByName() }, asked => Assert.Equal(Verdict.Pass, asked.Run(subject).Verdict));
    }

    [Fact]
    public void A_library_that_gives_back_empty_objects_loses_them_silently()
    {
        var subject = Of(new GivesBack(isEmpty: true));

        Assert.All(new Capability[] { new Lookups(), new Expandos(), new ValuesByName() }, asked => Assert.Equal(Verdict.Fail, asked.Run(subject).Verdict));
    }

    [Fact]
    public void Members_that_a_class_does_not_have_are_kept_and_passed_on() => Assert.Equal((Verdict.Pass, ""), (Judge("all").Verdict, Judge("all").What));

    [Theory]
    [InlineData("none", Verdict.Fail, "11, here, 22 come back as 11, and 0 that the class does not have")]
    [InlineData("kept", Verdict.Partial, "they are kept, and passed on as 11, null, 0")]
    public void Members_that_are_lost_on_the_way_are_told(string kept, Verdict verdict, string what) => Assert.Equal((verdict, what), (Judge(kept).Verdict, Judge(kept).What));

    [Fact]
    public void All_keys_of_a_lookup_have_one_hash_code_of_the_runtime()
    {
        var flood = Assert.Single(((ICollidingModel)new HasLookupModel()).Floods);
        var keys = ((HasLookup)flood.OfEntries(Most)).Value!.Select(group => group.Key).ToList();

        Assert.Equal(Most, keys.Distinct().Count());
        Assert.Single(keys.Select(key => key.GetHashCode()).Distinct());
        Assert.Equal("H10.lookup", flood.Probe);
    }

    [Fact]
    public void A_flood_of_one_type_of_the_runtime_does_not_stand_for_another()
    {
        ICollidingModel[] models = [new Workloads.LongKeysModel(), new HasLookupModel(), new HasExpandoModel()];

        Assert.Equal(3, models.SelectMany(model => model.Floods).Where(flood => flood.IsOfRuntime).Select(flood => flood.Probe).Distinct().Count());
    }

    [Theory]
    [InlineData(11, 11L, Degree.Near)]
    [InlineData(11, 12, Degree.Lost)]
    [InlineData("here", "there", Degree.Lost)]
    [InlineData(null, 0, Degree.Lost)]
    [InlineData(true, true, Degree.Exact)]
    public void Any_value_is_compared_by_what_it_means(object? expected, object? actual, Degree degree) => Assert.Equal(degree, AnyLikeness.Compare(expected, actual).Degree);

    private static Judgement Judge(string kept) => new ExtensionData().Run(Of(new Json(kept)));

    private static Subject Of(Variant variant) => new(
        variant,
        "json",
        [new HasLookupModel(), new HasExpandoModel(), new HasObjectsModel(), new HasRestModel(), new CapabilityModel<HasMore>()],
        new GoldenPayloads(null));

    /// <summary>A fake library whose payload is the number of an object that it keeps.</summary>
    private sealed class GivesBack(bool isEmpty = false) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => binder.To(new KeepingAdapter<T>([], isEmpty));
    }

    private readonly struct KeepingAdapter<T>(List<T> kept, bool isEmpty) : IAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            kept.Add(value);
            destination.Write([(byte)(kept.Count - 1)]);
        }

        public T Deserialize(ReadOnlyMemory<byte> payload) => isEmpty ? Activator.CreateInstance<T>() : kept[payload.Span[0]];
    }

    /// <summary>JSON, of which the members that a class does not have are kept and written, kept only, or neither.</summary>
    private sealed class Json(string kept) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => binder.To(new JsonAdapter<T>(kept));
    }

    private readonly struct JsonAdapter<T>(string kept) : IAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            if (kept != "all" && value is HasRest rest)
            {
                destination.Write(JsonSerializer.SerializeToUtf8Bytes(new HasRest { Known = rest.Known }));
                return;
            }

            destination.Write(JsonSerializer.SerializeToUtf8Bytes(value));
        }

        public T Deserialize(ReadOnlyMemory<byte> payload)
        {
            var value = JsonSerializer.Deserialize<T>(payload.Span)!;
            if (kept == "none" && value is HasRest rest)
            {
                rest.Rest = null;
            }

            return value;
        }
    }
}
