using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>Null is not zero, whatever the type.</summary>
public sealed class NullableKinds() : ValuesCapability<HasNullableKinds>("C27.others", "a bool?, decimal?, Guid?, TimeSpan?, DateTimeOffset? and char?, null, zero and filled", "values")
{
    protected override bool IsOfConversion => true;

    protected override IEnumerable<(string Name, HasNullableKinds Root)> Make() =>
    [
        ("null", new()),
        ("zero", new() { Flag = false, Price = 0m, Id = Guid.Empty, Span = TimeSpan.Zero, When = default(DateTimeOffset), Letter = 'a' }),
        ("filled", new() { Flag = true, Price = 1.5m, Id = new("00112233-4455-6677-8899-aabbccddeeff"), Span = new(1, 2, 3), When = new DateTimeOffset(2024, 2, 3, 4, 5, 6, new TimeSpan(2, 0, 0)), Letter = 'z' }),
    ];

    protected override Likeness Compare(HasNullableKinds expected, HasNullableKinds actual) => Likeness.OfEqual(Of(expected), Of(actual));

    private static (bool?, decimal?, Guid?, TimeSpan?, DateTimeOffset?, char?) Of(HasNullableKinds kinds) => (kinds.Flag, kinds.Price, kinds.Id, kinds.Span, kinds.When, kinds.Letter);
}
