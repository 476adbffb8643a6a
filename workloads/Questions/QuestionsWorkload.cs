using System.Globalization;
using Goldilocks.Values;

namespace Goldilocks.Workloads;

/// <summary>The Stack Exchange models that .NET serializers have been measured with for ten years: wide, and nearly all members can be null.</summary>
public sealed class QuestionsWorkload : Workload<QuestionPage>
{
    /// <inheritdoc/>
    public override string Name => "questions";

    /// <inheritdoc/>
    public override string Description => "questions with answers, comments and authors; nearly all members nullable, enums, dates (the Stack Exchange models)";

    /// <inheritdoc/>
    public override string SizeUnit => "questions";

    /// <inheritdoc/>
    public override IReadOnlyList<int> Sizes { get; } = [1, 10, 100, 1_000];

    /// <inheritdoc/>
    public override int DefaultSize => 10;

    /// <inheritdoc/>
    public override ModelShape Shape { get; } = new(
    [
        new(Construct.NullableValue, "Questions[].QuestionId", "a nullable int"),
        new(Construct.DateTime, "Questions[].CreationDate", "a DateTime"),
        new(Construct.Enum, "Questions[].Owner.UserType", "an enum"),
    ]);

    /// <inheritdoc/>
    public override QuestionPage Create(WorkloadSize size, SeededRandom random)
    {
        var posts = new QuestionPosts(random);
        return new QuestionPage { Questions = [.. Enumerable.Range(0, size.Count).Select(posts.Question)] };
    }

    /// <inheritdoc/>
    public override QuestionPage AllocateCopy(QuestionPage value) => new() { Questions = Fresh.Copy(value.Questions, QuestionCopy.Copy) };
}
