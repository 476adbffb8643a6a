using Goldilocks.Models.Reading;

namespace Goldilocks.Models.SchemaFirst;

/// <summary>The schemas of many roots and their conversions, in the languages that have one schema for all of them: those of the built-in workloads, and those of the probes' models.</summary>
internal static class RootSchemas
{
    /// <summary>The files by their path in the folder of all languages.</summary>
    /// <param name="model">The roots, with everything that they hold.</param>
    /// <param name="nameOf">A type's name, where its own alone would fit two; null where it fits one.</param>
    /// <param name="versions">Classes of which there are two versions; null where no class has another version.</param>
    /// <param name="refused">Roots that no schema has a form for, with the reason; null for none.</param>
    public static IReadOnlyDictionary<string, string> Of(Model model, Func<ModelType, string>? nameOf = null, Versions? versions = null, IReadOnlyDictionary<string, string>? refused = null)
    {
        var files = new Dictionary<string, string>();
        var bond = new BondDialect(versions);
        Add(bond, bond.Schema, names => RootConversions.Bond(model, names, bond, refused));
        var bebop = new BebopDialect(versions, areFixed: versions is null);
        Add(bebop, bebop.Schema, names => RootConversions.Of(model, names, bebop, refused));
        var capnProto = new CapnProtoDialect(versions);
        Add(capnProto, capnProto.Schema, names => RootConversions.CapnProto(model, names, capnProto, refused));
        var flatBuffers = new FlatBuffersDialect(versions);
        Add(flatBuffers, flatBuffers.Schema, names => RootConversions.Of(model, names, flatBuffers, refused));
        var flatSharp = new FlatSharpDialect(versions);
        Add(flatSharp, flatSharp.Schema, names => RootConversions.Of(model, names, flatSharp, refused));
        var thrift = new ThriftDialect(versions);
        Add(thrift, thrift.Schema, names => RootConversions.Of(model, names, thrift, refused));
        return files;

        void Add(SchemaDialect dialect, Func<Model, SchemaNames, bool, string> schema, Func<SchemaNames, string> conversions)
        {
            var names = new SchemaNames(model, nameOf, dialect.Taken, dialect.AsGenerated);
            files.Add($"{dialect.Name}/{dialect.FileName}", schema(model, names, false));
            files.Add($"{dialect.Name}/Conversions.cs", conversions(names));
        }
    }
}
