import { lateCode } from '@tele/ui';

export const lateAskSheet = lateCode(() =>
  import('./AskMeetingSheet.tsx').then(({ AskMeetingSheet }) => AskMeetingSheet),
);
