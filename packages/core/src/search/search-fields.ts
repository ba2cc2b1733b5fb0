import { optionalField } from '../field/optional.ts';
import { freeText, requiredText } from '../field/text.ts';
import { limits } from '../limits.ts';
import { stateRule } from '../registration/state-rule.ts';

export const specialtyRule = requiredText('specialty', { maxLength: 120, missing: 'Please choose a specialty.' });
export const reasonRule = freeText('reason', limits.reasonLength, { lines: true });

export const searchFields = {
  specialty: specialtyRule,
  state: optionalField(stateRule),
  reason: reasonRule,
} as const;
