using Goldilocks.Prober;

namespace Goldilocks.Probes.Models;

/// <summary>It comes last of the questions about use, because it binds the other variants in this process.</summary>
public sealed class WhatOtherVariantsWrite() : SiblingCapability("C43.variants", "what the other variants of the library write is read: as the same value, refused, or as another value");
