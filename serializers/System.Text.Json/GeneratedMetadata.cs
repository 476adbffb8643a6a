using System.Text.Json.Serialization;

/// <summary>Its [JsonSerializable] attributes, one for each type that a value can be, are written by the build (see the project file).</summary>
internal sealed partial class GeneratedMetadata : JsonSerializerContext;
