import { useFormat } from '@tele/kit';
import { type DayLabel, visibleFields } from '@tele/core';

import { TextButton } from '@tele/kit/screens';
import { Avatar, Icon, LockIcon, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { submitMessages } from './submit.messages.ts';
import './BookerLine.css';

export interface BookerLineProps {
  worded: WordingArgs;
  patient: { name: string; dob?: string | null; medicareOrIhi?: string | null };
  onChange?: () => void;
}

/** Patient of the request, the details the category sees, and a change button. */
export const BookerLine = ({ worded, patient, onChange }: BookerLineProps) => {
  const t = useMessages(submitMessages);
  const format = useFormat();
  const seen = visibleFields(worded.profession);
  const { name, dob, medicareOrIhi } = patient;
  const facts = [
    seen.includes('dob') && dob && t.born({ day: birthday(format.dayLabel(dob)) }),
    seen.includes('medicareOrIhi') && medicareOrIhi && t.medicareEnding({ end: medicareOrIhi.slice(-2) }),
  ].filter(Boolean);
  return (
    <div className="tele-booker-line">
      <Avatar name={name} size={34} />
      <div className="tele-booker-line__text">
        <b>{t.forWhom({ name })}</b>
        {facts.length > 0 && <span>{facts.join(', ')}</span>}
      </div>
      {onChange && <TextButton onClick={onChange}>{t.change}</TextButton>}
    </div>
  );
};

/** For partner pages, which neither show nor change saved details. */
export const OnFileLine = () => {
  const t = useMessages(submitMessages);
  return (
    <div className="tele-booker-line">
      <Icon icon={LockIcon} />
      <div className="tele-booker-line__text">
        <b>{t.forYou}</b>
        <span>{t.onFile}</span>
      </div>
    </div>
  );
};

function birthday({ day, month, year }: DayLabel): string {
  return `${day} ${month} ${year}`;
}
