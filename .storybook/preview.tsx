import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { setupWorker } from 'msw/browser';
import { StrictMode } from 'react';
import { TeleRoot, type Scheme } from '../packages/ui/src/index.ts';
import './fonts.css';
import '../packages/ui/src/styles.css';
import '../packages/kit/src/styles.css';
import '../packages/appointments/src/styles.css';
import '../packages/match-widget/src/styles.css';
import '../packages/provider-inbox/src/styles.css';
import '../packages/availability-calendar/src/styles.css';
import '../apps/portal/src/styles.css';

const FONT = "'Hanken Grotesk Variable', system-ui, sans-serif";

/** `parameters.stage: 'bare'` leaves the padding out, for whole pages. */
const stage: Decorator = (Story, { globals, parameters, viewMode }) => (
  <StrictMode>
    <TeleRoot
      className="tele-story-stage"
      scheme={globals.scheme as Scheme}
      appearance={{ font: FONT }}
      data-view={viewMode}
      data-padded={parameters.stage === 'bare' ? undefined : true}
    >
      <Story />
    </TeleRoot>
  </StrictMode>
);

const preview: Preview = {
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
      return worker;
    }),
  ],
  decorators: [stage],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Start', 'Screens', 'Patterns', 'Components'] } },
  },
  initialGlobals: { scheme: 'light' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        title: 'Scheme',
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'auto', title: 'Reader’s own' },
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
