import { storyNow } from '@tele/core/testing';
import { fn } from 'storybook/test';
import type { PlacedProps } from './Placed.tsx';

export const matchArgs = () =>
  ({
    tag: 'tele-match-widget',
    attributes: { 'api-base': 'https://api.example.test', token: 'story', zone: 'Australia/Sydney' },
    properties: { now: () => new Date(storyNow), stripe: { publishableKey: 'pk_test_story' } },
    content: '<a href="https://portal.example/match/doctor">Find a doctor</a>',
    onTold: fn(),
  }) satisfies PlacedProps<'tele-match-widget'>;
