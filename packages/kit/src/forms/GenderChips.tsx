import { genders, type Gender } from '@tele/core';
import { RadioChips, useMessages } from '@tele/ui';
import type { FieldControl } from './FormField.tsx';
import { fieldMessages } from './field.messages.ts';

export interface GenderChipsProps extends Pick<FieldControl<Gender | null>, 'value' | 'onValueChange'> {
  name?: string;
  /** Adds 'Prefer not to say', which is null. Default: false. */
  optional?: boolean;
}

export const GenderChips = ({ value, onValueChange, optional, ...chips }: GenderChipsProps) => {
  const t = useMessages(fieldMessages);
  const options = genders.map((gender) => ({ value: gender as string, label: t[gender] }));
  return (
    <RadioChips
      {...chips}
      options={optional ? [...options, { value: '', label: t.notSaid }] : options}
      value={value ?? ''}
      onValueChange={(next) => onValueChange(genders.find((gender) => gender === next) ?? null)}
    />
  );
};
