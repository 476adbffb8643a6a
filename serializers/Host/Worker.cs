// The entry point of every adapter that is measured; Adapter.Variants is the adapter's own.
return Goldilocks.Worker.WorkerHost.Run(AllWorkloads.Instances, Adapter.Variants);
