import { expect, it } from 'vitest';
import { createServiceClock } from './service-clock.ts';

const service = Date.parse('2026-11-22T23:12:00.000Z');
const day = 24 * 60 * 60_000;

/** A device's clock that is `apart` milliseconds off, and a service that says `date`. */
const onDevice = (apart: number, date: string | null = new Date(service).toUTCString()) =>
  createServiceClock(
    () => service + apart,
    async () => new Response(null, { headers: date === null ? {} : { date } }),
  );
const asked = async (clock: ReturnType<typeof onDevice>) => {
  await clock.fetch('https://api.example.test/health');
  return clock.now().getTime() - service;
};

it('is the device’s until the service has answered', () => {
  expect(onDevice(day).now().getTime()).toBe(service + day);
});

it('is the service’s where the device is a day ahead or behind', async () => {
  expect([await asked(onDevice(day)), await asked(onDevice(-day))]).toEqual([0, 0]);
});

it('stays the device’s where the two differ by no more than an answer takes', async () => {
  expect([await asked(onDevice(5_000)), await asked(onDevice(-5_000))]).toEqual([5_000, -5_000]);
});

it('stays the device’s where nothing is said that can be read', async () => {
  expect([await asked(onDevice(day, null)), await asked(onDevice(day, 'soon'))]).toEqual([day, day]);
});
