import type { ErrorEvent } from '@tele/kit';
import type { Blueprint } from './blueprint.ts';
import type { Drawn } from './draw.tsx';
import { eventVersion, tell } from './tell.ts';
import { closeFrames, frameSlots, headAround } from './frame-slots.ts';
import type { PropStore } from './given.ts';
import { createLeaving } from './leaving.ts';
import { furnish, type Inside } from './inside.ts';
import { keepLink, type LinkKeeper } from './link.ts';
import { isOldBrowser } from './old-browser.ts';
import type { Part } from './part.ts';
import { createReady } from './ready.ts';
import { adopt, followRules } from './sheets.ts';
import { eventsIn, kebab } from './table.ts';
import { watchAnswers } from './watch-answers.ts';

let elementCount = 0;

export interface Life {
  readonly ready: Promise<void>;
  connect: () => void;
  disconnect: () => void;
  update: () => void;
  logout: () => Promise<void>;
}

export function createLife<Props extends object>(
  host: HTMLElement,
  blueprint: Blueprint<Props>,
  given: PropStore,
): Life {
  const number = ++elementCount;
  const slots = frameSlots(host);
  const ready = createReady();
  const leaving = createLeaving(given);
  let built: (Inside & { link: LinkKeeper }) | null = null;
  let drawn: Drawn<Props> | null = null;
  let endRules: (() => void) | null = null;

  const say = (type: string, data: object): void =>
    tell(host, { v: eventVersion, type, widget: blueprint.widget, instanceId: host.id || String(number), data });

  /** Internal handlers that run before the page's listeners. */
  const before: Readonly<Record<string, (data: object) => void>> = {
    onReady: () => {
      built?.link.ready();
      ready.resolve();
    },
    onError: (data) => built?.link.failed(data as ErrorEvent),
  };
  const listeners = Object.fromEntries(
    eventsIn(blueprint.table).map((name) => [
      name,
      (data: object = {}) => {
        before[name]?.(data);
        say(kebab(name), data);
      },
    ]),
  );

  function furnished(): Inside & { link: LinkKeeper } {
    if (built) return built;
    const inside = furnish(host, host.nonce);
    built = { ...inside, link: keepLink(inside.showLink) };
    return built;
  }

  function update(): void {
    const props = given.props();
    const fetch = watchAnswers(props['fetch'] as typeof globalThis.fetch | undefined, host.ownerDocument, () =>
      built?.link.answered(),
    );
    // The blueprint's table matches these props.
    const nonce = host.nonce || undefined;
    const { handle } = leaving;
    const ours = { ...listeners, nonce, fetch, slots: { ...slots, head: headAround(host) }, handle };
    drawn?.update({ ...props, ...ours } as unknown as Props);
  }

  function show(loaded: Part<Props>): void {
    const { shadow, mount } = furnished();
    // Each time: after a move to another document, that one lacks the styles.
    adopt(host.ownerDocument, loaded.documentSheet, host.nonce);
    adopt(shadow, loaded.sheet, host.nonce);
    endRules = followRules(shadow, host.nonce);
    drawn ??= loaded.draw({ mount, prefix: `tele-${number}-` });
    update();
  }

  function takeDown(): void {
    drawn?.end();
    drawn = null;
    endRules?.();
    closeFrames(host);
    built?.link.reset();
  }

  return {
    ready: ready.promise,
    connect() {
      const { link } = furnished();
      if (isOldBrowser(host.ownerDocument)) return;
      // A clone may contain copied slots.
      if (!drawn) closeFrames(host);
      blueprint.part.load().then(
        (loaded) => host.isConnected && show(loaded),
        () => {
          const error: ErrorEvent = { type: 'render_error', code: 'PART_NOT_LOADED' };
          link.failed(error);
          say('error', error);
        },
      );
    },
    disconnect() {
      // A move within the page disconnects and reconnects at once.
      queueMicrotask(() => {
        if (!host.isConnected) takeDown();
      });
    },
    update,
    logout() {
      given.setProperty('token', null);
      const left = leaving.logout();
      update();
      return left;
    },
  };
}
