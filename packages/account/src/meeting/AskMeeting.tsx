import { Button, Notice, useLate, useMessages } from '@tele/ui';
import { useState } from 'react';
import { lateAskSheet } from './late-ask-sheet.ts';
import { meetingMessages } from './meeting.messages.ts';
import './AskMeeting.css';

export const AskMeeting = () => {
  const t = useMessages(meetingMessages);
  // A new object at each opening, to retry a failed load.
  const [openReason, setOpenReason] = useState<object | null>(null);
  const sheet = useLate(lateAskSheet, openReason);
  return (
    <>
      <Notice
        className="tele-ask-meeting-notice"
        tone="info"
        role="status"
        title={t.askTitle}
        actions={
          <Button
            loading={openReason !== null && sheet.tag === 'waiting'}
            onPointerEnter={() => lateAskSheet.preload()}
            onClick={() => setOpenReason({})}
          >
            {t.ask}
          </Button>
        }
      >
        {t.askLede}
      </Notice>
      {sheet.tag === 'ready' && <sheet.part open={openReason !== null} onClose={() => setOpenReason(null)} />}
    </>
  );
};
