namespace Goldilocks.Prober.Attacks;

/// <summary>A library may read what it wrote, and no other program can. What is written is read by hand, strictly by the format's standard.</summary>
internal sealed class WrittenTexts : Capability
{
    private const string Half = "half a surrogate pair";

    private static readonly (string Name, string Text)[] s_texts = [.. DifficultTexts.All, (Half, "a\uD800b")];

    private static readonly char[] s_letters = ['\0', '\u0003', '\u001F', '"', '\\', '\n', '\r', '<', '&', '\u007F', '\u2028', '\uFEFF'];

    private static readonly double[] s_numbers = [double.NaN, double.PositiveInfinity, double.NegativeInfinity];

    /// <inheritdoc/>
    public override string Id => "C54.standard";

    /// <inheritdoc/>
    public override string Question => "difficult texts, keys, letters and numbers are written as JSON or XML that another program reads, as the standard has it";

    /// <inheritdoc/>
    public override string Family => "foreign";

    /// <inheritdoc/>
    public override Judgement Run(ISubject subject)
    {
        var isJson = new JsonFormat().IsSpokenBy(subject);
        if (!isJson && !new XmlFormat().IsSpokenBy(subject))
        {
            return Judgement.NotApplicable("its format is neither JSON nor XML, or its payload does not show it");
        }

        var texts = new Place(subject, CorpusMember.Text, isJson);
        if (texts.WhyNot is { } whyNot)
        {
            return Judgement.NotApplicable(whyNot);
        }

        var letters = new Place(subject, CorpusMember.Letter, isJson);
        List<string> wrong =
        [
            .. Told("", s_texts.Select(one => (one.Name, texts.Problem(one.Text, one.Name == Half ? null : one.Text)))),
            .. Told("a char of ", s_letters.Select(letter => ($"U+{(int)letter:X4}", letters.Problem(letter, letter.ToString())))),
        ];
        List<string> numbers = [];
        if (isJson)
        {
            var keys = new Place(subject, CorpusMember.Map, isJson);
            wrong.AddRange(Told("a key with ", s_texts.Select(one => (one.Name, keys.Problem(new Dictionary<string, int> { [one.Text] = 1 }, one.Name == Half ? null : one.Text)))));
            var doubles = new Place(subject, CorpusMember.Double, isJson);
            numbers.AddRange(Told("", s_numbers.Select(number => (FormattableString.Invariant($"{number}"), doubles.Problem(number, null)))));
        }

        var all = string.Join("; ", wrong.Concat(numbers));
        return wrong.Count > 0 ? Judgement.Fail(all) : numbers.Count > 0 ? Judgement.Partial(all) : Judgement.Pass();
    }

    /// <summary>Those that have one problem, in one sentence.</summary>
    private static IEnumerable<string> Told(string what, IEnumerable<(string Name, string? Problem)> values) =>
        values.Where(value => value.Problem is not null).GroupBy(value => value.Problem).Select(alike => $"{what}{string.Join(", ", alike.Select(value => value.Name))}: {alike.Key}");

    /// <summary>A member, and what is written of its values.</summary>
    private sealed class Place
    {
        private readonly CorpusMember _member;
        private readonly bool _isJson;
        private readonly IRoot? _root;

        public Place(ISubject subject, CorpusMember member, bool isJson)
        {
            var model = CorpusTargets.ModelOf(member);
            (_member, _isJson) = (member, isJson);
            WhyNot = subject.WhyNot(model);
            _root = WhyNot is null ? subject.Open(model) : null;
            WhyNot ??= _root!.WhyNotWrite ?? (member == CorpusMember.Double || Shows() ? null : "its payload does not show such a text under its member's name");
        }

        /// <summary>Why nothing can be said; null where something can.</summary>
        public string? WhyNot { get; }

        /// <summary>Why another program does not read it; null where it does, or where the library refuses to write it.</summary>
        /// <param name="value">The member's value.</param>
        /// <param name="text">What must be read; null where only the form is asked.</param>
        public string? Problem(object value, string? text)
        {
            if (WhyNot is not null || Written(value) is not { } payload)
            {
                return null;
            }

            try
            {
                return text is null || Read(payload) is not { Length: > 0 } read || read.Contains(text) ? null : "another text is read";
            }
            catch (FormatException exception)
            {
                return exception.Message;
            }
        }

        /// <summary>Null where the library refuses: its format may have no form for the value.</summary>
        private byte[]? Written(object value) => Refusable.OrNull(() => MemberValue.Write(_root!, _member, value));

        /// <summary>An ordinary text, letter or key. Some write a letter as its number, and then nothing difficult is written.</summary>
        private bool Shows()
        {
            object ordinary = _member switch
            {
                CorpusMember.Letter => 'q',
                CorpusMember.Map => new Dictionary<string, int> { ["q"] = 1 },
                _ => "q",
            };
            return Written(ordinary) is { } payload && Read(payload).Contains("q");
        }

        /// <summary>The texts under the member's name: one, or the keys of a dictionary, among which a library may have names of its own.</summary>
        private string[] Read(byte[] payload)
        {
            var name = _member.ToString();
            return (_isJson ? StrictJson.Find(StrictJson.Read(payload), name) : StrictXml.TextOf(payload, name)) switch
            {
                string text => [text],
                List<(string Name, object? Value)> entries => [.. entries.Select(entry => entry.Name)],
                _ => [],
            };
        }
    }
}
