import { lateCode } from '@tele/ui';

/** The sheet that asks how a specialist meets, fetched when they want to say it. */
export const lateAskSheet = lateCode(() =>
  import('./AskMeetingSheet.tsx').then(({ AskMeetingSheet }) => AskMeetingSheet),
);
