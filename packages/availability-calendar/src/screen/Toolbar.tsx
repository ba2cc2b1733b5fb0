import type { DayKey } from '@tele/core';
import { Button, ChevronLeftIcon, ChevronRightIcon, Heading, IconButton, useLocale, useMessages } from '@tele/ui';
import { memo, type ReactNode } from 'react';
import { screenMessages } from './screen.messages.ts';
import { monthTitle, showsDay, turnPage, viewTitle, type View } from './view.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';
import './AvailabilityScreen.css';

export interface ToolbarProps {
  view: View;
  date: DayKey;
  today: DayKey;
  zone: string;
  narrow: boolean;
  children: ReactNode;
  onView: (view: View) => void;
  onDate: (date: DayKey) => void;
  onZone: (zone: string) => void;
}

export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { view, date, today, zone, narrow, children, onView, onDate } = props;
  const t = useMessages(screenMessages);
  const locale = useLocale();
  const title = (
    <Heading level={2} look="section" aria-live="polite" className="tele-availability__title">
      {narrow ? monthTitle(date, t, locale) : viewTitle(view, date, t, locale)}
    </Heading>
  );
  const turn = (pages: 1 | -1) => (
    <IconButton
      bordered
      icon={pages === 1 ? ChevronRightIcon : ChevronLeftIcon}
      label={pages === 1 ? t.next({ view }) : t.previous({ view })}
      onClick={() => onDate(turnPage(view, date, pages))}
    />
  );
  const toToday = (
    <Button variant={narrow ? 'ghost' : 'secondary'} onClick={() => onDate(today)}>
      {t.today}
    </Button>
  );
  // The day strip has its own paging.
  if (narrow) {
    return (
      <div className="tele-availability__bar" data-narrow>
        {title}
        <span className="tele-availability__gap" />
        {children}
        {!showsDay(view, date, today) && toToday}
        {view === 'month' && (
          <div role="group" aria-label={t.dates} className="tele-availability__pages">
            {turn(-1)}
            {turn(1)}
          </div>
        )}
        <span className="tele-availability__break" />
        <ZoneSelect value={zone} onValueChange={props.onZone} compact />
        <span className="tele-availability__gap" />
        <ViewSwitch views={['day', 'month']} value={view} onValueChange={onView} />
      </div>
    );
  }
  return (
    <div className="tele-availability__bar">
      <div role="group" aria-label={t.dates} className="tele-availability__pages">
        {turn(-1)}
        {toToday}
        {turn(1)}
      </div>
      {title}
      <span className="tele-availability__gap" />
      {children}
      <ZoneSelect value={zone} onValueChange={props.onZone} compact={false} />
      <ViewSwitch views={['day', 'week', 'month']} value={view} onValueChange={onView} />
    </div>
  );
});
