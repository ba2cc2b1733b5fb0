import type { Decorator } from '@storybook/react-vite';

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
