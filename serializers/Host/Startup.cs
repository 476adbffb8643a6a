using System.Diagnostics;
using Goldilocks.Startup;

// The entry point of every adapter whose start is timed. The moment comes first; workloads and adapter are named in methods of their own,
// so that a process that does not use the serializer does not load it.
var main = Stopwatch.GetTimestamp();
return StartupHost.Run(main, args, static () => StartupWorkloads.Instances, static () => Adapter.Variants);
