using System.Buffers;
using System.Text.Json;
using Goldilocks.Payloads;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What the calls of a fake library do that are given a type.</summary>
public enum TypeHabit
{
    /// <summary>What the others do.</summary>
    Agrees,

    /// <summary>Numbers and structures come back as their default, because they are in a box.</summary>
    ForgetsTheBox,

    /// <summary>It writes another form, which both calls read.</summary>
    WritesSpaces,

    /// <summary>It writes a form that only itself reads.</summary>
    WritesAnArray,

    /// <summary>It writes other names, which the other call does not know.</summary>
    WritesOtherNames,

    /// <summary>It reads an object of another class.</summary>
    ReadsText,

    /// <summary>There are none.</summary>
    HasNone,
}

/// <summary>Calls that are given a type which a program knows only when it runs.</summary>
public sealed class RunTimeTypeTests
{
    private static readonly Capability[] s_all = [new ClassByType(), new NumberByType(), new ListByType(), new StructureByType(), new SameByType(), new GenericStructuresByType(), new DerivedByType()];

    [Fact]
    public void A_library_whose_calls_agree_passes_all() => Assert.All(s_all, asked => Assert.Equal((Verdict.Pass, ""), Judge(TypeHabit.Agrees, asked)));

    [Fact]
    public void An_adapter_without_such_a_call_is_not_asked() => Assert.All(
        s_all, asked => Assert.Equal((Verdict.NotApplicable, "no call of the adapter is given a type that is known only at run time"), Judge(TypeHabit.HasNone, asked)));

    [Fact]
    public void A_value_in_a_box_that_is_lost_is_a_failure()
    {
        Assert.Equal((Verdict.Fail, "11, -70000: it comes back as 0"), Judge(TypeHabit.ForgetsTheBox, new NumberByType()));
        Assert.Equal((Verdict.Fail, "11 \"here\": it comes back as 0 null"), Judge(TypeHabit.ForgetsTheBox, new StructureByType()));
        Assert.Equal(Verdict.Pass, Judge(TypeHabit.ForgetsTheBox, new ClassByType()).Verdict);
    }

    [Fact]
    public void Other_bytes_are_a_part_where_both_calls_read_them_and_a_failure_where_one_does_not()
    {
        Assert.Equal(Verdict.Partial, Judge(TypeHabit.WritesSpaces, new SameByType()).Verdict);
        Assert.Equal(Verdict.Pass, Judge(TypeHabit.WritesSpaces, new ClassByType()).Verdict);
        Assert.StartsWith("reading by the type what the other call wrote throws", Judge(TypeHabit.WritesAnArray, new SameByType()).What, StringComparison.Ordinal);
        Assert.Equal(Verdict.Pass, Judge(TypeHabit.WritesAnArray, new ClassByType()).Verdict);
        Assert.Equal((Verdict.Fail, "what the call by the type wrote is read as another value by the other call, silently"), Judge(TypeHabit.WritesOtherNames, new SameByType()));
    }

    [Fact]
    public void An_object_of_a_class_that_cannot_stand_there_is_named() => Assert.EndsWith(
        "reading throws InvalidDataException: A String was read where Kayak was asked for.", Judge(TypeHabit.ReadsText, new ClassByType()).What, StringComparison.Ordinal);

    /// <summary>A library without type names cannot know which class it was.</summary>
    [Fact]
    public void A_declared_type_that_does_not_say_the_class_is_a_failure() => Assert.All(
        new Capability[] { new BaseByType(), new InterfaceByType(), new ObjectByType(), new RootOfInterface() }, asked => Assert.Equal(Verdict.Fail, Judge(TypeHabit.Agrees, asked).Verdict));

    private static (Verdict Verdict, string What) Judge(TypeHabit habit, Capability asked)
    {
        var judgement = asked.Run(new Subject(new TypeFake(habit), "json", s_models, new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private static readonly Workload[] s_models =
    [
        new CapabilityModel<Kayak>(), new CapabilityModel<int>(), new CapabilityModel<List<Kayak>>(), new CapabilityModel<Fathom>(), new CapabilityModel<Sounding<int>>(), new SignalModel(), new AirborneModel(), new ObjectRootModel(),
    ];

    private sealed class TypeFake(TypeHabit habit) : Variant("")
    {
        public override Binding Bind<T>(Binder<T> binder) => habit == TypeHabit.HasNone ? binder.To(new PlainAdapter<T>()) : binder.To(new TypeAdapter<T>(habit));
    }

    private readonly struct TypeAdapter<T>(TypeHabit habit) : IRunTimeTypeAdapter<T>
    {
        private static readonly JsonSerializerOptions s_spaced = new() { WriteIndented = true };

        public void Serialize(T value, IBufferWriter<byte> destination) => default(PlainAdapter<T>).Serialize(value, destination);

        public T Deserialize(ReadOnlyMemory<byte> payload) => default(PlainAdapter<T>).Deserialize(payload);

        public void SerializeAs(object value, Type type, IBufferWriter<byte> destination) => destination.Write(habit switch
        {
            TypeHabit.WritesSpaces => JsonSerializer.SerializeToUtf8Bytes(value, type, s_spaced),
            TypeHabit.WritesAnArray => JsonSerializer.SerializeToUtf8Bytes(new[] { value }),
            TypeHabit.WritesOtherNames => JsonSerializer.SerializeToUtf8Bytes(value, type, JsonSerializerOptions.Web),
            _ => JsonSerializer.SerializeToUtf8Bytes(value, type),
        });

        public object? DeserializeAs(ReadOnlyMemory<byte> payload, Type type) => habit switch
        {
            TypeHabit.ForgetsTheBox when type.IsValueType => Activator.CreateInstance(type),
            TypeHabit.WritesAnArray => ((Array)JsonSerializer.Deserialize(payload.Span, type.MakeArrayType())!).GetValue(0),
            TypeHabit.WritesOtherNames => JsonSerializer.Deserialize(payload.Span, type, JsonSerializerOptions.Web),
            TypeHabit.ReadsText => "here",
            _ => JsonSerializer.Deserialize(payload.Span, type),
        };
    }
}
