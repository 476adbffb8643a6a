namespace Goldilocks.Rooms.Tests.Catalog;

/// <summary>A file of facts with everything in it, from which tests change one thing at a time.</summary>
internal static class Facts
{
    public const string Complete = """
        {
          "home": "https://example.org/bookbinder",
          "package": "Bookbinder",
          "licence": "MIT",
          "format": "own binary",
          "formatDetails": "no metadata",
          "naturalApi": "buffer",
          "lastRelease": { "version": "2.1.0", "date": "2026-05-04" },
          "lastCommit": "2026-06-05",
          "lastProductCommit": "2026-05-03",
          "archived": false,
          "statement": "",
          "needsAttributes": { "answer": "yes", "detail": "[Bound] on every type" },
          "needsCodeGeneration": { "answer": "no" },
          "embedsTypes": { "answer": "optional", "detail": "in a variant of its own" },
          "unsafeNotes": "no depth limit",
          "versioning": { "answer": "optional", "detail": "members may be added at the end" },
          "sources": {
            "lastCommit": { "source": "git log", "checked": "2026-06-06" },
            "*": { "source": "README", "checked": "2026-06-07" }
          },
          "expected": {
            "default": "Measured",
            "exceptions": [
              { "workload": "order", "outcome": "Unsupported", "why": "no types in the payload" },
              { "variant": "typed", "workload": "order", "outcome": "Measured" },
              { "variant": "plain", "workload": "telemetry", "operation": "deserialize", "outcome": "Failed" },
              { "variant": "typed", "workload": "tiny", "outcome": "WrongAnswer" }
            ],
            "violations": [
              { "check": "recovery", "variant": "plain", "why": "its cache outlives an exception" }
            ]
          }
        }
        """;
}
