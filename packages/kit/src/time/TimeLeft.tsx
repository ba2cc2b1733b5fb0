import { HourglassIcon, Icon, useMessages, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { announcedAt, announcedMinutes } from './left.ts';
import { timeMessages } from './time.messages.ts';
import { useLeft } from './use-left.ts';
import './TimeLeft.css';

export interface TimeLeftProps {
  untilISO: string;
  of: string;
  /** Called if it ends while on screen. */
  onEnd?: () => void;
  className?: string;
}

/** Countdown: '31:08 left'. Announced politely at 10, 5 and 1 minutes, not each second; urgent from 5. */
export const TimeLeft = ({ untilISO, of, onEnd, className }: TimeLeftProps) => {
  const t = useMessages(timeMessages);
  const left = useLeft(untilISO, onEnd);
  const said = announcedAt(left);
  // Announcements already due on mount are read with the screen.
  const [atFirst] = useState(said);
  const urgent = left.minutes <= announcedMinutes[1];
  return (
    <span className={className ? `tele-time-left ${className}` : 'tele-time-left'} data-urgent={urgent || undefined}>
      <Icon icon={HourglassIcon} size="sm" />
      <span role="timer" aria-label={t.spokenLeft({ minutes: left.minutes })}>
        {t.left({ clock: left.clock })}
      </span>
      <VisuallyHidden role="status">
        {said !== null && said !== atFirst && t.announcedLeft({ of, minutes: said })}
      </VisuallyHidden>
    </span>
  );
};
