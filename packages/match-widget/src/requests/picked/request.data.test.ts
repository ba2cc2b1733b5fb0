import { aBookedSelection, aSelection } from '@tele/core/testing';
import type { TeleClient } from '@tele/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { requestQuery } from './request.data.ts';

const never: TeleClient = { call: () => new Promise(() => undefined) };

const everyMs = (data: ReturnType<typeof aSelection> | undefined): unknown => {
  const cache = new QueryClient();
  const options = requestQuery(never, 'sel_8Q2F7K', false);
  const query = cache.getQueryCache().build<ReturnType<typeof aSelection>>(cache, { queryKey: options.queryKey });
  if (data) query.setData(data);
  const { refetchInterval } = options;
  return typeof refetchInterval === 'function' ? refetchInterval(query as never) : refetchInterval;
};

it('polls every ten seconds while a request is open, and stops once it is booked', () => {
  expect(everyMs(aSelection())).toBe(10_000);
  expect(everyMs(aBookedSelection())).toBe(false);
  expect(everyMs(undefined)).toBe(false);
});
