import { storyNow } from '@tele/core/testing';
import { onlineManager } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import { TeleProvider } from '@tele/kit';

/** Puts a story into a provider whose clock stands still. `parameters.stripe` changes its payments. */
export const teleStage: Decorator = (Story, { parameters }) => (
  <TeleProvider
    apiBase="https://api.example.test"
    token="story"
    stripe={parameters.stripe === undefined ? { publishableKey: 'pk_test_story' } : parameters.stripe}
    now={() => new Date(storyNow)}
  >
    <Story />
  </TeleProvider>
);

/** A `beforeEach` that takes the connection away for one story. */
export const goOffline = () => {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
};
