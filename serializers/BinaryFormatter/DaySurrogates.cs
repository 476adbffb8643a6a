using System.Runtime.Serialization;

/// <summary>The documented way to types of the framework that are not [Serializable]: dates and times without the other.</summary>
internal sealed class DaySurrogates : ISerializationSurrogate
{
    private const string Name = "n";

    public static SurrogateSelector Selector { get; } = CreateSelector();

    public void GetObjectData(object obj, SerializationInfo info, StreamingContext context) => info.AddValue(Name, obj is DateOnly day ? day.DayNumber : ((TimeOnly)obj).Ticks);

    public object SetObjectData(object obj, SerializationInfo info, StreamingContext context, ISurrogateSelector? selector) =>
        obj is DateOnly ? DateOnly.FromDayNumber(info.GetInt32(Name)) : new TimeOnly(info.GetInt64(Name));

    private static SurrogateSelector CreateSelector()
    {
        var selector = new SurrogateSelector();
        selector.AddSurrogate(typeof(DateOnly), new StreamingContext(StreamingContextStates.All), new DaySurrogates());
        selector.AddSurrogate(typeof(TimeOnly), new StreamingContext(StreamingContextStates.All), new DaySurrogates());
        return selector;
    }
}
