import type { Decorator } from '@storybook/react-vite';

export const phone: Decorator = (Story) => (
  <div style={{ inlineSize: 320 }}>
    <Story />
  </div>
);

export const mobile: Decorator = (Story) => (
  <div style={{ inlineSize: 358 }}>
    <Story />
  </div>
);

export const desk: Decorator = (Story) => (
  <div style={{ inlineSize: 1080 }}>
    <Story />
  </div>
);
