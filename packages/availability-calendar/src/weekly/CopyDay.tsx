import { replacedDays, type WeeklyHours } from '@tele/core';
import { Button, Checkbox, CopyIcon, Popover, useMessages } from '@tele/ui';
import { useState } from 'react';
import { weeklyMessages } from './weekly.messages.ts';
import './WeeklyHours.css';

export interface CopyDayProps {
  /** 0 is Monday. */
  weekday: number;
  names: readonly string[];
  hours: WeeklyHours;
  onCopy: (to: readonly number[]) => void;
}

export const CopyDay = ({ weekday, names, hours, onCopy }: CopyDayProps) => {
  const t = useMessages(weeklyMessages);
  const [open, setOpen] = useState(false);
  const [ticked, setTicked] = useState<readonly number[]>([]);
  const day = names[weekday] ?? '';
  const others = names.flatMap((_, index) => (index === weekday ? [] : [index]));
  const replaced = replacedDays(hours, weekday, ticked).map((index) => names[index] ?? '');
  return (
    <Popover
      label={t.copyTo({ day })}
      align="end"
      open={open}
      onOpenChange={(next) => {
        setTicked([]);
        setOpen(next);
      }}
      trigger={
        <Button size="sm" iconStart={CopyIcon} aria-label={t.copyDay({ day })}>
          {t.copy}
        </Button>
      }
    >
      <div className="tele-weekly__copy">
        <p>{t.copyTo({ day })}</p>
        <span>
          <Button size="sm" onClick={() => setTicked(others.filter((index) => index < 5))}>
            {t.weekdays}
          </Button>
          <Button size="sm" onClick={() => setTicked(others)}>
            {t.everyDay}
          </Button>
        </span>
        <div>
          {others.map((index) => (
            <Checkbox
              key={index}
              label={names[index]}
              checked={ticked.includes(index)}
              onChange={({ target }) =>
                setTicked(others.filter((one) => (one === index ? target.checked : ticked.includes(one))))
              }
            />
          ))}
        </div>
        <p role="status">{replaced.length > 0 ? t.replaces({ days: replaced }) : ''}</p>
        <Button
          variant="primary"
          block
          disabled={ticked.length === 0}
          onClick={() => {
            setOpen(false);
            onCopy(ticked);
          }}
        >
          {ticked.length === 0 ? t.copy : t.copyToDays({ count: ticked.length })}
        </Button>
      </div>
    </Popover>
  );
};
