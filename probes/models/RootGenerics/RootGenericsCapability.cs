using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Of a generic class only a closed form can be written.</summary>
public sealed class GenericRoots() : RootCapability<Wrapping<Slip>>("C52.generic", "the whole value is a generic class with a class of the program in it")
{
    protected override IReadOnlyList<Wrapping<Slip>> Values => [new() { Number = 11, Content = new() { Text = "here" } }];

    protected override string Show(Wrapping<Slip> value) => $"{value.Number.ToString(CultureInfo.InvariantCulture)} {Wrappings.Show(value.Content)}";
}

/// <summary>The same with a list in it, as a service answers with a page of a longer one.</summary>
public sealed class GenericListRoots() : RootCapability<Wrapping<List<Slip>>>("C52.generic-list", "the whole value is a generic class with a list in it")
{
    protected override IReadOnlyList<Wrapping<List<Slip>>> Values => [new() { Number = 11, Content = [new() { Text = "here" }, new() { Text = "there" }] }];

    protected override string Show(Wrapping<List<Slip>> value) =>
        $"{value.Number.ToString(CultureInfo.InvariantCulture)} {(value.Content is { } content ? $"[{string.Join(", ", content.Select(Wrappings.Show))}]" : "null")}";
}

/// <summary>What is in them in words.</summary>
internal static class Wrappings
{
    public static string Show(Slip? slip) => slip is null ? "null" : $"a slip with {(slip.Text is { } text ? ValueChecks.Quoted(text) : "null")}";
}
