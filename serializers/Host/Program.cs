// The one entry point that is linked into every adapter; Adapter.Variants is the adapter's own.
return Goldilocks.Worker.WorkerHost.Run(AllWorkloads.Instances, Adapter.Variants);
