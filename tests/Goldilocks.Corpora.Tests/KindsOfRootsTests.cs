using System.Buffers;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does to whole values.</summary>
public enum RootHabit
{
    /// <summary>Nothing.</summary>
    GivesBack,

    /// <summary>It has no form for null.</summary>
    MakesValuesOfNull,

    /// <summary>It reads what the static type's default is.</summary>
    ReadsDefaults,

    /// <summary>Its format begins with an object.</summary>
    TakesObjectsOnly,

    /// <summary>It knows classes by their schema.</summary>
    HasClassesOfItsOwn,
}

/// <summary>Whole values that are no object of a class of the program.</summary>
public sealed class KindsOfRootsTests
{
    private static readonly Capability[] s_all =
    [
        new TextRoots(), new NumberRoots(), new NullableRoots(), new EnumRoots(), new DateRoots(), new GuidRoots(), new BytesRoots(), new ListRoots(), new EmptyListRoots(), new ArrayRoots(), new InterfaceRoots(), new NumbersRoots(),
        new JaggedRoots(), new DictionaryRoots(), new NumberKeyRoots(), new TupleRoots(), new ObjectRoots(), new StructureRoots(), new NullableStructureRoots(), new StructureListRoots(), new GenericRoots(), new GenericListRoots(), new GenericStructureRoots(),
    ];

    private static readonly Capability[] s_null = [new NullTextRoots(), new NullListRoots()];

    [Fact]
    public void A_library_that_gives_back_each_value_passes_all() => Assert.All([.. s_all, .. s_null], asked => Assert.Equal((Verdict.Pass, ""), Judge(RootHabit.GivesBack, asked)));

    [Fact]
    public void A_library_that_reads_another_value_fails_each_question() => Assert.All(s_all, asked => Assert.Equal(Verdict.Fail, Judge(RootHabit.ReadsDefaults, asked).Verdict));

    [Fact]
    public void What_null_became_is_told()
    {
        Assert.Equal((Verdict.Fail, "null comes back as an empty text, silently"), Judge(RootHabit.MakesValuesOfNull, new NullTextRoots()));
        Assert.Equal((Verdict.Fail, "null comes back as an empty collection, silently"), Judge(RootHabit.MakesValuesOfNull, new NullListRoots()));
        Assert.Equal((Verdict.Fail, "null: it comes back as 0"), Judge(RootHabit.MakesValuesOfNull, new NullableRoots()));
    }

    [Fact]
    public void A_format_that_begins_with_an_object_fails_by_its_own_words_and_may_refuse_null()
    {
        Assert.Equal((Verdict.Fail, "11, 0, -70000: writing throws NotSupportedException: No object."), Judge(RootHabit.TakesObjectsOnly, new NumberRoots()));
        Assert.Equal((Verdict.Partial, "writing throws NotSupportedException: No object."), Judge(RootHabit.TakesObjectsOnly, new NullTextRoots()));
        Assert.Equal(Verdict.Pass, Judge(RootHabit.TakesObjectsOnly, new ObjectRoots()).Verdict);
    }

    [Fact]
    public void A_library_with_classes_of_its_own_is_not_asked() => Assert.All([.. s_all, .. s_null], asked => Assert.Equal(Verdict.NotApplicable, Judge(RootHabit.HasClassesOfItsOwn, asked).Verdict));

    [Fact]
    public void Each_root_has_a_name_of_its_own()
    {
        Assert.Equal("c-list-of-kayak", CapabilityModel.NameOf(typeof(List<Kayak>)));
        Assert.Equal("c-dictionary-of-int32-kayak", CapabilityModel.NameOf(typeof(Dictionary<int, Kayak>)));
        Assert.Equal("c-array-of-array-of-int32", CapabilityModel.NameOf(typeof(int[][])));
        Assert.Equal("c-v1-crate", CapabilityModel.NameOf(typeof(Probes.Models.V1.Crate)));
        Assert.Equal(s_models.Length, s_models.Select(model => model.Name).Distinct().Count());
    }

    private static (Verdict Verdict, string What) Judge(RootHabit habit, Capability asked)
    {
        var judgement = asked.Run(new Subject(new RootFake(habit), "json", s_models, new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private static readonly Workload[] s_models =
    [
        new CapabilityModel<string>(), new CapabilityModel<int>(), new CapabilityModel<int?>(), new CapabilityModel<Rapids>(), new CapabilityModel<DateTime>(), new CapabilityModel<Guid>(), new CapabilityModel<byte[]>(),
        new CapabilityModel<List<Kayak>>(), new CapabilityModel<Kayak[]>(), new CapabilityModel<IReadOnlyList<Kayak>>(), new CapabilityModel<List<int>>(), new CapabilityModel<int[][]>(), new DictionaryRootModel(), new NumberKeyRootModel(),
        new CapabilityModel<(int, string?)>(), new ObjectRootModel(), new CapabilityModel<Fathom>(), new CapabilityModel<Fathom?>(), new CapabilityModel<List<Fathom>>(), new CapabilityModel<Wrapping<Slip>>(),
        new CapabilityModel<Wrapping<List<Slip>>>(), new CapabilityModel<Sounding<int>>(),
    ];

    private sealed class RootFake(RootHabit habit) : Variant("")
    {
        public override bool ConvertsObjects => habit == RootHabit.HasClassesOfItsOwn;

        public override Binding Bind<T>(Binder<T> binder) => binder.To(new RootAdapter<T>(habit, []));
    }

    /// <summary>Its payload is the number of a value that it keeps.</summary>
    private readonly struct RootAdapter<T>(RootHabit habit, List<T> kept) : IAdapter<T>
    {
        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            if (habit == RootHabit.TakesObjectsOnly && value is not Flare)
            {
                throw new NotSupportedException("No object.");
            }

            kept.Add(value);
            destination.Write([(byte)(kept.Count - 1)]);
        }

        public T Deserialize(ReadOnlyMemory<byte> payload) => (habit, kept[payload.Span[0]]) switch
        {
            (RootHabit.ReadsDefaults, _) => default!,
            (RootHabit.MakesValuesOfNull, null) => (T)Initial(),
            var (_, value) => value,
        };

        private static object Initial() => typeof(T) == typeof(string) ? "" : Activator.CreateInstance(Nullable.GetUnderlyingType(typeof(T)) ?? typeof(T))!;
    }
}
