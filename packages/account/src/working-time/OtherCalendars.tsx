import { maxCalendars, type BusyCalendar } from '@tele/core';
import { errorText, useChange } from '@tele/kit';
import {
  Button,
  Card,
  CardFooter,
  CardHeader,
  ConfirmDialog,
  PlusIcon,
  useFocusKept,
  useMessages,
  useToast,
} from '@tele/ui';
import { useState } from 'react';
import { ConnectCalendarSheet } from './ConnectCalendarSheet.tsx';
import { CalendarRow } from './CalendarRow.tsx';
import { useSheet } from './use-sheet.ts';
import { workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountRows.css';

export interface OtherCalendarsProps {
  calendars: readonly BusyCalendar[];
}

export const OtherCalendars = ({ calendars }: OtherCalendarsProps) => {
  const t = useMessages(workingTimeMessages);
  const toast = useToast();
  const sheet = useSheet<BusyCalendar>();
  const focus = useFocusKept<HTMLElement>(calendars.map(({ failedSince }) => String(failedSince)).join(' '));
  const [stopping, setStopping] = useState<BusyCalendar | null>(null);
  const read = useChange('readCalendar');
  const stop = useChange('deleteCalendar');
  const isAbout = (one: BusyCalendar): boolean => read.variables?.params.id === one.calendarId;
  const close = (): void => {
    setStopping(null);
    stop.reset();
  };
  return (
    <Card {...focus}>
      <CardHeader title={t.others} level={3} />
      <ul className="tele-account-rows">
        {calendars.length === 0 && <li className="tele-account-rows__row">{t.noOthers}</li>}
        {calendars.map((one) => (
          <CalendarRow
            key={one.calendarId}
            calendar={one}
            trying={read.isPending && isAbout(one)}
            problem={read.error && isAbout(one) ? errorText(read.error, t.notTried) : null}
            onAgain={() => read.mutate({ params: { id: one.calendarId } })}
            onStop={() => setStopping(one)}
          />
        ))}
      </ul>
      {calendars.length < maxCalendars && (
        <CardFooter>
          <Button variant="ghost" iconStart={PlusIcon} onClick={() => sheet.show(null)}>
            {t.addCalendar}
          </Button>
        </CardFooter>
      )}
      <ConnectCalendarSheet
        key={sheet.key}
        open={sheet.open}
        onAdded={(checked) => {
          sheet.close();
          if (!checked) toast.show(t.unchecked);
        }}
        onClose={sheet.close}
      />
      <ConfirmDialog
        open={stopping !== null}
        title={t.stopTitle({ name: stopping?.name ?? '' })}
        confirmLabel={t.stop}
        tone="danger"
        busy={stop.isPending}
        busyLabel={t.removing}
        error={stop.isError && t.notRemoved}
        onCancel={close}
        onConfirm={() => {
          if (!stopping) return;
          stop.mutate(
            { params: { id: stopping.calendarId } },
            {
              onSuccess: () => {
                close();
                toast.show(t.stopped);
              },
            },
          );
        }}
      >
        {t.stopText}
      </ConfirmDialog>
    </Card>
  );
};
