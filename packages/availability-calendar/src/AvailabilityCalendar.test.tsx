import { screen } from '@testing-library/react';
import { aBlock, anAvailability } from '@tele/core/testing';
import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { afterEach, beforeEach, vi } from 'vitest';
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => void vi.unstubAllGlobals());

const availability = anAvailability({ items: [aBlock('2026-11-24', 9, 10)] });
const answerOf = (path: string): object => {
  if (path.includes('availability')) return availability;
  return path.endsWith('/time-off') ? { timeOff: [], busy: [] } : { items: [] };
};

standsOnAServersPage(
  <AvailabilityCalendar
    apiBase="https://api.example.test"
    token="token"
    fetch={async (request) => Response.json(answerOf(new URL(new Request(request).url).pathname))}
    now={() => new Date('2026-11-23T00:00:00.000Z')}
  />,
  () => screen.findByRole('grid'),
);
