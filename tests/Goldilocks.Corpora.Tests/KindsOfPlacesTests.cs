using System.Buffers;
using System.Xml.Linq;
using Goldilocks.Prober;
using Goldilocks.Probes.Models;

namespace Goldilocks.Corpora.Tests;

/// <summary>What a fake library does to types and places.</summary>
public enum PlaceHabit
{
    /// <summary>It gives back what it was given.</summary>
    GivesBack,

    /// <summary>It has no form for a Uri, wherever it stands.</summary>
    LosesUris,

    /// <summary>It takes no set, whatever is in it.</summary>
    RefusesSets,

    /// <summary>It takes a Uri, and a set, and no set of Uris.</summary>
    LosesUrisInSets,

    /// <summary>It leaves a member without a value as its class begins it.</summary>
    KeepsBeginnings,

    /// <summary>It knows classes by their schema.</summary>
    HasClassesOfItsOwn,
}

/// <summary>A type and a place together: what the library does to either alone is not said again.</summary>
public sealed class KindsOfPlacesTests
{
    private static readonly PlaceCapability[] s_all =
    [
        new PlacedInArray(), new PlacedInInitial(), new PlacedInKeys(), new PlacedInList(), new PlacedInOverride(), new PlacedInReadOnlyList(), new PlacedInRecord(), new PlacedInSet(), new PlacedInTuple(), new PlacedInValues(),
    ];

    private static readonly Type[] s_places =
    [
        typeof(PlainPlace<>), typeof(ArrayPlace<>), typeof(InitialPlace<>), typeof(KeysPlace<>), typeof(ListPlace<>), typeof(OverridingPlace<>), typeof(ReadOnlyListPlace<>), typeof(RecordPlace<>), typeof(SetPlace<>),
        typeof(TuplePlace<>), typeof(ValuesPlace<>),
    ];

    private static IEnumerable<Type> Types => PairedType.All.Select(type => type.GetType().GetGenericArguments()[0]);

    private static readonly Workload[] s_models =
        [.. from place in s_places from type in Types select (Workload)Activator.CreateInstance(typeof(CapabilityModel<>).MakeGenericType(place.MakeGenericType(type)))!];

    [Fact]
    public void A_library_that_gives_back_each_value_passes_in_each_place() => Assert.All<Capability>([new PlainPlaces(), .. s_all], asked => Assert.Equal((Verdict.Pass, ""), Judge(PlaceHabit.GivesBack, asked)));

    [Fact]
    public void A_type_that_comes_back_from_nowhere_is_told_once()
    {
        Assert.Equal((Verdict.Fail, "a Uri: https://example.org/a?b=c comes back as null; a relative Uri: a/b comes back as null"), Judge(PlaceHabit.LosesUris, new PlainPlaces()));
        Assert.All(s_all, asked => Assert.Equal((Verdict.Pass, ""), Judge(PlaceHabit.LosesUris, asked)));
    }

    [Fact]
    public void A_place_that_nothing_comes_back_from_is_no_question_of_types() =>
        Assert.Equal((Verdict.NotApplicable, "a long does not come back from there either: writing throws NotSupportedException: No set."), Judge(PlaceHabit.RefusesSets, new PlacedInSet()));

    [Fact]
    public void A_type_that_does_not_come_back_from_one_place_is_told_there()
    {
        Assert.Equal((Verdict.Fail, "a Uri: [https://example.org/a?b=c] comes back as null; a relative Uri: [a/b] comes back as null"), Judge(PlaceHabit.LosesUrisInSets, new PlacedInSet()));
        Assert.Equal((Verdict.Pass, ""), Judge(PlaceHabit.LosesUrisInSets, new PlacedInList()));
    }

