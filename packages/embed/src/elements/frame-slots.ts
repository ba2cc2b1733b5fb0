import type { FrameName, FrameSlots } from '@tele/kit';

const names = { card: 'tele-card', humanCheck: 'tele-human-check' } as const;
/** Marks what was opened here, so that a copy of the element is known to have somebody else's. */
const mark = 'data-tele-frame';

let opened = 0;

/** Puts what shows in a slot between the tags of `host`. A component of the page may assign by hand what its slots show: it reads no names then. */
function put(host: Element, child: Element, name: string, inner: HTMLSlotElement | undefined): void {
  child.slot = name;
  child.setAttribute(mark, '');
  host.append(child);
  const root = inner?.getRootNode() as Partial<ShadowRoot> | undefined;
  if (root?.slotAssignment === 'manual') inner?.assign(child);
}

/** A place in the document proper that shows in `host`, in `inner` of its shadow root, through every shadow tree that `host` itself stands in. */
function open(host: Element, name: string, inner?: HTMLSlotElement): HTMLElement {
  const page = host.ownerDocument;
  const root = host.getRootNode();
  const outer = 'host' in root ? (root.host as Element) : null;
  if (!outer) {
    const place = page.createElement('div');
    put(host, place, name, inner);
    return place;
  }
  const forward = page.createElement('slot');
  forward.name = name;
  put(host, forward, name, inner);
  const far = open(outer, name, forward);
  const remove = far.remove.bind(far);
  far.remove = () => {
    remove();
    forward.remove();
  };
  return far;
}

/** The slots of an element: what a page's scripts mount into stands in the page, between the tags, for as long as it is needed. */
export const frameSlots = (host: Element): Required<Pick<FrameSlots, FrameName>> => ({
  card: () => open(host, `${names.card}-${++opened}`),
  humanCheck: () => open(host, `${names.humanCheck}-${++opened}`),
});

/** The head of the script's dialog, where the element stands in one. */
export const headAround = (host: Element): HTMLElement | undefined =>
  host.assignedSlot?.closest('dialog')?.querySelector<HTMLElement>('[data-tele-head]') ?? undefined;

/** Takes away what stands between the tags of a copy, or of an element that was written down and read again. */
export function closeFrames(host: Element): void {
  for (const child of host.querySelectorAll(`:scope > [${mark}]`)) child.remove();
}
