import { onlineManager } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { TeleProvider } from '@tele/kit';

/** Puts a story into a provider with the clock and zone of the toolbars. `parameters.stripe` changes its payments. */
export const teleStage: Decorator = (Story, { loaded, parameters }) => (
  <TeleProvider
    apiBase="https://api.example.test"
    token="story"
    stripe={parameters.stripe === undefined ? { publishableKey: 'pk_test_story' } : parameters.stripe}
    zone={loaded.zone}
    now={() => loaded.now}
  >
    <Story />
  </TeleProvider>
);

/** A `beforeEach` that takes the connection away for one story. */
export const goOffline = () => {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
};
