export interface EventDetail {
  readonly v: 1;
  readonly type: string;
  readonly widget: string;
  readonly instanceId: string;
  readonly data: Readonly<Record<string, unknown>>;
}
export type Callback = (detail: EventDetail) => void;

export function listeners(page: Document, kinds: readonly string[]) {
  const callbacks = new Map<string, Set<Callback>>();
  const hear = (event: Event): void => {
    const { detail } = event as CustomEvent<EventDetail>;
    for (const kind of [detail.type, '*']) {
      for (const callback of callbacks.get(kind) ?? []) {
        // As with browser events, one throwing listener does not stop the others.
        try {
          callback(detail);
        } catch (error) {
          globalThis.reportError(error);
        }
      }
    }
  };
  return {
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
