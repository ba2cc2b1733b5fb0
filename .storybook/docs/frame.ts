export const mostHeight = 460;

const leastHeight = 56;

/** Plays move the focus, which must not scroll the surrounding page. */
export function keepStill(view: Window & typeof globalThis): void {
  view.HTMLElement.prototype.focus = function stay(options) {
    HTMLElement.prototype.focus.call(this, { ...options, preventScroll: true });
  };
  view.Element.prototype.scrollIntoView = () => undefined;
}

/** Hides later focus changes from a finished story, so open overlays stay open. */
export function holdFocus({ defaultView }: Document): void {
  for (const type of ['blur', 'focusout'])
    defaultView?.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** Height of a story with its floating parts; the whole window when an overlay covers it. */
export function heightIn({ body }: Document): number {
  const drawn = body.querySelectorAll('.tele-story-stage > .tele-root__content, .tele-root__overlays *');
  const bottoms = [...drawn].map((element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return width > 1 ? bottom : 0;
  });
  const floats = body.querySelector('.tele-root__overlays > *') ? 16 : 0;
  return Math.min(mostHeight, Math.max(leastHeight, Math.ceil(Math.max(0, ...bottoms)) + floats));
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

const ends: readonly (string | undefined)[] = ['finished', 'completed', 'errored', 'aborted'];

/** True once the page's story is drawn and played. */
export const hasRested = ({ defaultView }: Document): boolean =>
  ends.includes((defaultView as StorybookPage | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase);
