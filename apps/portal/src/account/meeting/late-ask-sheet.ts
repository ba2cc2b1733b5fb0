import { lateCode } from '@tele/ui';

/** Loaded when a specialist chooses to answer. */
export const lateAskSheet = lateCode(() =>
  import('./AskMeetingSheet.tsx').then(({ AskMeetingSheet }) => AskMeetingSheet),
);
