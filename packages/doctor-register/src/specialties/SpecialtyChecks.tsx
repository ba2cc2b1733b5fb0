import type { Specialty, SpecialtyMatch } from '@tele/core';
import { Checkbox, useMessages } from '@tele/ui';
import { useId } from 'react';
import { specialtiesMessages } from './specialties.messages.ts';
import './SpecialtySheet.css';

export interface SpecialtyChecksProps {
  title: string;
  items: readonly (Specialty & Partial<SpecialtyMatch>)[];
  chosen: readonly string[];
  most: number;
  onToggle: (name: string) => void;
  /** Shows matched words and the group below each name. */
  describe?: boolean;
}

export const SpecialtyChecks = ({ title, items, chosen, most, onToggle, describe = false }: SpecialtyChecksProps) => {
  const t = useMessages(specialtiesMessages);
  const id = useId();
  const count = items.filter(({ name }) => chosen.includes(name)).length;
  const full = chosen.length >= most;
  return (
    <div role="group" aria-labelledby={id}>
      <div className="tele-specialty-sheet__title">
        <b id={id}>{title}</b>
        <span>{t.chosen({ count, of: items.length })}</span>
      </div>
      {full && <p className="tele-specialty-sheet__none">{t.full({ most })}</p>}
      {items.map(({ name, group, words }) => (
        <Checkbox
          key={`${group} ${name}`}
          label={name}
          description={describe ? t.foundIn({ words, group }) : undefined}
          checked={chosen.includes(name)}
          disabled={full && !chosen.includes(name)}
          onChange={() => onToggle(name)}
          className="tele-specialty-sheet__check"
        />
      ))}
    </div>
  );
};
