using Goldilocks.Results.Texts;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Goldilocks.Cli.Display;

/// <summary>
/// The last check before the terminal: every text that is written through Spectre.Console becomes <see cref="Visible"/>, and the terminal obeys only Spectre's own control codes. Reasons are
/// made visible earlier, while widths are still computed; this hook covers names and everything that was forgotten.
/// </summary>
internal sealed class VisibleHook : IRenderHook
{
    public IEnumerable<IRenderable> Process(RenderOptions options, IEnumerable<IRenderable> renderables) => renderables.Select(item => new Shown(item));

    private sealed class Shown(IRenderable inner) : IRenderable
    {
        public Measurement Measure(RenderOptions options, int maxWidth) => inner.Measure(options, maxWidth);

        public IEnumerable<Segment> Render(RenderOptions options, int maxWidth) => inner.Render(options, maxWidth)
            .Select(segment => segment.IsControlCode || segment.IsLineBreak || Visible.Of(segment.Text) is var text && text == segment.Text ? segment : new Segment(Visible.Of(segment.Text), segment.Style));
    }
}
