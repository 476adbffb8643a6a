using System.Buffers;
using System.ComponentModel;
using System.Globalization;
using System.Text;
using System.Text.Json;
using System.Text.Json.Nodes;
using System.Text.Json.Serialization;
using System.Text.Json.Serialization.Metadata;
using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does to values of certain kinds.</summary>
public enum ValueHabit
{
    /// <summary>Nothing.</summary>
    Keeps,

    /// <summary>Null becomes an object with initial values.</summary>
    MakesObjectsOfNull,

    /// <summary>A default becomes null.</summary>
    MakesNullOfDefaults,

    /// <summary>What lies across the end of its buffer is null when it reads from a stream.</summary>
    LosesAtTheEndOfItsBuffer,

    /// <summary>It writes no names: the first member is the first.</summary>
    GoesByPosition,

    /// <summary>The same, and it looks how many there are.</summary>
    CountsMembers,

    /// <summary>It leaves out what it has written before.</summary>
    CutsCycles,

    /// <summary>Of two equal objects it makes one.</summary>
    JoinsEqualObjects,

    /// <summary>It writes numbers as the culture of the machine does.</summary>
    WritesByCulture,

    /// <summary>It leaves out what an attribute states, and its reader does not look at the attribute.</summary>
    LeavesOutStatedDefaults,
}