    [Fact]
    public void What_a_member_begins_with_is_another_value_than_the_one_that_is_written()
    {
        var (verdict, what) = Judge(PlaceHabit.KeepsBeginnings, new PlacedInInitial());

        Assert.Equal(Verdict.Fail, verdict);
        Assert.StartsWith("a text that is null: null comes back as here; a Uri that is null: null comes back as https://example.org/a?b=c; ", what, StringComparison.Ordinal);
        Assert.Equal((Verdict.Pass, ""), Judge(PlaceHabit.KeepsBeginnings, new PlacedInRecord()));
    }

    [Fact]
    public void A_library_with_classes_of_its_own_is_not_asked() => Assert.All<Capability>([new PlainPlaces(), .. s_all], asked => Assert.Equal(Verdict.NotApplicable, Judge(PlaceHabit.HasClassesOfItsOwn, asked).Verdict));

    /// <summary>A type without a model would not be asked about, silently.</summary>
    [Fact]
    public void Each_type_has_a_model_in_each_place()
    {
        var listed = XDocument.Load(Path.Combine(AppContext.BaseDirectory, "PairedTypes.props")).Descendants("PairedType").Select(item => item.Attribute("Include")!.Value);

        Assert.Equal(Types.Select(Written).Order(StringComparer.Ordinal), listed.Order(StringComparer.Ordinal));
    }

    private static readonly Dictionary<Type, string> s_keywords = new()
    {
        [typeof(bool)] = "bool", [typeof(byte)] = "byte", [typeof(char)] = "char", [typeof(int)] = "int", [typeof(long)] = "long", [typeof(double)] = "double", [typeof(decimal)] = "decimal", [typeof(string)] = "string",
    };

    private static string Written(Type type) =>
        s_keywords.TryGetValue(type, out var keyword) ? keyword
        : type.IsArray ? Written(type.GetElementType()!) + "[]"
        : type.IsGenericType ? $"{type.FullName!.Split('`')[0]}<{string.Join(", ", type.GetGenericArguments().Select(Written))}>"
        : type.FullName!;

    private static (Verdict Verdict, string What) Judge(PlaceHabit habit, Capability asked)
    {
        var judgement = asked.Run(new Subject(new PlaceFake(habit), "json", s_models, new GoldenPayloads(null)));
        return (judgement.Verdict, judgement.What);
    }

    private sealed class PlaceFake(PlaceHabit habit) : Variant("")
    {
        public override bool ConvertsObjects => habit == PlaceHabit.HasClassesOfItsOwn;

        public override Binding Bind<T>(Binder<T> binder) => binder.To(new PlaceAdapter<T>(habit, []));
    }

    /// <summary>Its payload is the number of a value that it keeps.</summary>
    private readonly struct PlaceAdapter<T>(PlaceHabit habit, List<T> kept) : IAdapter<T>
    {
        private static bool HoldsUri => typeof(T).GetGenericArguments()[0] == typeof(Uri);

        private static bool IsSet => typeof(T).GetGenericTypeDefinition() == typeof(SetPlace<>);

        public void Serialize(T value, IBufferWriter<byte> destination)
        {
            if (habit == PlaceHabit.RefusesSets && IsSet)
            {
                throw new NotSupportedException("No set.");
            }

            kept.Add(value);
            destination.Write([(byte)(kept.Count - 1)]);
        }

        public T Deserialize(ReadOnlyMemory<byte> payload) => (habit, kept[payload.Span[0]]) switch
        {
            (PlaceHabit.LosesUris, _) when HoldsUri => Empty(),
            (PlaceHabit.LosesUrisInSets, _) when HoldsUri && IsSet => Empty(),
            (PlaceHabit.KeepsBeginnings, var value) when typeof(T).GetProperty("Value") is { } member && member.GetValue(value) is null => Empty(),
            var (_, value) => value,
        };

        /// <summary>As its class makes it; without a call of the constructor where that takes something.</summary>
        private static T Empty() => typeof(T).GetConstructor(Type.EmptyTypes) is null ? (T)System.Runtime.CompilerServices.RuntimeHelpers.GetUninitializedObject(typeof(T)) : Activator.CreateInstance<T>();
    }
}
