namespace Goldilocks.Workloads;

/// <summary>New objects of equal values, class by class.</summary>
internal static class FleetCopy
{
    public static FleetRecord Copy(FleetRecord value) => new()
    {
        RecordId = value.RecordId,
        Service = Fresh.Copy(value.Service),
        Shard = value.Shard,
        State = value.State,
        Header = value.Header is null ? null : Copy(value.Header),
        CreatedMicros = value.CreatedMicros,
        UpdatedMicros = value.UpdatedMicros,
        Owner = Fresh.Copy(value.Owner),
        Attempt = value.Attempt,
        Load = value.Load,
        IsRetry = value.IsRetry,
        Token = Fresh.Copy(value.Token),
        Cause = value.Cause,
        Fingerprint = value.Fingerprint,
        Parts = value.Parts is null ? null : Fresh.Copy(value.Parts, Copy),
        Cost = value.Cost,
        Priority = value.Priority,
        Cell = Fresh.Copy(value.Cell),
        Quota = value.Quota,
        Limits = value.Limits is null ? null : Copy(value.Limits),
        Revision = value.Revision,
        PreviousState = value.PreviousState,
        IsTest = value.IsTest,
        Experiments = value.Experiments is null ? null : [.. value.Experiments],
        Region = Fresh.Copy(value.Region),
        DeadlineMicros = value.DeadlineMicros,
        Trace = value.Trace is null ? null : Copy(value.Trace),
        Checksum = value.Checksum,
        Zone = value.Zone,
        Comment = Fresh.Copy(value.Comment),
        Labels = value.Labels is null ? null : Fresh.Copy(value.Labels, item => Fresh.Copy(item)),
        Weight = value.Weight,
        Parent = value.Parent,
        PreviousCause = value.PreviousCause,
        Flags = value.Flags,
        Attachment = value.Attachment is null ? null : Copy(value.Attachment),
    };

    private static FleetHeader Copy(FleetHeader value) => new()
    {
        Name = Fresh.Copy(value.Name),
        Sequence = value.Sequence,
        Origin = value.Origin is null ? null : Copy(value.Origin),
        Version = value.Version,
        State = value.State,
        Etag = Fresh.Copy(value.Etag),
        IsCompressed = value.IsCompressed,
        Hash = value.Hash,
    };

    private static FleetOrigin Copy(FleetOrigin value) => new()
    {
        Host = Fresh.Copy(value.Host),
        Port = value.Port,
        Route = value.Route is null ? null : Copy(value.Route),
    };

    private static FleetRoute Copy(FleetRoute value) => new()
    {
        Hops = value.Hops is null ? null : Fresh.Copy(value.Hops, Copy),
        TotalMicros = value.TotalMicros,
    };

    private static FleetHop Copy(FleetHop value) => new()
    {
        Node = value.Node,
        Micros = value.Micros,
        Cause = value.Cause,
    };

    private static FleetPart Copy(FleetPart value) => new()
    {
        Index = value.Index,
        Key = Fresh.Copy(value.Key),
        Value = value.Value is null ? null : Copy(value.Value),
    };

    private static FleetValue Copy(FleetValue value) => new()
    {
        Number = value.Number,
        Text = Fresh.Copy(value.Text),
        Real = value.Real,
        Truth = value.Truth,
        Bytes = Fresh.Copy(value.Bytes),
        Counters = value.Counters is null ? null : Fresh.Copy(value.Counters, Copy),
        State = value.State,
    };

    private static FleetCounter Copy(FleetCounter value) => new()
    {
        Bucket = value.Bucket,
        Count = value.Count,
    };

    private static FleetLimits Copy(FleetLimits value) => new()
    {
        Bytes = value.Bytes,
        Entries = value.Entries,
        Ratio = value.Ratio,
        Window = value.Window is null ? null : Copy(value.Window),
    };

    private static FleetWindow Copy(FleetWindow value) => new()
    {
        StartMicros = value.StartMicros,
        EndMicros = value.EndMicros,
    };

    private static FleetTrace Copy(FleetTrace value) => new()
    {
        TraceId = value.TraceId,
        IsSampled = value.IsSampled,
        Spans = value.Spans is null ? null : Fresh.Copy(value.Spans, Copy),
    };

    private static FleetSpan Copy(FleetSpan value) => new()
    {
        Id = value.Id,
        Operation = Fresh.Copy(value.Operation),
        StartMicros = value.StartMicros,
        Duration = value.Duration,
    };

    private static FleetBlob Copy(FleetBlob value) => new()
    {
        MediaType = Fresh.Copy(value.MediaType),
        Content = Fresh.Copy(value.Content),
    };
}
