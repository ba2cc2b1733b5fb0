import type { Loader } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { goOffline } from '../../packages/kit/src/story-stage.tsx';
import { noteUnanswered } from '../strict/watch-network.ts';
import { answerAs } from './answer.ts';
import { clockOf } from './clocks.ts';
import { nothingBesides } from './nothing-besides.ts';
import { zoneOf } from './zones.ts';

const startWorker = mswLoader(async () => {
  const worker = setupWorker(...nothingBesides);
  await worker.start({
    quiet: true,
    // Relative to the page, wherever Storybook is served.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame: ({ frame }) => noteUnanswered(frame.data),
  });
  return worker;
});

let comeBack: (() => void) | undefined;

/** Sets `loaded.now` and `loaded.zone` and resets handlers before each render, so toolbars apply without a reload. */
export const load: Loader = async (context) => {
  await startWorker(context);
  const { globals } = context;
  const now = clockOf(globals.clock);
  const network = String(globals.network);
  const worker = context.msw;
  const handlers: RequestHandler[] = [];
  const first = answerAs({ network, role: String(globals.role), now }, () => handlers);
  comeBack?.();
  comeBack = network === 'offline' ? goOffline() : undefined;
  if (first) {
    worker.use(first);
    context.msw = new Proxy(worker, {
      get: (target, name) => {
        if (name !== 'use') return Reflect.get(target, name) as unknown;
        return (...added: RequestHandler[]) => {
          handlers.unshift(...added);
          // The last handler added is matched first.
          target.use(first, ...added);
        };
      },
    });
  }
  return { now, zone: zoneOf(globals.zone) };
};