/// <summary>A library that loses a kind of value is told of, and one that keeps it is not.</summary>
public sealed class KindsOfValuesTests
{
    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.MakesObjectsOfNull, Verdict.Fail, "[1, null, 3]: comes back as [1, 0, 3]")]
    public void Null_among_objects_that_comes_back_as_an_object_is_a_failure(ValueHabit habit, Verdict verdict, string words) =>
        Judge(habit, verdict, words, new NullInListOfObjects(), new NullInArrayOfObjects(), new NullInDictionaryOfObjects());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.MakesNullOfDefaults, Verdict.Fail, "0 to nothing")]
    public void A_default_structure_that_comes_back_as_null_is_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new NullableStructure(), new NullableStructures());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.LosesAtTheEndOfItsBuffer, Verdict.Fail, "another value is read from a stream than from memory, silently")]
    public void A_structure_that_is_lost_where_a_buffer_ends_is_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new EndsOfBuffers());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.GoesByPosition, Verdict.Fail, "11 22 come back as 22 0, silently")]
    [InlineData(ValueHabit.CountsMembers, Verdict.Partial, "it is refused: ")]
    public void Numbers_that_moved_are_a_failure_only_where_nothing_says_so(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new NumbersMoved());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Partial, "a possible object cycle")]
    [InlineData(ValueHabit.CutsCycles, Verdict.Fail, "the cycle is cut, silently")]
    public void A_cycle_through_a_constructor_may_be_refused_and_not_cut(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new CycleThroughConstructor());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.JoinsEqualObjects, Verdict.Fail, "one object is read for two, silently")]
    public void Two_equal_objects_that_come_back_as_one_are_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new EqualObjects());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.LeavesOutStatedDefaults, Verdict.Fail, "-1 comes back as 0")]
    public void A_stated_default_that_is_left_out_and_not_given_back_is_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new StatedDefaults());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.MakesNullOfDefaults, Verdict.Fail, "0: 0 comes back as null")]
    public void Null_for_0_in_a_dictionary_is_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new NullableEntries());

    [Fact]
    public void A_collection_that_comes_back_without_its_own_member_is_a_failure() => Judge(ValueHabit.Keeps, Verdict.Fail, "come back and its member does not, silently", new ListWithMember(), new DictionaryWithMember());

    [Fact]
    public void What_is_written_and_not_read_back_is_a_failure()
    {
        Judge(ValueHabit.Keeps, Verdict.Fail, "11 comes back as 0, silently", new MemberThatNothingSets());
        Judge(ValueHabit.Keeps, Verdict.Fail, "its initial value is kept instead: one comes back as seven", new InitialFixedMap());
    }

    [Fact]
    public void Interfaces_pairs_and_members_of_a_base_class_are_kept_by_a_library_that_keeps_all() =>
        Judge(ValueHabit.Keeps, Verdict.Pass, "", new ReadOnlyLists(), new Enumerables(), new SetsByInterface(), new ReadOnlyMaps(), new PairsOfValues(), new MembersOfBase());

    [Fact]
    public void Structures_in_an_array_and_a_dictionary_are_kept_by_a_library_that_keeps_all() =>
        Judge(ValueHabit.Keeps, Verdict.Pass, "", new StructureInMember(), new StructuresInArray(), new StructuresInMap());

    [Theory]
    [InlineData(ValueHabit.Keeps, Verdict.Pass, "")]
    [InlineData(ValueHabit.WritesByCulture, Verdict.Fail, "written and read there: reading throws JsonException")]
    public void Numbers_that_only_one_culture_reads_are_a_failure(ValueHabit habit, Verdict verdict, string words) => Judge(habit, verdict, words, new Locals());

    [Fact]
    public void A_type_of_the_runtime_that_comes_back_as_another_value_is_a_failure()
    {
        Judge(ValueHabit.Keeps, Verdict.Fail, "a file server: it comes back as relative", new Uris());
        Judge(ValueHabit.Keeps, Verdict.Fail, "1..^2 comes back as 0..0", new Ranges());
    }

    [Fact]
    public void A_piece_of_JSON_that_was_never_set_may_be_refused() => Judge(ValueHabit.Keeps, Verdict.Partial, "never set: writing throws InvalidOperationException", new JsonElements());

    [Fact]
    public void Texts_by_name_types_of_the_runtime_listeners_and_lower_numbers_are_kept_by_a_library_that_keeps_all() =>
        Judge(ValueHabit.Keeps, Verdict.Pass, "", new NullTexts(), new VersionNumbers(), new JsonObjects(), new Events(), new LowerNumbers());

    private static void Judge(ValueHabit habit, Verdict verdict, string words, params Capability[] capabilities) => Alike.Judge(new ValuesFake(habit), s_models, verdict, words, capabilities);

    private static readonly Workload[] s_models =
    [
        new CapabilityModel<HasGuestList>(), new CapabilityModel<HasGuestArray>(), new HasGuestMapModel(), new CapabilityModel<HasExtent>(), new CapabilityModel<HasExtentList>(), new CapabilityModel<Stays>(),
        new CapabilityModel<Probes.Models.V1.Crate>(), new CapabilityModel<Probes.Models.V2.Crate>(), new KnotModel(), new CapabilityModel<HasBounds>(), new CapabilityModel<HasBoundsArray>(), new HasBoundsMapModel(),
        new TwinsModel(), new CapabilityModel<HasDefaults>(), new CapabilityModel<HasNamedList>(), new HasNamedMapModel(), new HasNullableMapModel(), new HasFixedMapModel(), new VoucherModel(),
        new CapabilityModel<HasReadOnlyList>(), new CapabilityModel<HasEnumerable>(), new CapabilityModel<HasSetInterface>(), new HasReadOnlyMapModel(), new CapabilityModel<HasPair>(), new CapabilityModel<Descendant>(),
        new CapabilityModel<HasTextMap>(), new CapabilityModel<HasUri>(), new CapabilityModel<HasVersionNumber>(), new CapabilityModel<HasRange>(), new CapabilityModel<HasJsonElement>(), new CapabilityModel<HasJsonObject>(), new CapabilityModel<HasLocals>(),
        new CapabilityModel<HasEvent>(), new CapabilityModel<Probes.Models.V1.Bay>(), new CapabilityModel<Probes.Models.V2.Bay>(),
    ];
}

/// <summary>A fake library that speaks JSON.</summary>
internal sealed class ValuesFake(ValueHabit habit) : Variant("")
{
    public override Binding Bind<T>(Binder<T> binder) => binder.ToBoth(new ValuesAdapter<T>(habit));
}

