using Avro;

// The folder to write to, and then the schemas. A generator for each: it would refuse a name that it has met in another schema.
foreach (var schema in args.Skip(1))
{
    var generator = new CodeGen();
    generator.AddSchema(File.ReadAllText(schema));
    generator.GenerateCode();
    generator.WriteTypes(args[0], skipDirectories: true);
}
