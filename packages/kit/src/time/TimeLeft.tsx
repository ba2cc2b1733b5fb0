import { HourglassIcon, Icon, useMessages, VisuallyHidden } from '@tele/ui';
import { useState } from 'react';
import { announcedAt, announcedMinutes } from './left.ts';
import { timeMessages } from './time.messages.ts';
import { useLeft } from './use-left.ts';
import './TimeLeft.css';

export interface TimeLeftProps {
  /** The end, ISO instant in UTC. */
  untilISO: string;
  /** What it is the time of, read out with each announcement: 'Offer of Dr Brodie'. */
  of: string;
  /** It is over while somebody looks. */
  onEnd?: () => void;
  className?: string;
}

/** Counts down to an end: '31:08 left'. Said politely at 10, 5 and 1 minutes, never each second; from 5 on it is urgent. */
export const TimeLeft = ({ untilISO, of, onEnd, className }: TimeLeftProps) => {
  const t = useMessages(timeMessages);
  const left = useLeft(untilISO, onEnd);
  const said = announcedAt(left);
  // What was already reached as it came is read with the rest of the screen.
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
