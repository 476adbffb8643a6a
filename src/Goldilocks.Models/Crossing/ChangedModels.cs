using System.Collections.Immutable;
using System.Globalization;
using System.Security;
using System.Text;

namespace Goldilocks.Models.Crossing;

/// <summary>
/// The classes of the questions of <c>C63</c>: each way to write a class in two versions, of which one has more members or declares them in the other order. The versions stand in the namespaces V1 and V2, as all
/// versions of the probes do.
/// </summary>
internal static class ChangedModels
{
    private const string Namespace = "Goldilocks.Probes.Models";
    private static readonly Way s_plain = new("plain", Aspect.Values, shape => shape);

    /// <summary>A member that is always there. It stands behind those that come and go, so that a reader which is one member off is seen.</summary>
    private static readonly ShapeMember s_last = new("Zone", "int", "33", "0", "6", 4);

    private static readonly ImmutableArray<ShapeMember> s_more = [new("More", "string?", "\"more\"", "null", "\"began\"", 2), new("Many", "int?", "22", "null", "9", 3)];

    /// <summary>All of them, the plain class first.</summary>
    public static IReadOnlyList<Changed> All { get; } = [.. Ways.All.Prepend(s_plain).SelectMany(way => new[] { Enlarged(way), Turned(way) }).OfType<Changed>()];

    /// <summary>The classes, and the list of what is asked with them.</summary>
    /// <param name="refused">Classes that the library's generator or analyzer refuses, with its words.</param>
    /// <param name="generated">The variants that run generated code; null for all.</param>
    public static string Source(IReadOnlyDictionary<string, string> refused, IReadOnlyList<string>? generated)
    {
        var text = new StringBuilder();
        foreach (var version in Enum.GetValues<Version>())
        {
            text.Append(CultureInfo.InvariantCulture, $"namespace {Namespace}.{version}\n{{\n");
            foreach (var changed in All.Where(changed => !refused.ContainsKey(changed.Name)))
            {
                text.Append(CrossedModels.Guarded(changed.First, Declared(new Crossed(changed.Way, null, changed.Of(version)))));
            }

            text.Append("}\n");
        }

        text.Append(CultureInfo.InvariantCulture, $"namespace {Namespace}\n{{\npublic abstract partial class ChangedWayCapability\n{{\nstatic partial void AddAll(System.Collections.Generic.List<Change> all)\n{{\n");
        foreach (var (changed, question) in All.SelectMany(changed => changed.Questions, (changed, question) => (changed, question)))
        {
            text.Append(refused.TryGetValue(changed.Name, out var words)
                ? $"all.Add(Refused(\"{changed.Way.Name}\", \"{question}\", {CrossedModels.Literal(words)}{string.Concat((generated ?? []).Select(variant => $", {CrossedModels.Literal(variant)}"))}));\n"
                : CrossedModels.Guarded(changed.First, Asked(changed, question)));
        }

        return text.Append("}\n}\n}\n").ToString();
    }

    /// <summary>What MSBuild reads of each class.</summary>
    public static IEnumerable<(Shape Shape, string Items)> Items(IReadOnlyDictionary<string, string> refused) =>
        from changed in All
        where !refused.ContainsKey(changed.Name)
        from version in Enum.GetValues<Version>()
        let shape = changed.Of(version)
        let type = $"{Namespace}.{version}.{shape.Type}"
        select (shape, $"    <Workload Include=\"{Namespace}.{version}.{changed.Name}Model\" Position=\"1000\" Digest=\"\" />\n" + string.Concat(
            (shape.IsStructure ? new[] { $"{Namespace}.{version}.{Root(shape)}", type } : [type])
            .Select((root, index) => $"    <RootType Include=\"{SecurityElement.Escape(root)}\" UniqueName=\"{version}{changed.Name}{(index > 0 ? "Inside" : "")}\" IsPlace=\"true\" />\n")));

    /// <summary>In version 2 members are added. A way that is a member of its own is the one that is added.</summary>
    private static Changed? Enlarged(Way way)
    {
        var start = new Shape($"Enlarged{Crossed.Pascal(way.Name)}");
        var isMember = way.Aspect == Aspect.Type;
        var first = isMember ? Added(start, s_last) : way.Change(Added(start, s_last));
        var second = isMember ? way.Change(start) is { } own ? Added(own, s_last) : null : way.Change(Added(start, [.. s_more, s_last]));
        return first is null || second is null ? null : new Changed(way, first, second, HasRequired(second) ? ["removed"] : ["added", "removed"]);
    }

