import { defaultHandlers } from '@tele/core/testing';
import { TeleProvider } from '@tele/kit';
import { onlineManager } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';

/** Puts a story into a provider with the clock and zone of the toolbars, which do not follow the machine. */
export const teleStage: Decorator = (Story, { loaded }) => (
  <TeleProvider
    apiBase="https://api.example.test"
    token="story"
    zone={loaded.zone}
    stripe={{ publishableKey: 'pk_test_story' }}
    now={() => loaded.now}
  >
    <Story />
  </TeleProvider>
);

/** As wide as a small phone. */
export const phone: Decorator = (Story) => (
  <div style={{ inlineSize: 320 }}>
    <Story />
  </div>
);

/** As wide as most phones. */
export const mobile: Decorator = (Story) => (
  <div style={{ inlineSize: 358 }}>
    <Story />
  </div>
);

/** As wide as a desk. */
export const desk: Decorator = (Story) => (
  <div style={{ inlineSize: 1080 }}>
    <Story />
  </div>
);

interface MswContext {
  msw: { use: (...handlers: HttpHandler[]) => void };
}

/** A `beforeEach` that answers every call, the given ones first. */
export const answer =
  (...handlers: HttpHandler[]) =>
  (context: object): void =>
    // The add-on that puts it there declares it for another context type than stories are given.
    (context as MswContext).msw.use(...handlers, ...defaultHandlers());

/** Never answers. */
export const never = (): Promise<never> => new Promise<never>(() => undefined);

/** A `beforeEach` that takes the connection away for one story. */
export const goOffline = () => {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
};
