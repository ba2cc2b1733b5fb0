import { limits, searchFields, stateCodes, type OpenRequestDraft, type SearchValue } from '@tele/core';
import { CollectionNotice, FormField, useForm, ZonePicker } from '@tele/kit';
import { ArrowRightIcon, Button, ButtonLink, Card, Field, RadioChips, TextArea, useMessages } from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { searchMessages } from './search.messages.ts';
import { offered, specialtyOf } from './offered.ts';
import { SpecialtyField, type SpecialtiesState } from './SpecialtyField.tsx';
import './SearchForm.css';

export type NewOpenRequestStart = Pick<OpenRequestDraft, 'specialty' | 'state' | 'reason'>;

export interface SearchFormProps {
  worded: WordingArgs;
  initial: SearchValue;
  specialties: SpecialtiesState;
  zone: string;
  draft?: string;
  cancelHref?: string;
  onZoneChange: (zone: string) => void;
  onRetry: () => void;
  onSearch: (value: SearchValue) => void;
  onNewOpenRequest?: (begun: NewOpenRequestStart) => void;
  onBegin: (() => void) | undefined;
}

const anyState = 'ANY';

export const SearchForm = (props: SearchFormProps) => {
  const { worded, initial, specialties, zone, cancelHref, onZoneChange, onRetry, onSearch, onNewOpenRequest, onBegin } =
    props;
  const t = useMessages(searchMessages);
  const stateOptions = [
    { value: anyState, label: t.anyState, longLabel: t.anyStateLong },
    ...stateCodes.map((code) => ({ value: code, label: code, longLabel: t.stateLong({ code }) })),
  ];
  const known = (specialty: string): boolean => specialties.data?.some(({ name }) => name === specialty) ?? true;
  const { specialty, reason, state, feeCapCents } = initial;
  const form = useForm({
    fields: { ...searchFields, specialty: offered(known) },
    initial: { specialty, reason, state },
    faults: { 'specialty-missing': t.specialtyMissing(worded) },
    draft: props.draft,
    onSubmit: (search) => onSearch({ ...search, tz: zone, feeCapCents }),
  });
  return (
    <Card className="tele-search-form" onFocus={onBegin}>
      <form {...form.props} aria-label={t.title(worded)}>
        <div className="tele-search-form__fields">
          <SpecialtyField {...{ worded, specialties, known, onRetry }} form={specialtyOf(form)} />
          <FormField form={form} name="state" group optional label={t.state} hint={t.stateHint(worded)}>
            {({ value, onValueChange }) => (
              <RadioChips
                options={stateOptions}
                value={value ?? anyState}
                onValueChange={(next) => onValueChange(stateCodes.find((code) => code === next) ?? null)}
              />
            )}
          </FormField>
          <CollectionNotice profession={worded.profession} />
          <FormField form={form} name="reason" optional label={t.reason} hint={t.reasonHint(worded)}>
            {({ name, value, onChange, onBlur }) => (
              <TextArea rows={3} showCount maxLength={limits.reasonLength} {...{ name, value, onChange, onBlur }} />
            )}
          </FormField>
          <Field label={t.zone}>
            <ZonePicker look="field" value={zone} onValueChange={onZoneChange} />
          </Field>
        </div>
        <div className="tele-search-form__foot">
          {cancelHref && (
            <ButtonLink variant="ghost" href={cancelHref}>
              {t.cancel}
            </ButtonLink>
          )}
          {onNewOpenRequest && (
            <Button
              size="lg"
              onClick={() => {
                const begun = form.store.entries();
                onNewOpenRequest({ specialty: begun.specialty, state: begun.state, reason: begun.reason });
              }}
            >
              {t.ask(worded)}
            </Button>
          )}
          <Button type="submit" variant="primary" size="lg" iconEnd={ArrowRightIcon}>
            {t.submit(worded)}
          </Button>
        </div>
      </form>
    </Card>
  );
};
