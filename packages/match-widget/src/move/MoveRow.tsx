import { dayKey, type Booking } from '@tele/core';
import { errorText, useFormat, useNow } from '@tele/kit';
import { Button, CalendarClockIcon, Icon, Notice, useMessages, useToast } from '@tele/ui';
import { forwardRef } from 'react';
import { useMoveActions } from './move.data.ts';
import { moveMessages } from './move.messages.ts';
import './MoveRow.css';

export interface MoveRowProps {
  /** That was asked to be moved. */
  booking: Booking;
  zone: string;
  /** Its button was pressed, which goes once it is taken back. */
  onTakeBack: () => void;
}

/** What has become of asking to move a booking, in its card: waiting with the way back, kept, not answered, or moved. */
export const MoveRow = forwardRef<HTMLDivElement, MoveRowProps>(function MoveRow({ booking, zone, onTakeBack }, ref) {
  const t = useMessages(moveMessages);
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const { withdraw, takeBack } = useMoveActions();
  const { move, specialistName: name } = booking;
  if (!move || move.status === 'WITHDRAWN' || move.status === 'CANCELLED') return null;
  const when = (iso: string): string => format.dayTime(iso, zone, now);
  const day = format.dayLabel(dayKey(move.fromISO, zone)).weekdayLong;
  const words = {
    ASKED: {
      title: t.asked({ when: when(move.toISO) }),
      text: t.askedText({ name, until: format.dayTimeWithZone(move.answerBy, zone, now) }),
    },
    DECLINED: { title: t.kept({ name, day }), text: t.keptText({ when: when(move.toISO) }) },
    ENDED: { title: t.unanswered({ name }), text: t.unansweredText({ day }) },
    ACCEPTED: { title: t.moved, text: t.movedText({ when: when(move.fromISO) }) },
  }[move.status];
  return (
    <div ref={ref} tabIndex={-1} className="tele-move-row">
      <Icon icon={CalendarClockIcon} className="tele-move-row__icon" />
      <div className="tele-move-row__words" role="status">
        <b>{words.title}</b>
        <p>{words.text}</p>
      </div>
      {move.status === 'ASKED' && (
        <Button
          loading={withdraw.isPending}
          loadingLabel={withdraw.isPaused ? t.waiting : t.takingBack}
          onClick={() => {
            onTakeBack();
            void takeBack(move.moveId).then(
              () => toast.show(t.takenBack, { tone: 'positive' }),
              // Said below.
              () => undefined,
            );
          }}
        >
          {t.takeBack}
        </Button>
      )}
      {withdraw.error && (
        <Notice tone="critical" role="alert" compact className="tele-move-row__problem">
          {errorText(withdraw.error, t.takeBackFailed)}
        </Notice>
      )}
    </div>
  );
});
