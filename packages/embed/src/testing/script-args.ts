import { storyNow } from '@tele/core/testing';
import { fn } from 'storybook/test';
import type { ScriptPageProps } from './ScriptPage.tsx';

export const scriptArgs = () =>
  ({
    settings: {
      apiBase: 'https://api.example.test',
      token: 'story',
      zone: 'Australia/Sydney',
      now: () => new Date(storyNow),
      stripe: { publishableKey: 'pk_test_story' },
    },
    onTold: fn(),
  }) satisfies ScriptPageProps;
