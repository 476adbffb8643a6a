using Goldilocks.Results;
using Goldilocks.Running;

namespace Goldilocks.Cli.Interop;

/// <summary>One variant in both versions.</summary>
/// <param name="Old">The program of the old version.</param>
/// <param name="New">That of the new one.</param>
/// <param name="OldVariant">Null where the old version has no program with the variant.</param>
/// <param name="NewVariant">The same of the new version.</param>
internal sealed record VersionPair(VersionProgram Old, VersionProgram New, RunVariant? OldVariant, RunVariant? NewVariant)
{
    public string Serializer => Old.Request.Folder.Name;

    public string Variant => (OldVariant ?? NewVariant)?.Variant ?? "";

    public string Version => Old.Version == New.Version || New.Version.Length == 0 ? Old.Version : $"{Old.Version} to {New.Version}";
}

/// <summary>Pairs the programs of two versions.</summary>
internal static class VersionPairs
{
    /// <summary>One for each variant; one for a serializer without a program.</summary>
    public static IReadOnlyList<VersionPair> Of(IReadOnlyList<VersionProgram> old, IReadOnlyList<VersionProgram> now) =>
        [.. old.Zip(now).SelectMany(pair => Of(pair.First, pair.Second))];

    /// <summary>The variants of two programs.</summary>
    public static IEnumerable<VersionPair> Of(VersionProgram old, VersionProgram now)
    {
        var names = old.Variants.Concat(now.Variants).Select(variant => variant.Variant).Distinct().ToList();
        return names.Count == 0
            ? old.Outcome is null && now.Outcome is null ? [] : [new VersionPair(old, now, null, null)]
            : names.Select(name => new VersionPair(old, now, old.Variants.FirstOrDefault(variant => variant.Variant == name), now.Variants.FirstOrDefault(variant => variant.Variant == name)));
    }

    /// <summary>A program's variants alone, each as a pair with itself; one without a variant where there is no program.</summary>
    public static IEnumerable<VersionPair> Each(this VersionProgram program) => Of(program, program);
}

/// <summary>Payloads of an earlier day, and the programs of today that may read them.</summary>
/// <param name="Serializer">Who wrote them.</param>
/// <param name="Variant">Empty for the plain one.</param>
/// <param name="WriterVersion">Of the library that wrote them.</param>
/// <param name="Written">In the order of their values.</param>
/// <param name="Programs">Of today.</param>
internal sealed record RecordedPair(string Serializer, string Variant, string WriterVersion, IReadOnlyList<WrittenValue> Written, IReadOnlyList<VersionProgram> Programs)
{
    public VersionProgram? Program => Programs.FirstOrDefault(program => program.Request.Folder.Name == Serializer);

    public RunVariant? Reader => Program?.Variants.FirstOrDefault(variant => variant.Variant == Variant);

    /// <summary>False where other serializers, or other variants of it, were asked for.</summary>
    public bool IsAsked => Program is { } program && (program.Outcome is not null || Reader is not null);

    public string Version => WriterVersion == (Program?.Version ?? "") ? WriterVersion : $"{WriterVersion} to {Program?.Version}";
}

/// <summary>Renames that were stated.</summary>
internal static class Renames
{
    private const string None = "none";

    /// <summary>Null to guess them.</summary>
    /// <exception cref="UserErrorException">One is no <c>Class.Old=New</c>.</exception>
    public static IReadOnlyDictionary<string, string>? Of(IReadOnlyList<string> typed) => typed switch
    {
        [] => null,
        [None] => new Dictionary<string, string>(),
        _ => typed.Select(text => text.Split('=') is [var from, var to] && from.Contains('.', StringComparison.Ordinal) && to.Length > 0
            ? KeyValuePair.Create(from, to)
            : throw new UserErrorException($"--renamed takes CLASS.OLD=NEW, as Order.Customer=Client, or none; '{text}' is neither.")).ToDictionary(),
    };
}
