import { requiredChoice } from '../field/choice.ts';
import { optionalField } from '../field/optional.ts';
import { requiredText } from '../field/text.ts';
import { stateRule } from '../registration/state-rule.ts';
import { reasonRule, specialtyRule } from '../search/search-fields.ts';
import { timeframes } from './timeframes.ts';

export const timeframeRule = requiredChoice('timeframe', timeframes, 'Choose when suits you.');
export const timeframeWordsRule = requiredText('timeframe-words', {
  maxLength: 200,
  missing: 'Tell us when suits you.',
});

export const openRequestFields = {
  specialty: specialtyRule,
  timeframe: timeframeRule,
  timeframeWords: timeframeWordsRule,
  state: optionalField(stateRule),
  reason: reasonRule,
} as const;
