#if TAKES_CONVERTERS
using System.Reflection;
using Goldilocks.Prober;
using ProtoBuf;
using ProtoBuf.Meta;

/// <summary>Names the surrogate of a class. The library's own way is an argument of the attribute that makes a class a contract, or a call on the model.</summary>
/// <param name="type">The surrogate.</param>
[AttributeUsage(AttributeTargets.Class | AttributeTargets.Struct)]
public sealed class SurrogateAttribute(Type type) : Attribute
{
    /// <summary>The surrogate.</summary>
    public Type Type => type;
}

/// <summary>A surrogate as a program writes one: a message with the text, to which and from which the library converts by these operators.</summary>
/// <typeparam name="T">The class.</typeparam>
[ProtoContract]
public sealed class TextForm<T> where T : ITextForm<T>
{
    /// <summary>The text.</summary>
    [ProtoMember(1)]
    public string? Form { get; set; }

    /// <summary>What is written for the object.</summary>
    public static implicit operator TextForm<T>?(T? value) => value is null ? null : new() { Form = value.ToForm() };

    /// <summary>The object of what was read.</summary>
    public static implicit operator T?(TextForm<T>? own) => own?.Form is { } form ? T.FromForm(form) : default;
}

/// <summary>Says that an object of the second class is the surrogate. The library converts by the operators of the first.</summary>
/// <typeparam name="T">The class.</typeparam>
/// <typeparam name="TStandIn">The surrogate.</typeparam>
public sealed class StandIn<T, TStandIn> where T : class, IStandIn<T, TStandIn> where TStandIn : class
{
    private StandIn()
    {
    }
}

/// <summary>Tells a model of the surrogates.</summary>
internal static class Surrogates
{
    private static readonly HashSet<(RuntimeTypeModel Model, Type Type)> s_told = [];

    /// <summary>Whether the class has one, so that the model must not be told of its members.</summary>
    public static bool Has(Type type) => type.IsDefined(typeof(SurrogateAttribute), inherit: false);

    /// <summary>Those of all classes that a <paramref name="root"/> can hold.</summary>
    public static void AddTo(RuntimeTypeModel model, Type root)
    {
        // A model that refused one has the type all the same, and is asked again.
        foreach (var type in KnownTypes.Of(root).Where(type => Has(type) && !s_told.Contains((model, type))))
        {
            model.Add(type, applyDefaultBehaviour: false).SetSurrogate(SurrogateOf(type.GetCustomAttribute<SurrogateAttribute>()!.Type));
            s_told.Add((model, type));
        }
    }

    private static Type SurrogateOf(Type named) => named.IsGenericType && named.GetGenericTypeDefinition() == typeof(StandIn<,>) ? named.GetGenericArguments()[1] : named;
}
#endif
