/** What a listener of the page is told: the event's `detail`, as elements dispatch it. */
export interface EventDetail {
  /** Of this shape. */
  readonly v: 1;
  readonly type: string;
  readonly widget: string;
  readonly instanceId: string;
  readonly data: Readonly<Record<string, unknown>>;
}
export type Callback = (detail: EventDetail) => void;

/** Those who listen to what the widgets of a page tell: to one kind of event, or to all, which is '*'. */
export function listeners(page: Document, kinds: readonly string[]) {
  const callbacks = new Map<string, Set<Callback>>();
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<EventDetail>;
    for (const kind of [detail.type, '*']) {
      for (const callback of callbacks.get(kind) ?? []) {
        // As the browser does it for its own: one that throws keeps it from nobody else.
        try {
          callback(detail);
        } catch (error) {
          globalThis.reportError(error);
        }
      }
    }
  };
  return {
    /** Returns what ends it. */
    listen: (): (() => void) => {
      for (const kind of kinds) page.addEventListener(`tele:${kind}`, hear);
      return () => {
        for (const kind of kinds) page.removeEventListener(`tele:${kind}`, hear);
      };
    },
    on: (kind: string, callback: Callback): void => {
      callbacks.set(kind, (callbacks.get(kind) ?? new Set()).add(callback));
    },
    off: (kind: string, callback: Callback): void => {
      callbacks.get(kind)?.delete(callback);
    },
  };
}
