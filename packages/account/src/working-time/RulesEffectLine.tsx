import type { WorkingRules } from '@tele/core';
import { useFormat } from '@tele/kit';
import { useMessages } from '@tele/ui';
import { useRulesEffect } from './rules-effect.data.ts';
import { workingTimeMessages } from './working-time.messages.ts';
import '../section/FormSection.css';
import './WorkingTime.css';

export interface RulesEffectLineProps {
  /** Chosen rules, saved or not. */
  rules: WorkingRules;
}

/** Times that notice and break remove on the first affected day (design s2); empty if none. */
export const RulesEffectLine = ({ rules }: RulesEffectLineProps) => {
  const t = useMessages(workingTimeMessages);
  const format = useFormat();
  const effect = useRulesEffect(rules);
  const label = effect && format.dayLabel(effect.dayKey);
  return (
    <p role="status" className="tele-working-time__effect tele-form-section__wide">
      {effect && label && t.effect({ ...effect, day: `${label.weekday} ${label.day} ${label.month}` })}
    </p>
  );
};
