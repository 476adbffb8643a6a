using Capnp;

/// <summary>The conversion between an application's object and a message, through the writer and the reader that are generated for its type.</summary>
internal interface ISchema<T, in TWriter> where TWriter : SerializerState
{
    static abstract void Write(TWriter writer, T value);

    static abstract T Read(DeserializerState state);

    /// <summary>One string of the last element, from the application's object and from a message.</summary>
    static abstract string Member(T value);

    static abstract string ReadMember(DeserializerState state);
}
