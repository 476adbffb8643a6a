using Acme.Documents;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The value of Document/document.json.</summary>
public sealed class DocumentWorkload : Workload<Document>
{
    public override string Name => "document";

    public override string Description => "a page of a wiki: blocks of four classes";

    public override string SizeUnit => "documents";

    public override IReadOnlyList<int> Sizes { get; } = [1];

    public override int DefaultSize => 1;

    public override ModelShape Shape { get; } = new(
    [
        new(Construct.InterfaceMember, "Author", "an interface, IAuthor"),
        new(Construct.AbstractBase, "Blocks[]", "an abstract class, Block"),
        new(Construct.InheritedMembers, "Paragraph", "a class with inherited members"),
        new(Construct.Grandchild, "LinkedPicture", "a class derived from a derived class"),
        new(Construct.DateTime, "Blocks[].ChangedAt", "a DateTime"),
        new(Construct.NullableValue, "Blocks[].ChangedAt", "a nullable DateTime"),
        new(Construct.ByteArray, "Blocks[].Pixels", "a byte[]"),
        new(Construct.PrivateSetter, "Views", "a member with a private setter"),
    ]);

    public override Document Create(WorkloadSize size, SeededRandom random)
    {
        var document = new Document
        {
            Title = "Three bowls of porridge",
            Author = new Bot { Name = "goldilocks", Version = "1.4" },
            Blocks =
            [
                new Paragraph { Text = "The first was too hot.", ChangedAt = new(2026, 5, 1, 10, 0, 0, DateTimeKind.Utc) },
                new Picture { Pixels = Convert.FromBase64String("iVBORw0KGgo="), Caption = "The second", Indent = 1 },
                new LinkedPicture { Target = "https://example.org/bowl", Pixels = [0, 1, 2, 3], Indent = 1, ChangedAt = new(2026, 5, 2, 11, 30, 0, 500, DateTimeKind.Utc) },
                new Table { Rows = [new() { Cells = ["too hot", "too cold"] }, new() { Cells = ["just right"] }] },
            ],
        };
        document.View();
        document.View();
        document.View();
        return document;
    }

    public override Document AllocateCopy(Document value) => Create(new(1, new Dictionary<string, int>()), null!);
}
