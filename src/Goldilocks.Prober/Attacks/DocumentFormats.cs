namespace Goldilocks.Prober.Attacks;

/// <summary>A format of tables. Its schema, its places and its lengths go around every value, so a case is all that another program wrote: a table of one row.</summary>
/// <param name="folder">The name of its folder in <c>probes/corpora</c>.</param>
/// <param name="name">As facts state it.</param>
/// <param name="magic">What each payload begins with.</param>
internal abstract class DocumentFormat(string folder, string name, byte[] magic) : PayloadFormat(folder)
{
    public sealed override string Name => name;

    public sealed override bool StatesSimpleValues => true;

    public sealed override IReadOnlyList<CasePart> Parse(string bytes) => CaseBytes.OfHexadecimal(bytes);

    public sealed override Frame? FindValue(byte[] payload, CorpusMember member) => Whole(payload);

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: see <see cref="PayloadFormat.StatesSimpleValues"/>.</exception>
    public sealed override byte[] Text(byte[] content) => throw new NotSupportedException(NoValues);

    /// <inheritdoc/>
    /// <exception cref="NotSupportedException">Always: see <see cref="PayloadFormat.StatesSimpleValues"/>.</exception>
    public sealed override byte[] Int(byte number) => throw new NotSupportedException(NoValues);

    protected sealed override bool LooksLike(ReadOnlySpan<byte> payload) => payload.StartsWith(magic);

    private const string NoValues = "A case is a whole payload.";
}

/// <summary>The stream of batches: a schema, and then batches of columns.</summary>
internal sealed class ArrowFormat() : DocumentFormat("arrow", "arrow", [0xFF, 0xFF, 0xFF, 0xFF]);

/// <summary>The file of columns: groups of rows, and then the schema.</summary>
internal sealed class ParquetFormat() : DocumentFormat("parquet", "parquet", [.. "PAR1"u8]);
