namespace Goldilocks.Models.Rewriting;

/// <summary>The workload: its value comes from the sample's file.</summary>
internal static class WorkloadCode
{
    /// <summary>The class in the generated <c>.props</c> file.</summary>
    public const string ClassName = "OwnWorkload";

    /// <summary>Its source, and the list that a starting process uses.</summary>
    /// <param name="generated">The model.</param>
    /// <param name="shape">The constructs of the model, as C# elements of a list.</param>
    public static string Of(GeneratedModel generated, IEnumerable<string> shape) => ModelGenerator.File($$"""
        /// <summary>{{generated.Model.Root.Symbol.Name}}, from the sample.</summary>
        internal sealed class {{ClassName}} : Workload<{{generated.ValueType}}>
        {
            private const string Model = "{{generated.Hash}}";
            private static readonly (int Count, bool MayRepeat) s_sample = Look();

            public override string Name => "{{generated.Model.Root.Symbol.Name}}";

            public override string Description => "your own type {{generated.Model.Root.Name}}";

            public override string SizeUnit => "{{generated.SizeUnit}}";

            public override global::System.Collections.Generic.IReadOnlyList<int> Sizes { get; } = [{{(generated.IsEach ? "1" : "s_sample.Count")}}];

            public override int DefaultSize => {{(generated.IsEach ? "1" : "s_sample.Count")}};
        {{(generated.IsEach ? Parameters : "")}}
            public override int MaximumSize => s_sample.MayRepeat ? int.MaxValue : s_sample.Count;

            public override ModelShape Shape { get; } = new(
            [
        {{string.Concat(shape.Select(use => $"        {use},\n"))}}    ]);

            public override {{generated.ValueType}} Create(WorkloadSize size, global::Goldilocks.Values.SeededRandom random)
            {
                using var from = global::Goldilocks.Values.SampleReader.Open(Model);
                from.Size = size.Count;
                {{(generated.IsEach ? Each(generated) : generated.IsMany ? Many(generated) : "return OwnValues.ReadRoot(from);")}}
            }

            public override {{generated.ValueType}} AllocateCopy({{generated.ValueType}} value)
            {
                {{(generated.IsMany ? Copies(generated) : "return OwnValues.CopyRoot(value);")}}
            }

            private static (int Count, bool MayRepeat) Look()
            {
                OwnValues.Prepare();
                using var from = global::Goldilocks.Values.SampleReader.Open(Model);
                return (from.Count, from.MayRepeat);
            }
        }

        /// <summary>The same workload for processes whose start is timed.</summary>
        internal static class StartupWorkloads
        {
            public static global::System.Collections.Generic.IReadOnlyList<Workload> Instances => AllWorkloads.Instances;
        }

        """);

    private const string Parameters = """

            public override global::System.Collections.Generic.IReadOnlyDictionary<string, int> Parameters { get; } = new global::System.Collections.Generic.Dictionary<string, int> { ["value"] = 1 };

        """;

    private static string Each(GeneratedModel generated) => $$"""
        for (var before = 1; before < size.Parameters["value"]; before++)
                {
                    OwnValues.ReadRoot(from);
                }

                return {{(generated.IsMany ? $"new {generated.ValueType} {{ Items = [OwnValues.ReadRoot(from)] }}" : "OwnValues.ReadRoot(from)")}};
        """;

    private static string Many(GeneratedModel generated) => $$"""
        var items = new global::System.Collections.Generic.List<{{generated.Model.Root.CSharp}}>(size.Count);
                for (var index = 0; index < size.Count; index++)
                {
                    if (index % from.Count == 0)
                    {
                        from.Restart();
                    }

                    items.Add(OwnValues.ReadRoot(from));
                }

                return new {{generated.ValueType}} { Items = items };
        """;

    private static string Copies(GeneratedModel generated) => $$"""
        var items = new global::System.Collections.Generic.List<{{generated.Model.Root.CSharp}}>(value.Items.Count);
                foreach (var item in value.Items)
                {
                    items.Add(OwnValues.CopyRoot(item));
                }

                return new {{generated.ValueType}} { Items = items };
        """;
}
