import { RadioChips, useMessages } from '@tele/ui';
import { openRequestsMessages } from './open-requests.messages.ts';
import './OpenRequestsScreen.css';

export interface SpecialtyChipsProps {
  specialties: readonly { specialty: string; count: number }[];
  value: string | undefined;
  onChange: (specialty: string | undefined) => void;
}

const all = '';

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
