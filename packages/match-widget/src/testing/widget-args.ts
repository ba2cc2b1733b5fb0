import { storyNow } from '@tele/core/testing';
import { fn } from 'storybook/test';

/** What a host gives the widget in its stories, with listeners of their own. */
export const widgetArgs = () => ({
  apiBase: 'https://api.example.test',
  token: 'story',
  zone: 'Australia/Sydney',
  stripe: { publishableKey: 'pk_test_story' },
  now: () => new Date(storyNow),
  onReady: fn(),
  onStepChange: fn(),
  onPicksChange: fn(),
  onSelectionCreated: fn(),
  onSubmitted: fn(),
  onBooked: fn(),
  onOpenRequestCreated: fn(),
  onOfferAccepted: fn(),
  onError: fn(),
});
