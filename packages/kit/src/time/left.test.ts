import { describe, expect, it } from 'vitest';
import { announcedAt, leftUntil } from './left.ts';

const end = '2026-11-22T23:40:00.000Z';
const at = (time: string) => leftUntil(end, new Date(`2026-11-22T${time}Z`));

describe('the time left', () => {
  it.each([
    ['23:08:52.000', '31:08'],
    ['22:37:52.000', '1:02:08'],
    ['23:39:55.000', '0:05'],
    ['23:39:59.999', '0:01'],
    ['23:40:00.000', '0:00'],
    ['23:59:00.000', '0:00'],
  ])('at %s reads %s', (time, clock) => {
    expect(at(time).clock).toBe(clock);
  });

  it('is announced at 10, 5 and 1 minutes, and not after the end', () => {
    const said = ['23:29:59', '23:30:00', '23:34:59', '23:35:00', '23:38:59', '23:39:00', '23:40:00'];
    expect(said.map((time) => announcedAt(at(`${time}.000`)))).toEqual([null, 10, 10, 5, 5, 1, null]);
  });
});
