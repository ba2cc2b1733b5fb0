import type { FrameName, FrameSlots } from '@tele/kit';

const names = { card: 'tele-card', humanCheck: 'tele-human-check' } as const;
/** Marks slots opened here, so a cloned element can drop those it copied. */
const mark = 'data-tele-frame';

let opened = 0;

/** Adds slotted content to `host`. Pages may use manual slot assignment, which ignores slot names. */
function put(host: Element, child: Element, name: string, inner: HTMLSlotElement | undefined): void {
  child.slot = name;
  child.setAttribute(mark, '');
  host.append(child);
  const root = inner?.getRootNode() as Partial<ShadowRoot> | undefined;
  if (root?.slotAssignment === 'manual') inner?.assign(child);
}

/** Light-DOM place shown in `host`'s `inner` slot, forwarded through all shadow trees around `host`. */
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

/** Slots for third-party scripts: their containers are in the page, between the tags, while needed. */
export const frameSlots = (host: Element): Required<Pick<FrameSlots, FrameName>> => ({
  card: () => open(host, `${names.card}-${++opened}`),
  humanCheck: () => open(host, `${names.humanCheck}-${++opened}`),
});

export const headAround = (host: Element): HTMLElement | undefined =>
  host.assignedSlot?.closest('dialog')?.querySelector<HTMLElement>('[data-tele-head]') ?? undefined;

export function closeFrames(host: Element): void {
  for (const child of host.querySelectorAll(`:scope > [${mark}]`)) child.remove();
}
