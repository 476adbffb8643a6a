using SharpYaml;
using SharpYaml.Serialization;

/// <summary>Its [YamlSerializable] and [YamlDerivedTypeMapping] attributes, one for each type that a value can be, are written by the build (see the project file).</summary>
[YamlSourceGenerationOptions(DiscriminatorStyle = YamlTypeDiscriminatorStyle.Property)]
internal sealed partial class GeneratedMetadata : YamlSerializerContext;
