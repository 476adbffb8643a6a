namespace Goldilocks.Building;

/// <summary>A message about the progress of a build.</summary>
/// <param name="Request">Which serializer.</param>
public abstract record BuildProgress(BuildRequest Request);

/// <summary>Another Goldilocks process builds this serializer, or measures with it; the build waits for it to end.</summary>
public sealed record BuildWaiting(BuildRequest Request) : BuildProgress(Request);

/// <summary>Restoring begins. Not reported for a serializer that is up to date.</summary>
public sealed record BuildStarted(BuildRequest Request) : BuildProgress(Request);

/// <summary>The result is known.</summary>
/// <param name="Request">Which serializer.</param>
/// <param name="Result">Its result.</param>
/// <param name="IsRemembered">True when nothing had changed, so that no build was started.</param>
public sealed record BuildFinished(BuildRequest Request, BuildResult Result, bool IsRemembered) : BuildProgress(Request);
