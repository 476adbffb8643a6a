using Microsoft.OData;

/// <summary>ODataMessageWriter as it was before it could write UTF-8 itself: text through a StreamWriter.</summary>
internal static class Adapter
{
    public static IReadOnlyList<Variant> Variants { get; } =
    [
        new MessageVariant("ODataMessageWriter", validates: true, body => new CustomerMessage(body)),
        new MessageVariant("ODataMessageWriter-NoValidation", validates: false, body => new CustomerMessage(body)),
    ];
}

internal static partial class CustomerSet
{
    /// <summary>It cannot be closed asynchronously. Everything was flushed before, so nothing is lost.</summary>
    private static partial ValueTask CloseAsync(ODataMessageWriter message)
    {
        message.Dispose();
        return ValueTask.CompletedTask;
    }
}
