import { expect, it } from 'vitest';
import { meetingBody, meetingEntries, meetingFields } from './meeting-form.ts';

const entries = meetingEntries({ way: 'phone', videoUrl: null, instructions: null });

it('the form requires a link for video only', () => {
  expect(meetingFields(entries).videoUrl.check('')).toMatchObject({ tag: 'ok' });
  expect(meetingFields({ ...entries, way: 'video' }).videoUrl.check('')).toMatchObject({
    tag: 'fault',
    fault: 'video-link-missing',
  });
});

it('the form sends no link for phone meetings, and no empty line', () => {
  expect(meetingBody({ way: 'phone', videoUrl: 'https://meet.example.com/room', instructions: '' })).toEqual({
    way: 'phone',
    videoUrl: null,
    instructions: null,
  });
});
