import { expect, it } from 'vitest';
import { createServiceClock } from './service-clock.ts';

const service = Date.parse('2026-11-22T23:12:00.000Z');
const day = 24 * 60 * 60_000;

const onDevice = (apart: number, date: string | null = new Date(service).toUTCString()) =>
  createServiceClock(
    () => service + apart,
    async () => new Response(null, { headers: date === null ? {} : { date } }),
  );
const asked = async (clock: ReturnType<typeof onDevice>) => {
  await clock.fetch('https://api.example.test/health');
  return clock.now().getTime() - service;
};

it('the clock is the device’s until the service has answered', () => {
  expect(onDevice(day).now().getTime()).toBe(service + day);
});

it('the clock is the service’s when the device is a day ahead or behind', async () => {
  expect([await asked(onDevice(day)), await asked(onDevice(-day))]).toEqual([0, 0]);
});

it('the clock stays the device’s when the difference is within a response time', async () => {
  expect([await asked(onDevice(5_000)), await asked(onDevice(-5_000))]).toEqual([5_000, -5_000]);
});

it('the clock stays the device’s without a readable date', async () => {
  expect([await asked(onDevice(day, null)), await asked(onDevice(day, 'soon'))]).toEqual([day, day]);
});
