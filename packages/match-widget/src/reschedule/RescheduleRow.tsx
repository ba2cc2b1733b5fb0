import { dayKey } from '@tele/core';
import { errorText, useFormat, useNow } from '@tele/kit';
import { Button, CalendarClockIcon, Icon, Notice, useMessages, useToast } from '@tele/ui';
import { useRescheduleActions } from './reschedule.data.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import type { Rescheduling } from './use-rescheduling.ts';
import './RescheduleRow.css';

export const RescheduleRow = ({ rescheduling }: { rescheduling: Rescheduling }) => {
  const { booking, zone, rowRef, follow } = rescheduling;
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const { withdraw, takeBack } = useRescheduleActions();
  const { reschedule, specialistName: name } = booking;
  if (!reschedule || reschedule.status === 'WITHDRAWN' || reschedule.status === 'CANCELLED') return null;
  const when = (iso: string): string => format.dayTime(iso, zone, now);
  const day = format.dayLabel(dayKey(reschedule.fromISO, zone)).weekdayLong;
  const words = {
    ASKED: {
      title: t.requestedTitle({ when: when(reschedule.toISO) }),
      text: t.askedText({ name, until: format.dayTimeWithZone(reschedule.answerBy, zone, now) }),
    },
    DECLINED: { title: t.kept({ name, day }), text: t.keptText({ when: when(reschedule.toISO) }) },
    ENDED: { title: t.unanswered({ name }), text: t.unansweredText({ day }) },
    ACCEPTED: { title: t.moved, text: t.movedText({ when: when(reschedule.fromISO) }) },
  }[reschedule.status];
  return (
    <div ref={rowRef} tabIndex={-1} className="tele-reschedule-row">
      <Icon icon={CalendarClockIcon} className="tele-reschedule-row__icon" />
      <div className="tele-reschedule-row__words" role="status">
        <b>{words.title}</b>
        <p>{words.text}</p>
      </div>
      {reschedule.status === 'ASKED' && (
        <Button
          loading={withdraw.isPending}
          loadingLabel={withdraw.isPaused ? t.waiting : t.takingBack}
          onClick={() => {
            follow();
            void takeBack(reschedule.rescheduleId).then(
              () => toast.show(t.takenBack, { tone: 'positive' }),
              // The notice below shows the error.
              () => undefined,
            );
          }}
        >
          {t.takeBack}
        </Button>
      )}
      {withdraw.error && (
        <Notice tone="critical" role="alert" compact className="tele-reschedule-row__problem">
          {errorText(withdraw.error, t.takeBackFailed)}
        </Notice>
      )}
    </div>
  );
};
