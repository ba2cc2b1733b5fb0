import type { NewRow } from '../db/schema.ts';
import { seededId } from './seeded-id.ts';

/** Every other one by video, every third by phone with a note, the rest unset. */
export function seededMeetings(people: readonly { email: string }[], now: Date): NewRow<'specialist_meetings'>[] {
  return people.flatMap(({ email }, at): NewRow<'specialist_meetings'>[] => {
    const specialist_id = seededId('spc', email);
    if (at % 2 === 0) {
      const room = seededId('room', email).slice(-6);
      const instructions = 'Please join from a quiet room, a few minutes early.';
      return [
        { specialist_id, way: 'video', video_url: `https://meet.example.com/${room}`, instructions, said_at: now },
      ];
    }
    const instructions = 'The call comes from a private number.';
    return at % 3 === 0 ? [{ specialist_id, way: 'phone', video_url: null, instructions, said_at: now }] : [];
  });
}
