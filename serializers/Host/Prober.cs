// The entry point of every adapter that is probed; Adapter.Variants is the adapter's own.
return Goldilocks.Prober.ProberHost.Run(AllWorkloads.Instances, Adapter.Variants, typeof(Adapter).Assembly, args);
