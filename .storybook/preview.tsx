import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { pageLeases } from '../packages/kit/src/keep/leases.ts';
import { forgetPartnerPages } from '../packages/kit/src/partner/partner-page-of.ts';
import { patienceMs } from '../tooling/patience.ts';
import { axeInDark } from './axe-in-dark.ts';
import { DocsFrame } from './docs/DocsFrame.tsx';
import { DocsPage } from './docs/DocsPage.tsx';
import { expectAnatomy } from './docs/expect-anatomy.ts';
import { beginStrictly, endStrictly } from './strict/strict.ts';
import { load } from './toolbar/load.ts';
import { chromaticModes } from './toolbar/looks.ts';
import { inTestRun } from './test-run.ts';
import { stage } from './toolbar/stage.tsx';
import { globalTypes, initialGlobals } from './toolbar/toolbars.ts';
import './fonts.css';
import './docs/docs.css';
import './pages/pages.css';

// Slow machines: a missing element is reported a little later.
configure({ asyncUtilTimeout: patienceMs });

const preview: Preview = {
  loaders: [beginStrictly, load],
  decorators: [stage],
  // Stories share a page: widget state and the session must not carry over.
  beforeEach: () => {
    pageLeases.clear();
    forgetPartnerPages();
  },
  afterEach: async (context) => {
    await endStrictly(context);
    await expectAnatomy(context);
    await axeInDark(context);
  },
  parameters: {
    layout: 'fullscreen',
    // Test runs report violations only: naming passes doubles axe's time.
    a11y: {
      test: 'error',
      ...(inTestRun && { options: { resultTypes: ['violations'], preload: { assets: ['media'] } } }),
    },
    chromatic: { modes: chromaticModes },
    backgrounds: { disabled: true },
    controls: { expanded: true },
    docs: { container: DocsFrame, page: DocsPage, toc: { headingSelector: 'h2' } },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Start here', 'Specification coverage'],
          'Widgets',
          ['Match widget', 'Provider inbox', 'Availability calendar', 'Doctor register'],
          'Elements',
          'Script',
          'For partners',
          ['Embedding', 'Compliance', 'Accessibility', 'Where bytes go', 'Status and changelog'],
          'Foundations',
          ['Colour', 'Brands', 'Type', 'Space', 'Time', 'Money', 'Status words', 'Texts'],
          'Components',
          'Patterns',
          'Screens',
          'Flows',
          ['Journeys', 'Booking', 'Circumstances'],
        ],
      },
    },
  },
  initialGlobals,
  globalTypes,
  tags: ['autodocs'],
};

export default preview;
