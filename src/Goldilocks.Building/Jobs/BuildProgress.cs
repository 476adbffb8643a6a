namespace Goldilocks.Building.Jobs;

/// <summary>What a build tells whoever watches it.</summary>
/// <param name="Request">Which serializer.</param>
public abstract record BuildProgress(BuildRequest Request);

/// <summary>Another Goldilocks process builds this serializer, or measures with it; the build waits for it to end.</summary>
public sealed record BuildWaiting(BuildRequest Request) : BuildProgress(Request);

/// <summary>Restoring begins. Not told for what is up to date.</summary>
public sealed record BuildStarted(BuildRequest Request) : BuildProgress(Request);

/// <summary>The result is known.</summary>
/// <param name="Request">Which serializer.</param>
/// <param name="Result">Its result.</param>
/// <param name="IsRemembered">True when nothing had changed and nothing was started.</param>
public sealed record BuildFinished(BuildRequest Request, BuildResult Result, bool IsRemembered) : BuildProgress(Request);
