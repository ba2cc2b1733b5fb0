import { formatDayTimeWithZone } from '@tele/core';
import { ClockIcon, Notice, useMessages, type IconSource } from '@tele/ui';
import type { ComponentType, ReactNode } from 'react';
import { useTele } from '../provider/context.ts';
import { useDisplayZone } from '../zone/use-display-zone.ts';
import { readOnlyMessages } from './read-only.messages.ts';
import './Paused.css';

interface FrameProps {
  icon: IconSource;
  children: ReactNode;
}

export interface PausedProps {
  /** ISO instant; any other value means no known end. */
  until: string;
  /** Frame of the text. Default: a notice at the top of a widget. */
  frame?: ComponentType<FrameProps>;
}

const AtTheHead = (said: FrameProps) => <Notice tone="caution" role="status" className="tele-paused" {...said} />;

/** Message that bookings and changes are paused, and until when. */
export const Paused = ({ until, frame: Frame = AtTheHead }: PausedProps) => {
  const t = useMessages(readOnlyMessages);
  const { now } = useTele();
  const [zone] = useDisplayZone();
  const isAhead = Date.parse(until) > now().getTime();
  return (
    <Frame icon={ClockIcon}>{isAhead ? t.until({ time: formatDayTimeWithZone(until, zone, now()) }) : t.paused}</Frame>
  );
};
