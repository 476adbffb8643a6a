using System.Text.RegularExpressions;
using Mono.Cecil;
using Mono.Cecil.Rocks;

namespace Goldilocks.Architecture.Tests;

/// <summary>Which rooms there are, and which others each of them uses. A room is a namespace.</summary>
internal sealed partial class RoomMap
{
    private readonly Dictionary<string, HashSet<string>> _uses = [];

    /// <summary>In alphabetical order.</summary>
    public IReadOnlyList<string> Rooms => [.. _uses.Keys.Order(StringComparer.Ordinal)];

    /// <summary>The rooms that a room uses; empty where it uses none.</summary>
    public HashSet<string> UsedBy(string room) => _uses.TryGetValue(room, out var used) ? used : [];

    /// <summary>The rooms that a room uses, and those that come with <paramref name="carrier"/> where it uses that one.</summary>
    public HashSet<string> UsedBy(string room, string carrier) => UsedBy(room).Contains(carrier) ? [.. UsedBy(room), .. UsedBy(carrier)] : UsedBy(room);

    /// <summary>The rows of the tables whose first cell is a room: <c>| `Goldilocks.X` | what it is for | `Goldilocks.Y`, `Goldilocks.Z` |</c>.</summary>
    public static RoomMap FromMarkdown(IEnumerable<string> lines)
    {
        var map = new RoomMap();
        foreach (var cells in lines.Select(line => line.Split('|', StringSplitOptions.TrimEntries)).Where(cells => cells.Length == 5 && cells[1].StartsWith("`Goldilocks", StringComparison.Ordinal)))
        {
            map._uses.Add(cells[1].Trim('`'), [.. cells[3].Split(',', StringSplitOptions.RemoveEmptyEntries | StringSplitOptions.TrimEntries).Select(room => room.Trim('`'))]);
        }

        return map;
    }

    /// <summary>
    /// Uses both the references of the assemblies and the names in the source. The source alone hides an inner room that uses types of an outer one, because that needs no using directive. The
    /// assemblies alone hide constants, because the compiler copies them.
    /// </summary>
    public static RoomMap Of(IEnumerable<string> assemblies, IEnumerable<string> texts)
    {
        var map = new RoomMap();
        foreach (var type in assemblies.SelectMany(TypesOf))
        {
            map.Add(RoomOf(type), ReferencesOf(type).Select(RoomOf));
        }

        foreach (var text in texts)
        {
            if (Namespace().Match(text) is { Success: true } room)
            {
                map.Add(room.Groups[1].Value, Usings().Matches(text).Select(RoomOf).Where(map._uses.ContainsKey));
            }
        }

        return map;
    }

    /// <summary>Every room that leads back to itself.</summary>
    public IReadOnlyList<string> Circles() => [.. Rooms.Where(room => Reach(room).Contains(room))];

    /// <summary>A line a room.</summary>
    public string Print(Func<string, string, bool> isMarked) => string.Join('\n', Rooms.Select(room =>
        $"{room} -> {(UsedBy(room).Count == 0 ? "nothing" : string.Join(", ", UsedBy(room).Order(StringComparer.Ordinal).Select(used => isMarked(room, used) ? $"!{used}" : used)))}"));

    private void Add(string room, IEnumerable<string> used)
    {
        if (!IsOurs(room))
        {
            return;
        }

        if (!_uses.TryGetValue(room, out var all))
        {
            _uses.Add(room, all = []);
        }

        all.UnionWith(used.Where(other => IsOurs(other) && other != room));
    }

    /// <summary>The root namespace holds what adapters implement; everything that runs inside a worker stands on it, so it is a room like the others.</summary>
    private static bool IsOurs(string room) => room == "Goldilocks" || room.StartsWith("Goldilocks.", StringComparison.Ordinal);

    private static IEnumerable<TypeDefinition> TypesOf(string assembly)
    {
        var module = ModuleDefinition.ReadModule(assembly);
        return module.GetAllTypes();
    }

    /// <summary>What a directive names is a room, but for a static one: that names a class in a room.</summary>
    private static string RoomOf(Match used)
    {
        var name = used.Groups["name"].Value;
        return used.Groups["static"].Success ? name[..name.LastIndexOf('.')] : name;
    }

    private static string RoomOf(TypeReference type)
    {
        while (type.DeclaringType is not null)
        {
            type = type.DeclaringType;
        }

        return type.Namespace;
    }

    private static IEnumerable<TypeReference> ReferencesOf(TypeDefinition type) =>
        new[] { type.BaseType }
            .Concat(type.Interfaces.Select(item => item.InterfaceType))
            .Concat(type.CustomAttributes.Select(attribute => attribute.AttributeType))
            .Concat(type.Fields.Select(field => field.FieldType))
            .Concat(type.Properties.Select(property => property.PropertyType))
            .Concat(type.Methods.SelectMany(ReferencesOf))
            .Concat(type.GenericParameters.SelectMany(parameter => parameter.Constraints).Select(constraint => constraint.ConstraintType))
            .Where(reference => reference is not null)
            .SelectMany(Parts!);

    private static IEnumerable<TypeReference> ReferencesOf(MethodDefinition method)
    {
        var signature = method.Parameters.Select(parameter => parameter.ParameterType).Append(method.ReturnType)
            .Concat(method.GenericParameters.SelectMany(parameter => parameter.Constraints).Select(constraint => constraint.ConstraintType));
        return !method.HasBody ? signature : signature
            .Concat(method.Body.Variables.Select(variable => variable.VariableType))
            .Concat(method.Body.ExceptionHandlers.Select(handler => handler.CatchType).OfType<TypeReference>())
            .Concat(method.Body.Instructions.Select(instruction => instruction.Operand).SelectMany(operand => operand switch
            {
                TypeReference type => [type],
                GenericInstanceMethod generic => generic.GenericArguments.Append(generic.DeclaringType),
                MemberReference { DeclaringType: { } declaring } => [declaring],
                _ => Array.Empty<TypeReference>(),
            }));
    }

    /// <summary>A generic type and its arguments; what an array or a reference is of.</summary>
    private static IEnumerable<TypeReference> Parts(TypeReference type) => type switch
    {
        GenericInstanceType generic => generic.GenericArguments.SelectMany(Parts).Append(generic.ElementType),
        TypeSpecification specification => Parts(specification.ElementType),
        GenericParameter => [],
        _ => [type],
    };

    private HashSet<string> Reach(string start)
    {
        var seen = new HashSet<string>();
        var toVisit = new Stack<string>(UsedBy(start));
        while (toVisit.TryPop(out var room))
        {
            if (seen.Add(room))
            {
                foreach (var next in UsedBy(room))
                {
                    toVisit.Push(next);
                }
            }
        }

        return seen;
    }

    [GeneratedRegex(@"^namespace ([\w.]+);", RegexOptions.Multiline)]
    private static partial Regex Namespace();

    [GeneratedRegex(@"^using (?<static>static )?(?<name>Goldilocks[\w.]*?);", RegexOptions.Multiline)]
    private static partial Regex Usings();
}
