import type { OwnMeeting } from '../contract.ts';
import { defaultMeeting, type Meeting } from '../meeting/ways.ts';
import type { Responder } from './mock.ts';

export function aMeeting(changes: Partial<Meeting> = {}): Meeting {
  return { ...defaultMeeting, ...changes };
}

export function aVideoMeeting(changes: Partial<Meeting> = {}): Meeting {
  const videoUrl = 'https://meet.example.com/room-4821';
  return { way: 'video', videoUrl, instructions: 'Please have your medicines list at hand.', ...changes };
}

export function keptMeeting(first: Partial<OwnMeeting> = {}): {
  mine: Responder<'myMeeting'>;
  save: Responder<'saveMeeting'>;
} {
  let kept: OwnMeeting = { ...aMeeting(), specialistId: 'spc_brodie', isSaid: true, ...first };
  return {
    mine: () => kept,
    save: ({ body: { way, videoUrl = null, instructions = null } }) => {
      kept = {
        ...kept,
        way,
        videoUrl: way === 'video' ? videoUrl : null,
        instructions: instructions || null,
        isSaid: true,
      };
      return kept;
    },
  };
}