    /// <summary>In version 2 the members are declared in the other order.</summary>
    private static Changed? Turned(Way way)
    {
        var start = new Shape($"Turned{Crossed.Pascal(way.Name)}");
        var changed = way.Aspect == Aspect.Type ? way.Change(start) is { } own ? Added(own, s_last) : null : way.Change(Added(start, s_more[0], s_last));
        return changed is not { } shape || IsMoreThanTurned(shape) ? null : new Changed(way, shape, shape with { Members = [.. shape.Members.Reverse()] }, ["reordered"]);
    }

    /// <summary>Where a constructor or a base class takes some of the members, others would be taken in the other order; an object of the same class is one of another class in the other version.</summary>
    private static bool IsMoreThanTurned(Shape shape) =>
        shape.Inheritance is Inheritance.Members or Inheritance.Generic || (shape.Parameters > 0 && shape.Parameters < shape.Members.Length) || shape.Members.Any(member => member.Type == "{0}?");

    private static Shape Added(Shape shape, params ReadOnlySpan<ShapeMember> members) => shape with { Members = [.. shape.Members, .. members] };

    /// <summary>A member that must be in the payload is refused or not where it is missing, and both are right.</summary>
    private static bool HasRequired(Shape shape) => shape.Members.Any(member => member.Modifiers.Contains("required", StringComparison.Ordinal));

    private static string Declared(Crossed crossed)
    {
        var (shape, root) = (crossed.Shape, Root(crossed.Shape));
        var home = shape.IsStructure ? $"[Contract] public sealed partial class {root} {{ [Member(First + 0), NamedMember] public {shape.Type} Value {{ get; set; }} }}\n" : "";
        return $"{ClassText.Declaration(shape)}\n{home}public sealed class {shape.Name}Model() : Goldilocks.Prober.CapabilityModel<{root}>({shape.Needs});\n" +
            $"public static class {shape.Name}Parts {{ public static {root} Make() => {crossed.Making}; public static {Held(shape)} Held({root} root) => {crossed.Held}; " +
            $"public static (string Name, object? Value)[] Values({shape.Type} made) => {ClassText.Values(shape)}; }}";
    }

    /// <summary>The type of the whole value. A structure stands in a class of its own: the name of a generic one would say in some formats which version it is of.</summary>
    private static string Root(Shape shape) => shape.IsStructure ? $"{shape.Name}Home" : shape.Type;

    private static string Held(Shape shape) => shape.IsStructure ? shape.Type : $"{shape.Type}?";

    private static string Asked(Changed changed, string question)
    {
        var (writer, reader) = question == "removed" ? (Version.V2, Version.V1) : (Version.V1, Version.V2);
        var (written, read) = (changed.Of(writer), changed.Of(reader));
        var missing = read.Members.Where(member => written.Members.All(other => other.Name != member.Name)).Select(member => $", (\"{member.Name}\", {Missing(member)})");
        var beside = read.Beside.Select(item => $"(\"{item.Name}\", {item.Expected})");
        var (from, to) = ($"{writer}.{changed.Name}Parts", $"{reader}.{changed.Name}Parts");
        return $"all.Add(Of(\"{changed.Way.Name}\", \"{question}\", {from}.Make, {from}.Held, {from}.Values, {to}.Make, {to}.Held, {to}.Values, [{string.Join(", ", beside)}]{string.Concat(missing)}));";
    }

    /// <summary>What a member must be that is not in the payload: what it begins with.</summary>
    private static string Missing(ShapeMember member) => $"({member.Type.Replace("{0}", "object", StringComparison.Ordinal)})({member.Initial ?? "default"})";
}

/// <summary>A class of one way in two versions.</summary>
/// <param name="Way">The way.</param>
/// <param name="First">Version 1.</param>
/// <param name="Second">Version 2.</param>
/// <param name="Questions">What is asked with them: <c>added</c> for <c>C63.added</c>.</param>
internal sealed record Changed(Way Way, Shape First, Shape Second, IReadOnlyList<string> Questions)
{
    /// <summary>Both versions have it.</summary>
    public string Name => First.Name;

    /// <summary>One of the two.</summary>
    public Shape Of(Version version) => version == Version.V1 ? First : Second;
}

/// <summary>The namespace of a version.</summary>
internal enum Version
{
    /// <summary>The first.</summary>
    V1,

    /// <summary>The second.</summary>
    V2,
}
