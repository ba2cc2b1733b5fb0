import type { TimeOff } from '@tele/core';
import { Button, Card, CardFooter, PlusIcon, useFocusKept, useMessages, useToast } from '@tele/ui';
import type { AccountLinks } from '../links.ts';
import { AccountSection } from '../section/AccountSection.tsx';
import { TimeOffRow } from './TimeOffRow.tsx';
import { TimeOffSheet } from './TimeOffSheet.tsx';
import { useSheet } from './use-sheet.ts';
import { workingTimeMessages } from './working-time.messages.ts';
import '../section/AccountRows.css';

export interface TimeOffSectionProps {
  appointmentHref: AccountLinks['appointments'];
  timeOff: readonly TimeOff[];
}

export const TimeOffSection = ({ appointmentHref, timeOff }: TimeOffSectionProps) => {
  const t = useMessages(workingTimeMessages);
  const toast = useToast();
  const sheet = useSheet<TimeOff>();
  const focus = useFocusKept<HTMLElement>(String(timeOff.length));
  return (
    <AccountSection title={t.timeOff} lede={t.timeOffLede}>
      <Card {...focus}>
        <ul className="tele-account-rows">
          {timeOff.length === 0 && <li className="tele-account-rows__row">{t.noTimeOff}</li>}
          {timeOff.map((one) => (
            <TimeOffRow
              key={one.timeOffId}
              appointmentHref={appointmentHref}
              timeOff={one}
              onEdit={() => sheet.show(one)}
            />
          ))}
        </ul>
        <CardFooter>
          <Button variant="ghost" iconStart={PlusIcon} onClick={() => sheet.show(null)}>
            {t.addTimeOff}
          </Button>
        </CardFooter>
      </Card>
      <TimeOffSheet
        key={sheet.key}
        open={sheet.open}
        timeOff={sheet.thing}
        onDone={(said) => {
          sheet.close();
          toast.show(said, { tone: 'positive' });
        }}
        onClose={sheet.close}
      />
    </AccountSection>
  );
};
