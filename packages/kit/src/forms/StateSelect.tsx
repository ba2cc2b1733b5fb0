import { stateCodes, type StateCode } from '@tele/core';
import { Select, useMessages } from '@tele/ui';
import { fieldMessages } from './field.messages.ts';
import type { FieldControl } from './FormField.tsx';

export type StateSelectProps = Pick<FieldControl<StateCode | null>, 'name' | 'value' | 'onValueChange' | 'onBlur'>;

export const StateSelect = ({ value, onValueChange, ...select }: StateSelectProps) => (
  <Select
    {...select}
    placeholder={useMessages(fieldMessages).choose}
    autoComplete="address-level1"
    value={value ?? ''}
    onChange={(event) => onValueChange(stateCodes.find((code) => code === event.target.value) ?? null)}
  >
    {stateCodes.map((code) => (
      <option key={code}>{code}</option>
    ))}
  </Select>
);
