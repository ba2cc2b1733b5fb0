import { onlineManager } from '@tanstack/react-query';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { TeleProvider } from './provider/TeleProvider.tsx';

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

/** `beforeEach` that puts one story offline. */
export function goOffline(): () => void {
  onlineManager.setOnline(false);
  return () => onlineManager.setOnline(true);
}

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

/** Host page with little room for a widget: `inHost({ inlineSize: 280 })`. */
export const inHost =
  (style: CSSProperties & Record<`--${string}`, string>): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );
