// The entry point of every adapter that BenchmarkDotNet measures; Adapter.Variants is the adapter's own.
return Goldilocks.Benchmark.BenchmarkHost.Run(AllWorkloads.Instances, Adapter.Variants, args);
