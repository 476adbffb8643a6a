using System.Reflection;

namespace Goldilocks.Prober;

/// <summary>A class of many integers: each is written as its place among the members by name, from 1 on, and must come back as that.</summary>
/// <typeparam name="TRoot">Its class. All its public members are of type <see cref="int"/>; they may be required, and set by init.</typeparam>
/// <param name="id">Such as <c>C20.hundreds</c>.</param>
/// <param name="question">What is asked, in words.</param>
public abstract class NumberedMembersCapability<TRoot>(string id, string question) : RoundTripCapability<TRoot>(id, question, "members") where TRoot : class
{
    private static readonly PropertyInfo[] Members = [.. typeof(TRoot).GetProperties().OrderBy(member => member.Name, StringComparer.Ordinal)];

    /// <inheritdoc/>
    protected sealed override TRoot Make()
    {
        var root = Activator.CreateInstance<TRoot>();
        foreach (var (index, member) in Members.Index())
        {
            member.SetValue(root, index + 1);
        }

        return root;
    }

    /// <inheritdoc/>
    protected sealed override Judgement Judge(TRoot read)
    {
        foreach (var (index, member) in Members.Index())
        {
            if ((int)member.GetValue(read)! != index + 1)
            {
                return Judgement.Fail($"member {index + 1} comes back as {member.GetValue(read)}, silently");
            }
        }

        return Judgement.Pass();
    }
}
