import { RadioChips, useMessages } from '@tele/ui';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface SpecialtyChipsProps {
  /** How many open requests there are of each. */
  specialties: readonly { specialty: string; count: number }[];
  /** The one that is shown; undefined for all. */
  value: string | undefined;
  onChange: (specialty: string | undefined) => void;
}

const all = '';

/** Which specialty's requests are shown, with how many there are of each (design section 10 'q'). */
export const SpecialtyChips = ({ specialties, value = all, onChange }: SpecialtyChipsProps) => {
  const t = useMessages(openRequestsMessages);
  const options = specialties.map(({ specialty, count }) => ({
    value: specialty,
    label: t.counted({ specialty, count }),
  }));
  return (
    <RadioChips
      label={t.specialty}
      className="tele-open-requests__specialties"
      value={value}
      options={[{ value: all, label: t.allSpecialties }, ...options]}
      onValueChange={(next) => onChange(next === all ? undefined : next)}
    />
  );
};
