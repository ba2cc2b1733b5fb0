/** Of the window in a frame, in CSS pixels. */
export const mostHeight = 460;

const leastHeight = 56;

/** What is played takes the focus, which must not move the page around the frame. */
export function keepStill(view: Window & typeof globalThis): void {
  view.HTMLElement.prototype.focus = function stay(options) {
    HTMLElement.prototype.focus.call(this, { ...options, preventScroll: true });
  };
  view.Element.prototype.scrollIntoView = () => undefined;
}

/** From its rest on a story does not hear that the focus goes to another: what is open stays open. */
export function holdFocus({ defaultView }: Document): void {
  for (const type of ['blur', 'focusout'])
    defaultView?.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true });
}

/** How high what a story has drawn is, with what floats beside it; the whole window when something covers it. */
export function heightIn({ body }: Document): number {
  const drawn = body.querySelectorAll('.tele-story-stage > .tele-root__content, .tele-root__overlays *');
  const bottoms = [...drawn].map((element) => {
    const { width, bottom } = element.getBoundingClientRect();
    return width > 1 ? bottom : 0;
  });
  const floats = body.querySelector('.tele-root__overlays > *') ? 16 : 0;
  return Math.min(mostHeight, Math.max(leastHeight, Math.ceil(Math.max(0, ...bottoms)) + floats));
}

/** What Storybook keeps of the story that a page draws. */
interface StorybookPage {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

const ends: readonly (string | undefined)[] = ['finished', 'completed', 'errored', 'aborted'];

/** Whether the story of a page has been drawn and played. */
export const hasRested = ({ defaultView }: Document): boolean =>
  ends.includes((defaultView as StorybookPage | null)?.__STORYBOOK_PREVIEW__?.currentRender?.phase);
