using System.Runtime.CompilerServices;

// The readers of NuGet's and MSBuild's output are tested on outputs that no machine can be made to print on demand.
[assembly: InternalsVisibleTo("Goldilocks.Core.Tests")]
