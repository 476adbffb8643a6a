using System.Text;

namespace Goldilocks.Prober;

/// <summary>
/// Reads what was written from one version of a class as another version. Both are in one program, in namespaces of the same length; where a library writes names of types, the
/// name in the payload is replaced, as if the class had been changed in its place.
/// </summary>
public static class Versions
{
    private const string First = ".Models.V1";
    private const string Second = ".Models.V2";

    /// <summary>The payload with the names of the other version.</summary>
    public static byte[] Rename(byte[] payload)
    {
        var toSecond = CountOf(payload, First) > 0;
        var (from, to) = toSecond ? (First, Second) : (Second, First);
        return Replace(Replace(payload, from, to, Encoding.UTF8), from, to, Encoding.Unicode);
    }

    private static int CountOf(byte[] payload, string name) =>
        (payload.AsSpan().IndexOf(Encoding.UTF8.GetBytes(name)) >= 0 ? 1 : 0) + (payload.AsSpan().IndexOf(Encoding.Unicode.GetBytes(name)) >= 0 ? 1 : 0);

    private static byte[] Replace(byte[] payload, string from, string to, Encoding encoding)
    {
        var (search, replacement) = (encoding.GetBytes(from), encoding.GetBytes(to));
        var renamed = payload.ToArray();
        for (var rest = renamed.AsSpan(); rest.IndexOf(search) is >= 0 and var at; rest = rest[(at + search.Length)..])
        {
            replacement.CopyTo(rest[at..]);
        }

        return renamed;
    }
}

/// <summary>A value of one version that is read as the other version.</summary>
/// <typeparam name="TOld">The version that writes.</typeparam>
/// <typeparam name="TNew">The version that reads.</typeparam>
/// <param name="id">Such as <c>C01</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class VersionCapability<TOld, TNew>(string id, string question) : ModelCapability(id, question, "versions", typeof(TOld), typeof(TNew))
    where TOld : class
    where TNew : class
{
    /// <summary>The value that is written.</summary>
    protected abstract TOld Make();

    /// <summary>Judges what the other version was given.</summary>
    protected abstract Judgement Judge(TNew read);

    /// <summary>Judges that it was given an exception.</summary>
    /// <param name="refused">By the version that reads.</param>
    /// <param name="own">What the version that wrote makes of the payload.</param>
    protected virtual Judgement Judge(Attempt<TNew> refused, Attempt<TOld> own) => Judgement.Fail(refused.Problem!);

    /// <inheritdoc/>
    protected override Judgement Try(ISubject subject)
    {
        var written = Attempt.Write(subject, Make());
        if (written.Value is not { } payload)
        {
            return Judgement.Fail(written.Problem!);
        }

        var read = Attempt.Read<TNew>(subject, Versions.Rename(payload), typeof(TOld));
        var judgement = read.Value is { } value ? Attempt.Judge(() => Judge(value)) : Judge(read, Attempt.Read<TOld>(subject, payload));
        return judgement with { Evidence = payload };
    }
}

/// <summary>A value of the new version that goes through a program of the old one and back.</summary>
/// <typeparam name="TNew">The version that writes first and reads last.</typeparam>
/// <typeparam name="TOld">The version in between.</typeparam>
/// <param name="id">Such as <c>C08</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class PassedOnCapability<TNew, TOld>(string id, string question) : ModelCapability(id, question, "versions", typeof(TOld), typeof(TNew))
    where TNew : class
    where TOld : class
{
    /// <summary>The value that is written.</summary>
    protected abstract TNew Make();

    /// <inheritdoc/>
    protected override bool IsOfConversion => true;

    /// <summary>True when nothing of the value is gone.</summary>
    protected abstract bool IsWhole(TNew read);

    /// <inheritdoc/>
    protected override Judgement Try(ISubject subject)
    {
        var written = subject.Write(Make());
        if (Attempt.Of("the old program's reading", () => subject.Rewrite<TOld>(Versions.Rename(written), typeof(TNew))) is not { Value: { } rewritten })
        {
            return Judgement.Fail("the old program cannot read it");
        }

        var read = Attempt.Read<TNew>(subject, Versions.Rename(rewritten), typeof(TOld));
        return read.Value is { } value
            ? Attempt.Judge(() => IsWhole(value) ? Judgement.Pass() : Judgement.Fail("it is gone"))
            : Judgement.Fail(read.Problem!);
    }
}

/// <summary>Uses of a variant that several capabilities make.</summary>
public static class SubjectExtensions
{
    /// <summary>Reads what <paramref name="writer"/>, another version of the class, wrote, and writes what was read, as a program does that passes values on.</summary>
    public static byte[] Rewrite<T>(this ISubject subject, byte[] payload, Type writer) where T : class => subject.Write(subject.Read<T>(payload, writer));
}
