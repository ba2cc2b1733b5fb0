import { rescheduleReplyBy, rescheduleLineRule, movableUntil, type Booking, type FieldRule } from '@tele/core';
import { FormField, FromTo, OutcomeRow, OutcomeRows, useEntries, useForm, useFormat, useNow } from '@tele/kit';
import { Button, CalendarCheckIcon, HourglassIcon, Notice, TextArea, useMessages, useToast } from '@tele/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useRescheduleActions } from './reschedule.data.ts';
import { useTimes } from './times.data.ts';
import { rescheduleMessages } from './reschedule.messages.ts';
import { TimesPart } from './TimesPart.tsx';
import './RescheduleAppointmentSheet.css';

export interface RescheduleFormProps {
  appointmentId: string;
  booking: Booking;
  zone: string;
  foot: HTMLElement | null;
  onBusyChange: (busy: boolean) => void;
  onClose: () => void;
}

const slotRule: FieldRule<string | null, string, 'slot-missing'> = {
  check: (entry) => (entry === null ? { tag: 'fault', fault: 'slot-missing' } : { tag: 'ok', value: entry }),
  messages: { 'slot-missing': '' },
};
const fields = { toISO: slotRule, line: rescheduleLineRule };

export const RescheduleForm = ({ appointmentId, booking, zone, foot, onBusyChange, onClose }: RescheduleFormProps) => {
  const { specialistId, specialistName: name, slotISO: fromISO } = booking;
  const t = useMessages(rescheduleMessages);
  const format = useFormat();
  const now = useNow();
  const toast = useToast();
  const times = useTimes(specialistId);
  const { ask, askFor } = useRescheduleActions();
  const form = useForm({
    fields,
    initial: { toISO: null as string | null, line: '' },
    faults: { 'slot-missing': t['slot-missing'] },
    failureText: t.failed,
    draft: `match.reschedule.${appointmentId}`,
    onSubmit: async ({ toISO, line }) => {
      await askFor(appointmentId, { toISO, line: line || null });
      toast.show(t.sent, { tone: 'positive' });
      onClose();
    },
  });
  const entries = useEntries(form);
  const slots = times.slots?.filter(({ startISO }) => startISO !== fromISO);
  const none = slots?.length === 0;
  // Clears a time that another person took.
  const toISO = slots === undefined || slots.some(({ startISO }) => startISO === entries.toISO) ? entries.toISO : null;
  const { set } = form;
  useEffect(() => {
    if (toISO !== entries.toISO) set('toISO', toISO);
    // The form's setter changes with every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [toISO, entries.toISO]);
  const sending = form.busy && !ask.isPaused;
  useEffect(() => onBusyChange(sending), [sending, onBusyChange]);
  const until = toISO === null ? movableUntil(fromISO) : rescheduleReplyBy({ fromISO, toISO });
  return (
    <form {...form.props} aria-label={t.title} className="tele-reschedule-form">
      <FromTo
        fromISO={fromISO}
        fromLabel={t.booked}
        toISO={toISO}
        toLabel={t.newTime}
        emptyLabel={t.notChosen}
        zone={zone}
      />
      <FormField form={form} name="toISO" label={t.newTime} hideLabel group required>
        {({ onValueChange }) => <TimesPart {...{ name, ...times, slots, toISO, zone, onValueChange }} />}
      </FormField>
      <FormField form={form} name="line" optional label={t.line({ name })}>
        {({ name: field, value, onChange, onBlur }) => (
          <TextArea
            rows={3}
            showCount
            maxLength={rescheduleLineRule.maxLength}
            placeholder={t.linePlaceholder}
            {...{ name: field, value, onChange, onBlur }}
          />
        )}
      </FormField>
      <OutcomeRows label={t.outcome}>
        <OutcomeRow
          icon={HourglassIcon}
          title={t.answers({ name })}
          text={t.answersText({ until: format.dayTimeWithZone(until, zone, now) })}
        />
        <OutcomeRow icon={CalendarCheckIcon} title={t.stands} text={t.standsText} />
      </OutcomeRows>
      {foot &&
        createPortal(
          <>
            {form.problem && (
              <Notice tone="critical" role="alert" compact>
                {form.problem}
              </Notice>
            )}
            <Button variant="ghost" size="lg" disabled={sending} onClick={onClose}>
              {t.keep}
            </Button>
            {!none && (
              <Button
                type="submit"
                form={form.props.id}
                variant="primary"
                size="lg"
                loading={form.busy}
                loadingLabel={ask.isPaused ? t.waiting : t.sending}
              >
                {t.send}
              </Button>
            )}
          </>,
          foot,
        )}
    </form>
  );
};
