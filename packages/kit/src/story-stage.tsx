import { onlineManager } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { TeleProvider } from './provider/TeleProvider.tsx';

/**
 * Puts a story into a provider with the clock and zone of the toolbars. `parameters.now`, an ISO instant, is a clock of its own;
 * `parameters.stripe` changes its payments.
 */
export const teleStage: Decorator = (Story, { loaded, parameters }) => (
  <TeleProvider
    apiBase="https://api.example.test"
    token="story"
    stripe={parameters.stripe === undefined ? { publishableKey: 'pk_test_story' } : parameters.stripe}
    zone={loaded.zone}
    now={() => (typeof parameters.now === 'string' ? new Date(parameters.now) : loaded.now)}
  >
    <Story />
  </TeleProvider>
);

/** A `beforeEach` that takes the connection away for one story. */
export function goOffline(): () => void {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
}

/** The browser's window, for what is sized by it: sheets, dialogs, media queries. */
const windows = {
  phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
  desk: { name: 'Desk', styles: { width: '1280px', height: '800px' } },
};

const inWindow = (name: keyof typeof windows) => ({
  parameters: { viewport: { options: windows } },
  globals: { viewport: { value: name } },
});

export const onPhone = inWindow('phone');
export const onDesk = inWindow('desk');

/** A page that gives a widget little room: `inHost({ inlineSize: 280 })`. */
export const inHost =
  (style: CSSProperties & Record<`--${string}`, string>): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
