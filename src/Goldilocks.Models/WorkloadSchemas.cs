using Goldilocks.Models.Reading;
using Goldilocks.Models.SchemaFirst;
using Microsoft.CodeAnalysis;

namespace Goldilocks.Models;

/// <summary>
/// The schemas and conversions of the built-in workloads, for libraries that have classes of their own: made of the workloads' classes, as those of a user's own types are made of the user's. A person who adds a
/// workload writes neither.
/// </summary>
public static class WorkloadSchemas
{
    private const string MadeOf = "made-of";

    /// <summary>Makes the files again where the workloads or this program changed, and leaves alone those whose text is the same. The caller sees to it that no other process does so at the same time.</summary>
    /// <param name="workloads">The folder of the built-in workloads.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares what a workload is.</param>
    /// <param name="folder">The folder that is written: a folder for each schema language.</param>
    public static void Make(string workloads, string contracts, string folder)
    {
        var texts = SourceFinder.Find([workloads]).Files.SelectMany(file => new[] { Path.GetRelativePath(workloads, file.Path), file.Text });
        var state = ModelShelf.HashOf(texts.Prepend(typeof(WorkloadSchemas).Module.ModuleVersionId.ToString()));
        var stamp = Path.Combine(folder, MadeOf);
        if (File.Exists(stamp) && File.ReadAllText(stamp) == state)
        {
            return;
        }

        var files = Of(workloads, contracts);
        foreach (var (path, text) in files)
        {
            Write(Path.Combine(folder, path), text);
        }

        foreach (var old in Directory.EnumerateFiles(folder, "*", SearchOption.AllDirectories).Where(file => !files.ContainsKey(Path.GetRelativePath(folder, file).Replace('\\', '/'))))
        {
            File.Delete(old);
        }

        File.WriteAllText(stamp, state);
    }

    /// <summary>The files by their path in that folder.</summary>
    /// <param name="workloads">The folder of the built-in workloads.</param>
    /// <param name="contracts">The path of Goldilocks.Contracts.dll, which declares what a workload is.</param>
    public static IReadOnlyDictionary<string, string> Of(string workloads, string contracts)
    {
        var compilation = NumberedModel.Compile(workloads, contracts);
        var (roots, refused) = Roots(compilation);
        var model = NumberedModel.Build(roots, compilation);
        var names = new SchemaNames(model);
        // Avro writes one record at the top, and not one of several.
        var withoutChoice = NumberedModel.Build([.. model.Roots.Where(root => !root.IsPolymorphic).Select(root => (INamedTypeSymbol)root.Symbol)], compilation);

        var avroNames = new SchemaNames(withoutChoice);

        // A payload may hold the full name of a message, which is that of the class.
        var protobuf = new ProtobufDialect(package: null);
        var avro = new AvroDialect(isStandard: true);
        var messages = protobuf.Files(model, names).Select(file => new KeyValuePair<string, string>($"{protobuf.Name}/{file.Key}", file.Value));
        return new Dictionary<string, string>(RootSchemas.Of(model, refused: refused).Concat(messages))
        {
            [$"{protobuf.Name}/Conversions.cs"] = RootConversions.Protobuf(model, names, protobuf, refused),
            [$"{avro.Name}/{avro.FileName}"] = avro.Schema(withoutChoice.Roots, avroNames),
            [$"{avro.Name}/Conversions.cs"] = RootConversions.Avro(withoutChoice, avroNames, avro, refused),
            [$"{avro.Name}/Records.cs"] = AvroRecordCode.Of(withoutChoice, avroNames, avro),
        };
    }

    /// <summary>The types of the workloads' values, and those that no schema has a form for, with the reason.</summary>
    private static (IReadOnlyList<INamedTypeSymbol> Roots, IReadOnlyDictionary<string, string> Refused) Roots(Compilation compilation)
    {
        var roots = new List<INamedTypeSymbol>();
        var refused = new Dictionary<string, string>();
        foreach (var type in SourceTypes.Of(compilation).Where(type => type is { IsAbstract: false, Arity: 0 }).Select(ValueOf).OfType<INamedTypeSymbol>().Distinct<INamedTypeSymbol>(SymbolEqualityComparer.Default).OrderBy(type => type.Name, StringComparer.Ordinal))
        {
            var (model, reason) = Try(type, compilation);
            if (reason is not null)
            {
                refused.Add(CopyNames.Of(type), reason);
            }
            else if (!model!.Objects.Any(HoldsItself))
            {
                roots.Add(type);
            }
        }

        return (roots, refused);
    }

    private static (Model? Model, string? Refusal) Try(INamedTypeSymbol type, Compilation compilation)
    {
        try
        {
            var model = NumberedModel.Build([type], compilation);
            return (model, SchemaJudge.WhyNot(model));
        }
        catch (ModelException mistake)
        {
            return (null, mistake.Message.TrimEnd('.'));
        }
    }

    /// <summary>What a workload gives: the T of the Workload&lt;T&gt; that it derives from.</summary>
    private static INamedTypeSymbol? ValueOf(INamedTypeSymbol type)
    {
        for (var above = type.BaseType; above is not null; above = above.BaseType)
        {
            if (above is { Name: "Workload", TypeArguments: [INamedTypeSymbol value] })
            {
                return value;
            }
        }

        return null;
    }

    /// <summary>Whether each object must hold another one of its class, and so on without end: no tree has such a value. The adapter says what the library makes of shared objects.</summary>
    private static bool HoldsItself(ModelType type)
    {
        var met = new HashSet<ModelType>();
        var next = new Stack<ModelType>([type]);
        while (next.TryPop(out var holder))
        {
            foreach (var part in holder.Members.Where(member => member is { MayBeNull: false, Type: { Form: TypeForm.Object, IsPolymorphic: false } }).Select(member => member.Type))
            {
                if (part == type)
                {
                    return true;
                }

                if (met.Add(part))
                {
                    next.Push(part);
                }
            }
        }

        return false;
    }

    private static void Write(string path, string text)
    {
        if (File.Exists(path) && File.ReadAllText(path) == text)
        {
            return;
        }

        Directory.CreateDirectory(Path.GetDirectoryName(path)!);
        File.WriteAllText(path, text);
    }
}
