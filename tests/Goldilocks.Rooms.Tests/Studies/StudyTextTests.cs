using Goldilocks.Reporting;
using Goldilocks.Rooms.Tests.Reports;
using Spectre.Console;

namespace Goldilocks.Rooms.Tests.Studies;

/// <summary>Every output of the sample study, whole, under several cultures.</summary>
public class StudyTextTests
{
    private static readonly Study Study = SampleStudy.Sample with
    {
        Claims =
        [
            new("Beta is twice as fast", new RatioCheck("Alpha", "Beta", SampleStudy.Shelf, AtLeast: 1.9), "at least 1.9 times"),
            new("Beta is always first", new NoCheck("a run is no proof")),
        ],
    };

    [Fact]
    public void The_markdown_is_the_same_everywhere() => Cultures.All(() => Assert.Equal(Markdown, Written()));

    [Fact]
    public void The_console_shows_the_same_figures() => Cultures.All(() =>
    {
        var text = OnConsole(160, unicode: true);

        Assert.All(
            ["12.5 µs", "3.13", "100 µs", "131 %", "129 %", "1,290 B", "published", "today", "an old machine", "Unavailable", "package Library.C", "twice as fast", "holds", "Mind the gap."],
            part => Assert.Contains(part, text, StringComparison.Ordinal));
    });

    [Fact]
    public void The_console_fits_into_80_columns() => Assert.All(OnConsole(80, unicode: true).Split('\n'), line => Assert.InRange(line.TrimEnd('\r').Length, 0, 80));

    [Fact]
    public void A_console_without_unicode_gets_ascii_only() =>
        Assert.All(OnConsole(80, unicode: false), character => Assert.True(char.IsAscii(character), $"U+{(int)character:X4}"));

    [Fact]
    public void The_files_are_written_whole_and_replaced()
    {
        var folder = Directory.CreateTempSubdirectory("goldilocks-study-").FullName;
        try
        {
            StudyReportFiles.Write(SampleStudy.Report(), folder);
            StudyReportFiles.Write(SampleStudy.Report(Study), folder);

            Assert.Equal(["study.json", "study.md"], Directory.GetFiles(folder).Select(Path.GetFileName).Order(StringComparer.Ordinal));
            Assert.Equal(Markdown, File.ReadAllText(Path.Combine(folder, "study.md")));
            Assert.Equal(StudyReportFiles.ToJson(SampleStudy.Report(Study)), File.ReadAllText(Path.Combine(folder, "study.json")));
        }
        finally
        {
            Directory.Delete(folder, recursive: true);
        }
    }

    private static string Written()
    {
        using var output = new StringWriter(System.Globalization.CultureInfo.CurrentCulture) { NewLine = "\r\n" };
        StudyMarkdown.Write(SampleStudy.Report(Study), output);
        return output.ToString();
    }

    private static string OnConsole(int width, bool unicode)
    {
        using var output = new StringWriter();
        var console = AnsiConsole.Create(new AnsiConsoleSettings
        {
            Ansi = AnsiSupport.No,
            ColorSystem = ColorSystemSupport.NoColors,
            Interactive = InteractionSupport.No,
            Out = new AnsiConsoleOutput(output),
        });
        console.Profile.Width = width;
        console.Profile.Capabilities.Unicode = unicode;
        StudyConsole.Write(console, SampleStudy.Report(Study));
        return output.ToString();
    }

    private const string Markdown = """
        # A \| study

        Figures in columns named "published" are the study's own, from its machine and its versions; Goldilocks did not measure them. Figures named "today" are from this run. Machines differ, so compare the relative columns rather than the absolute ones.

        |  | published | today |
        | --- | --- | --- |
        | source | a &lt;post> | goldilocks run --study sample --quick |
        | date | 2014-02-06 | 2026-11-21 |
        | machine | an old machine | Example CPU, 2 logical cores, Linux 6.1, X64 |
        | runtime | .NET 4 | .NET 10.0.0 |
        | measured | 100 iterations | as docs/method.md says: verified, warmed up, in turns over fresh processes |

        ## Times

        Relative: to Alpha in the same group.

        |  |  | published | relative | today | relative |
        | --- | --- | --: | --: | --: | --: |
        | write | Alpha | 4 µs | 1.00 | 100 µs | 1.00 |
        |  | Beta | 8 µs | 2.00 | 50.0 µs | 0.500 |
        |  | Gamma | 12.5 µs | 3.13 | Unavailable |  |
        |  | Delta | 2 µs | 0.500 | NoCounterpart |  |
        | read | Alpha | 6 ms | 1.00 | 0.002 ms | 1.00 |
        |  | Beta |  |  | 0.001 ms | 0.500 |
        |  | Gamma | 18 ms | 3.00 | Unavailable |  |
        |  | Delta | 3 ms | 0.500 | NoCounterpart |  |

        - Gamma: Unavailable, package Library.C [3.0.0]: not found
        - Delta: NoCounterpart, it is gone
        - Published: A \| study; machine an old machine; runtime .NET 4.

        ## Relative size

        Figures follow from the ratio to Alpha.

        |  | published | today | measured |
        | --- | --: | --: | --: |
        | Alpha | 100 % | 100 % | 1,000 B |
        | Beta | 131 % | 129 % | 1,290 B |
        | Gamma | 200 % | Unavailable |  |

        - Gamma: Unavailable, package Library.C [3.0.0]: not found
        - Published: A \| study; machine an old machine; runtime .NET 4.

        ## A large shelf

        |  | published | today |
        | --- | --: | --: |
        | Alpha | 1 µs | NotMeasured |

        - Alpha: NotMeasured, the run did not measure shelf of size 500: remove --quick
        - Published: A \| study; machine an old machine; runtime .NET 4.

        ## Memory

        |  | published | today |
        | --- | --: | --: |
        | Delta | 17.5 MB | NoCounterpart |

        - Delta: NoCounterpart, objects are not counted
        - Published: A \| study; machine an old machine; runtime .NET 4.

        ## Claims

        | published claim | verdict | today |
        | --- | --- | --- |
        | Beta is twice as fast (read as: at least 1.9 times) | holds | 1.00 µs to 500 ns: ratio 2.00 |
        | Beta is always first | not measured | a run is no proof |

        ## What stands for what

        | published | today | version |  |
        | --- | --- | --- | --- |
        | Alpha | Library.A | 1.0.0 | by another name |
        | Beta | Library.B (fast) | 2.0.0 |  |
        | Gamma | Library.C | 3.0.0 |  |
        | Delta | none |  | it is gone |
        | Floor | Floors (copy) | 10.0.0 |  |

        ## Notes

        - Mind the gap.

        ## To repeat

            goldilocks run --study sample

        Take --quick for a first look.

        """;
}
