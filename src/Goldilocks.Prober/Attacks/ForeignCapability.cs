using System.Globalization;

namespace Goldilocks.Prober.Attacks;

/// <summary>
/// What a library makes of a payload in which another program wrote something else than the class has: it refuses it, reads it as a value that means the same, or reads another value without an error, which fails.
/// </summary>
/// <param name="id">Such as <c>C45.fraction</c>; its part behind the point names the cases in the format's <c>foreign.tsv</c>.</param>
/// <param name="question">What is asked, in words.</param>
internal abstract class ForeignCapability(string id, string question) : Capability
{
    /// <inheritdoc/>
    public sealed override string Id => id;

    /// <inheritdoc/>
    public sealed override string Question => question;

    /// <inheritdoc/>
    public sealed override string Family => "foreign";

    /// <inheritdoc/>
    public sealed override Judgement Run(ISubject subject)
    {
        if (Discovery.Find<PayloadFormat>(typeof(PayloadFormat).Assembly).FirstOrDefault(format => format.IsSpokenBy(subject)) is not { } format)
        {
            return Judgement.NotApplicable("it speaks no format that has a standard, or its payload does not show it");
        }

        var reader = new ForeignReader(format, subject);
        var answers = reader.Cases.Where(one => id.EndsWith("." + one.Question, StringComparison.Ordinal)).Select(one => Answer.Of(one, reader)).ToList();
        return answers.Exists(answer => answer.Kind != AnswerKind.Untried)
            ? Judge(answers)
            : Judgement.NotApplicable(answers.Count == 0 ? $"{format.Name} has no such case" : answers[0].What);
    }

    private static Judgement Judge(IReadOnlyList<Answer> answers)
    {
        var what = string.Join("; ", Enum.GetValues<AnswerKind>().Select(kind => Text(kind, answers)).Where(text => text.Length > 0));
        return answers.Any(answer => answer.Kind is AnswerKind.Other or AnswerKind.RefusedWrongly) ? Judgement.Fail(what)
            : answers.Any(answer => answer.Kind == AnswerKind.ByAccident) ? Judgement.Partial(what)
            : Judgement.Pass(what);
    }

    private static string Text(AnswerKind kind, IReadOnlyList<Answer> answers)
    {
        var alike = answers.Where(answer => answer.Kind == kind).ToList();
        return alike.Count == 0 ? "" : kind switch
        {
            AnswerKind.Other => string.Join("; ", alike.Select(answer => $"{answer.Case.Words} is read as {answer.What}, silently")),
            AnswerKind.RefusedWrongly => string.Join("; ", alike.Select(answer => $"{answer.Case.Words}: reading throws {answer.What}")),
            AnswerKind.ByAccident => "refused by an accident: " + string.Join(", ", alike.Select(answer => $"{answer.Case.Words} ({answer.What})")),
            AnswerKind.Ignored => "ignored: " + string.Join(", ", alike.Select(answer => $"{answer.Case.Words} ({answer.What})")),
            AnswerKind.Converted => "converted: " + string.Join(", ", alike.Select(answer => $"{answer.Case.Words} ({answer.What})")),
            AnswerKind.Refused => "refused: " + string.Join(", ", alike.Select(answer => answer.Case.Words)),
            _ => "",
        };
    }

    /// <summary>In the order in which they are told.</summary>
    private enum AnswerKind
    {
        /// <summary>Another value is read, without an error.</summary>
        Other,

        /// <summary>What must be read is not.</summary>
        RefusedWrongly,

        /// <summary>By an exception that tells of a mistake in the library's code.</summary>
        ByAccident,

        /// <summary>Passed over, by a rule that many readers have, so that the member keeps what it begins with.</summary>
        Ignored,

        /// <summary>Read as a value that means the same.</summary>
        Converted,

        /// <summary>By an exception.</summary>
        Refused,

        /// <summary>The payload does not show where the case belongs, or code of Goldilocks refused it.</summary>
        Untried,
    }

    private sealed record Answer(ForeignCase Case, AnswerKind Kind, string What)
    {
        public static Answer Of(ForeignCase one, ForeignReader reader)
        {
            if (reader.WhyNot(one) is { } whyNot)
            {
                return new(one, AnswerKind.Untried, whyNot);
            }

            var payload = reader.PayloadOf(one);
            try
            {
                var read = reader.Read(one, payload);
                var actual = read is null ? "null instead of an object" : WithoutToday(MemberValue.Show(read, one.Member));
                return new(one, KindOf(one, read), actual);
            }
            catch (Exception exception)
            {
                // Whatever a library throws is the answer, and what our conversion throws is none.
                return reader.IsOurs(one, exception)
                    ? new(one, AnswerKind.Untried, "the conversion of Goldilocks refuses it")
                    : new(one, KindOf(one, exception), exception.GetType().Name);
            }
        }

