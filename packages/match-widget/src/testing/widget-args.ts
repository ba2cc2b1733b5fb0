import { storyNow } from '@tele/core/testing';
import { fn } from 'storybook/test';

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
