using Goldilocks.Results.Texts;
using Spectre.Console;
using Spectre.Console.Rendering;

namespace Goldilocks.Cli.Display;

/// <summary>
/// The last door before the terminal: whatever is written through Spectre.Console, its texts are <see cref="Visible"/>, and only its own control codes are obeyed. Reasons have
/// become so before, where widths are still known; this is for names and for what was forgotten.
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