        /// <summary>A reader may fill in the day of the reading or its year, and an answer must not differ from day to day.</summary>
        private static string WithoutToday(string shown)
        {
            var now = DateTime.Now;
            return shown.Replace(now.ToString("yyyy-MM-dd", CultureInfo.InvariantCulture), "today", StringComparison.Ordinal)
                .Replace(now.ToString("yyyy-", CultureInfo.InvariantCulture), "this year-", StringComparison.Ordinal);
        }

        private static AnswerKind KindOf(ForeignCase one, object? read) =>
            MemberValue.FindDifference(read, one.Member, one.Values) is not null ? AnswerKind.Other
            : one.Ignored.Count > 0 && MemberValue.FindDifference(read, one.Member, one.Ignored) is null ? AnswerKind.Ignored
            : AnswerKind.Converted;

        private static AnswerKind KindOf(ForeignCase one, Exception exception) => one.MustBeRead ? AnswerKind.RefusedWrongly
            : exception is NullReferenceException or IndexOutOfRangeException or ArgumentOutOfRangeException or InvalidCastException or AccessViolationException ? AnswerKind.ByAccident
            : AnswerKind.Refused;
    }
}

/// <summary>An integer cannot hold a fraction, and only an exception says so.</summary>
internal sealed class ForeignFractions() : ForeignCapability("C45.fraction", "another program writes a number with a fraction for a whole number: 2.2 for a long");

/// <summary>A number that a member's type cannot hold.</summary>
internal sealed class ForeignRanges() : ForeignCapability("C45.range", "another program writes a number that the member cannot hold: 2^31 for an int, 2^63 for a long");

/// <summary>A number that the member can hold, and no number of 64 bits.</summary>
internal sealed class ForeignLargeNumbers() : ForeignCapability("C45.large", "another program writes a number of more than 64 bits for an Int128, or of 28 digits for a decimal");

/// <summary>Many programs write numbers as texts.</summary>
internal sealed class ForeignTexts() : ForeignCapability("C45.text", "another program writes a text for a number or a boolean: \"7\", \"seven\" and an empty one");

/// <summary>A text member is given something else.</summary>
internal sealed class ForeignNumbers() : ForeignCapability("C45.number", "another program writes a number or a boolean for a text");

/// <summary>A type that knows no null is given null.</summary>
internal sealed class ForeignNulls() : ForeignCapability("C45.null", "another program writes null for a number or a boolean");

/// <summary>A boolean as a number, and a number as a boolean.</summary>
internal sealed class ForeignBooleans() : ForeignCapability("C45.boolean", "another program writes a number for a boolean, or a boolean for a number");

/// <summary>One value for a list, and a list for one value.</summary>
internal sealed class ForeignLists() : ForeignCapability("C45.list", "another program writes one value for a list, or a list for one value");

/// <summary>The first, the last, or none of two.</summary>
internal sealed class ForeignDuplicates() : ForeignCapability("C45.duplicate", "another program writes a member twice, with different values");

/// <summary>Names that differ in their letters' case only.</summary>
internal sealed class ForeignNames() : ForeignCapability("C45.case", "another program writes a member's name in another case");

/// <summary>No standard of a format says how a date is written, and so programs write several forms.</summary>
internal sealed class ForeignDates() : ForeignCapability("C45.date", "another program writes a DateTime in another form: with an offset, without one, as /Date(...)/, a day alone, and no date");

/// <summary>The same of the type that has an offset of its own.</summary>
internal sealed class ForeignOffsets() : ForeignCapability("C45.offset", "another program writes a DateTimeOffset in another form: in UTC, as /Date(...)/, and no date");

/// <summary>An enumeration is a name or a number.</summary>
internal sealed class ForeignChoices() : ForeignCapability("C45.enum", "another program writes an enumeration as its name, its number, in another case, and as what the enumeration does not have");

/// <summary>A format may have several forms for one number, and programs write forms that it does not have.</summary>
internal sealed class ForeignForms() : ForeignCapability("C45.form", "another program writes a number in another form: with a sign, an exponent, another base or zeros in front, and texts that look like numbers");

/// <summary>XML and YAML have such numbers and JSON has none, and a reader may treat the types of numbers differently.</summary>
internal sealed class ForeignPoints() : ForeignCapability("C45.point", "another program writes a double or a decimal without a digit before its point or behind it: .5, -.5 and 5.");

/// <summary>Null stands in a list whose elements know no null.</summary>
internal sealed class ForeignNullElements() : ForeignCapability("C45.null-element", "another program writes null among the numbers of a list");
