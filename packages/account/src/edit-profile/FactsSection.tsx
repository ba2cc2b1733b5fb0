import { formatAmount, parseAud } from '@tele/core';
import { FormField, StateSelect, TextField } from '@tele/kit';
import { MoneyInput, useMessages } from '@tele/ui';
import { SectionForm } from '../section/SectionForm.tsx';
import { useSectionForm } from '../section/use-section-form.ts';
import type { OwnPartProps } from './own-part.ts';
import { factsBody, factsFields, factsOf, type FactsFields } from './own-profile-form.ts';
import { ownProfileFaults, ownProfileMessages } from './own-profile.messages.ts';
import { StaleNotice } from './StaleNotice.tsx';

/** Short facts on a specialist's card: languages, indicative fee, location. */
export const FactsSection = ({ profile, own, onReadAgain }: OwnPartProps) => {
  const t = useMessages(ownProfileMessages);
  const saved = useSectionForm<FactsFields>({
    fields: factsFields,
    initial: factsOf(profile),
    faults: useMessages(ownProfileFaults),
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
      <TextField
        form={form}
        name="languages"
        label={t.languages}
        optional
        hint={t.languagesHint}
        input={{ autoComplete: 'off' }}
      />
      <FormField form={form} name="feeFromCents" label={t.fee} optional hint={t.feeHint}>
        {({ name, value, onValueChange, onBlur }) => (
          <MoneyInput size="md" parse={parseAud} format={formatAmount} {...{ name, value, onValueChange, onBlur }} />
        )}
      </FormField>
      <TextField
        form={form}
        name="city"
        label={t.city}
        required
        input={{ autoComplete: 'address-level2', maxLength: factsFields.city.maxLength }}
      />
      <FormField form={form} name="state" label={t.state} required>
        {({ name, value, onValueChange, onBlur }) => <StateSelect {...{ name, value, onValueChange, onBlur }} />}
      </FormField>
    </SectionForm>
  );
};