internal readonly struct ValuesAdapter<T>(ValueHabit habit) : IAsyncAdapter<T>
{
    private const int BufferBytes = 4096;
    private static readonly JsonSerializerOptions s_cutting = new() { ReferenceHandler = ReferenceHandler.IgnoreCycles };
    private static readonly JsonSerializerOptions s_sparse = new() { TypeInfoResolver = new DefaultJsonTypeInfoResolver { Modifiers = { LeaveOutStated } } };

    public void Serialize(T value, IBufferWriter<byte> destination)
    {
        var bytes = JsonSerializer.SerializeToUtf8Bytes(value, habit switch { ValueHabit.CutsCycles => s_cutting, ValueHabit.LeavesOutStatedDefaults => s_sparse, _ => null });
        if (habit == ValueHabit.WritesByCulture)
        {
            bytes = Encoding.UTF8.GetBytes(Encoding.UTF8.GetString(bytes).Replace("-1234.5", (-1234.5).ToString(CultureInfo.CurrentCulture), StringComparison.Ordinal));
        }

        destination.Write(habit is ValueHabit.GoesByPosition or ValueHabit.CountsMembers ? WithoutNames(bytes) : bytes);
    }

    public T Deserialize(ReadOnlyMemory<byte> payload) => habit switch
    {
        ValueHabit.MakesObjectsOfNull => Of(Encoding.UTF8.GetString(payload.Span).Replace("null", "{}", StringComparison.Ordinal)),
        ValueHabit.MakesNullOfDefaults => Of(Encoding.UTF8.GetString(payload.Span).Replace("{\"From\":0,\"To\":null}", "null", StringComparison.Ordinal).Replace("\"first\":0", "\"first\":null", StringComparison.Ordinal)),
        ValueHabit.GoesByPosition or ValueHabit.CountsMembers => Of(WithNames(payload)),
        ValueHabit.JoinsEqualObjects => Joined(JsonSerializer.Deserialize<T>(payload.Span)!),
        _ => JsonSerializer.Deserialize<T>(payload.Span)!,
    };

    public ValueTask SerializeAsync(T value, AsyncDestination destination) => throw new NotSupportedException("It is not asked to.");

    public async ValueTask<T> DeserializeAsync(Stream source)
    {
        using var all = new MemoryStream();
        await source.CopyToAsync(all);
        var text = Encoding.UTF8.GetString(all.ToArray());
        var start = text.LastIndexOf("{\"From\"", Math.Min(BufferBytes, text.Length - 1), StringComparison.Ordinal);
        var end = start < 0 ? start : text.IndexOf('}', start) + 1;
        return habit == ValueHabit.LosesAtTheEndOfItsBuffer && end > BufferBytes ? Of(text[..start] + "null" + text[end..]) : Deserialize(all.ToArray());
    }

    private static T Joined(T value)
    {
        if (value is Twins twins && twins.Left == twins.Right)
        {
            twins.Right = twins.Left;
        }

        return value;
    }

    private static void LeaveOutStated(JsonTypeInfo type)
    {
        foreach (var property in type.Properties)
        {
            if (property.AttributeProvider?.GetCustomAttributes(typeof(DefaultValueAttribute), inherit: true) is [DefaultValueAttribute stated])
            {
                property.ShouldSerialize = (_, value) => !Equals(value, stated.Value);
            }
        }
    }

    private static T Of(string json) => JsonSerializer.Deserialize<T>(json)!;

    private static byte[] WithoutNames(byte[] json) => JsonSerializer.SerializeToUtf8Bytes(JsonNode.Parse(json)!.AsObject().Select(member => member.Value));

    private string WithNames(ReadOnlyMemory<byte> payload)
    {
        var (values, members) = (JsonNode.Parse(payload.Span)!.AsArray(), typeof(T).GetProperties());
        return habit == ValueHabit.CountsMembers && values.Count != members.Length
            ? throw new InvalidDataException("The payload has another number of members.")
            : new JsonObject(members.Zip(values, (member, value) => KeyValuePair.Create(member.Name, value?.DeepClone()))).ToJsonString();
    }
}
