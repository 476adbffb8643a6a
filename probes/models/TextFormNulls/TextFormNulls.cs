#if TAKES_CONVERTERS
using System.Globalization;
using Goldilocks.Prober;

namespace Goldilocks.Probes.Models
{
    /// <summary>One of its texts stands for nothing: its converter writes an object and reads null.</summary>
    [ConvertedBy(typeof(TextForm<Banner>))]
    public sealed class Banner : ITextForm<Banner>
    {
        public const string None = "no banner";

        private readonly string _text;

        public Banner(string text) => _text = text;

        public static Banner FromForm(string form) => form == None ? null! : new(form);

        public string ToForm() => _text;

        public override string ToString() => $"<{_text}>";
    }

    /// <summary>Its converter answers even where there is no text.</summary>
    [ConvertedBy(typeof(TextForm<Soundings>))]
    public readonly struct Soundings : ITextForm<Soundings>
    {
        private readonly int _number;

        public Soundings(int number) => _number = number;

        public static Soundings FromForm(string form) => form is null ? default : new(int.Parse(form[..^1], CultureInfo.InvariantCulture));

        public string ToForm() => string.Create(CultureInfo.InvariantCulture, $"{_number}f");
    }

    [Contract]
    public sealed partial class HasBanner
    {
        [Member(First + 0), NamedMember]
        public Banner? Value { get; set; }

        [Member(First + 1), NamedMember]
        public List<Banner?>? List { get; set; }

        [Member(First + 2), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V1
{
    [Contract]
    public sealed partial class Plumb
    {
        [Member(First + 0), NamedMember]
        public Soundings? Value { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}

namespace Goldilocks.Probes.Models.V2
{
    [Contract]
    public sealed partial class Plumb
    {
        [Member(First + 0), NamedMember]
        public Soundings Value { get; set; }

        [Member(First + 1), NamedMember]
        public int Behind { get; set; }
    }
}
#endif
