import { formatAmount, parseAud, stateCodes } from '@tele/core';
import { FormField } from '@tele/kit';
import { MoneyInput, Select, TextInput, useMessages } from '@tele/ui';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import type { OwnPartProps } from './own-part.ts';
import { factsBody, factsFields, factsOf, fieldOf, type FactsFields } from './own-profile-form.ts';
import { ownProfileFaults, ownProfileMessages } from './own-profile.messages.ts';
import { StaleNotice } from './StaleNotice.tsx';

/** Short facts on a specialist's card: languages, indicative fee, location. */
export const FactsSection = ({ profile, own, onReadAgain }: OwnPartProps) => {
  const t = useMessages(ownProfileMessages);
  const saved = useSectionForm<FactsFields>({
    fields: factsFields,
    initial: factsOf(profile),
    faults: useMessages(ownProfileFaults),
    fieldOf,
    kept: own.draft?.facts ?? null,
    onWrite: (entries) => own.write('facts', entries),
    onSave: async (values) => factsOf(await own.save('facts', factsBody(values))),
  });
  const { form } = saved;
  return (
    <SectionForm
      title={t.facts}
      lede={t.factsLede}
      saved={saved}
      problem={own.stale === 'facts' && <StaleNotice onReadAgain={onReadAgain} />}
    >
      <FormField form={form} name="languages" label={t.languages} optional hint={t.languagesHint}>
        {({ name, value, onChange, onBlur }) => <TextInput autoComplete="off" {...{ name, value, onChange, onBlur }} />}
      </FormField>
      <FormField form={form} name="feeFromCents" label={t.fee} optional hint={t.feeHint}>
        {({ name, value, onValueChange, onBlur }) => (
          <MoneyInput size="md" parse={parseAud} format={formatAmount} {...{ name, value, onValueChange, onBlur }} />
        )}
      </FormField>
      <FormField form={form} name="city" label={t.city} required>
        {({ name, value, onChange, onBlur }) => (
          <TextInput
            autoComplete="address-level2"
            maxLength={factsFields.city.maxLength}
            {...{ name, value, onChange, onBlur }}
          />
        )}
      </FormField>
      <FormField form={form} name="state" label={t.state} required>
        {({ name, value, onValueChange, onBlur }) => (
          <Select
            placeholder={t.choose}
            autoComplete="address-level1"
            value={value ?? ''}
            onChange={(event) => onValueChange(stateCodes.find((code) => code === event.target.value) ?? null)}
            {...{ name, onBlur }}
          >
            {stateCodes.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        )}
      </FormField>
    </SectionForm>
  );
};
