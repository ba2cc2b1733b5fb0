import { noticeChoices } from '@tele/core';
import type { Answer } from '@tele/core/contract';
import { FormField, useChange, useEntries } from '@tele/kit';
import { Select, useMessages } from '@tele/ui';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import { RulesEffectLine } from './RulesEffectLine.tsx';
import { chosenRules, rulesBody, rulesFields, rulesOf, type RulesFields } from './working-time-form.ts';
import { workingTimeFaults, workingTimeMessages } from './working-time.messages.ts';

export interface RulesSectionProps {
  rules: Answer<'workingRules'>;
}

/** How soon patients may pick, and whether the half hour after each booking stays free. */
export const RulesSection = ({ rules }: RulesSectionProps) => {
  const t = useMessages(workingTimeMessages);
  const save = useChange('saveWorkingRules');
  const saved = useSectionForm<RulesFields>({
    fields: rulesFields,
    initial: rulesOf(rules),
    faults: useMessages(workingTimeFaults),
    onSave: async (values) => rulesOf(await save.mutateAsync({ body: rulesBody(values) })),
  });
  const { form } = saved;
  const chosen = chosenRules(useEntries(form));
  return (
    <SectionForm title={t.rules} lede={t.rulesLede} saved={saved}>
      <FormField form={form} name="noticeHours" label={t.notice} hint={t.noticeHint}>
        {({ name, value, onChange, onBlur }) => (
          <Select {...{ name, value, onChange, onBlur }}>
            {noticeChoices.map((hours) => (
              <option key={hours} value={hours}>
                {t.hours({ hours })}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField form={form} name="keepsHalfHour" label={t.break}>
        {({ name, value, onChange, onBlur }) => (
          <Select {...{ name, value, onChange, onBlur }}>
            <option value="none">{t.none}</option>
            <option value="kept">{t.kept}</option>
          </Select>
        )}
      </FormField>
      <RulesEffectLine rules={chosen} />
    </SectionForm>
  );
};
