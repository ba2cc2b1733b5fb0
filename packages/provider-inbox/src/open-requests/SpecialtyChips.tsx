import { RadioChips, useMessages } from '@tele/ui';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface SpecialtyChipsProps {
  /** Number of open requests by specialty. */
  specialties: readonly { specialty: string; count: number }[];
  /** Selected specialty; undefined for all. */
  value: string | undefined;
  onChange: (specialty: string | undefined) => void;
}

const all = '';

/** Specialty filter with the number of requests each (design section 10 'q'). */
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
