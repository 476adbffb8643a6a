using System.Collections;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>A transfer that broke off ends anywhere.</summary>
public sealed class CutLists() : CutRootCapability<List<Oarlock>, List<Oarlock>>("C52.cut-list", "each beginning of the payload of a List of objects, read as one: is it refused?")
{
    protected override List<Oarlock> Value => Oarlocks.Make();

    protected override string Show(List<Oarlock> value) => Oarlocks.Words(value);
}

/// <summary>The same between a key and its value.</summary>
public sealed class CutDictionaries() : CutRootCapability<Dictionary<string, Oarlock>, Dictionary<string, Oarlock>>("C52.cut-dictionary", "each beginning of the payload of a Dictionary of objects by texts, read as one: is it refused?")
{
    protected override Dictionary<string, Oarlock> Value => Oarlocks.Make().ToDictionary(oarlock => oarlock.Metal!);

    protected override string Show(Dictionary<string, Oarlock> value) => Oarlocks.Words(value.Keys) + " of " + Oarlocks.Words(value.Values);
}

/// <summary>What is declared as object is often read by code of its own, which makes pieces of the format.</summary>
public sealed class CutObjects() : CutRootCapability<List<Oarlock>, object>("C52.cut-object", "each beginning of the payload of a List of objects, read as object: is it refused?")
{
    protected override List<Oarlock> Value => Oarlocks.Make();

    protected override string Show(object value) => $"a {value.GetType().Name}: {Oarlocks.Words(value)}";
}

/// <summary>Two objects, and whatever was read for them, in words.</summary>
internal static class Oarlocks
{
    public static List<Oarlock> Make() => [new() { Number = 11, Metal = "brass" }, new() { Number = 22, Metal = "iron" }];

    /// <summary>A library's own pieces of its format say of themselves what they are; what says no more than its type is a collection.</summary>
    public static string Words(object? value) => value switch
    {
        null => "null",
        Oarlock oarlock => $"{oarlock.Number} {oarlock.Metal}",
        DictionaryEntry entry => $"{Words(entry.Key)}={Words(entry.Value)}",
        _ when value.ToString() is { } text && text != value.GetType().ToString() => string.Join(' ', text.Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries)),
        IDictionary entries => $"{{{string.Join(", ", entries.Cast<object>().Select(Words))}}}",
        IEnumerable items => $"[{string.Join(", ", items.Cast<object>().Select(Words))}]",
        _ => value.GetType().Name,
    };
}
