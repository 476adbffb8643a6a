// The entry point of every adapter that is load tested; Adapter.Variants is the adapter's own.
return Goldilocks.Server.ServerHost.Run(AllWorkloads.Instances, Adapter.Variants, args);
