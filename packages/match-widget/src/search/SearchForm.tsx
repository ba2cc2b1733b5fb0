import { limits, searchFields, type OpenRequestDraft, type SearchValue } from '@tele/core';
import { CollectionNotice, FormField, useForm, ZonePicker } from '@tele/kit';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Card,
  Field,
  Icon,
  ListboxButton,
  LockIcon,
  RadioChips,
  TextArea,
  useMessages,
} from '@tele/ui';
import type { WordingArgs } from '../screen/worded.ts';
import { searchMessages } from './search.messages.ts';
import { offered, specialtyOf } from './offered.ts';
import { SpecialtyField, type SpecialtiesState } from './SpecialtyField.tsx';
import { useNarrow } from './use-narrow.ts';
import { useStateChoice } from './use-state-choice.ts';
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

export const SearchForm = (props: SearchFormProps) => {
  const { worded, initial, specialties, zone, cancelHref, onZoneChange, onRetry, onSearch, onNewOpenRequest, onBegin } =
    props;
  const t = useMessages(searchMessages);
  const stateChoice = useStateChoice();
  const known = (specialty: string): boolean => specialties.data?.some(({ name }) => name === specialty) ?? true;
  const { specialty, reason, state, feeCapCents } = initial;
  const form = useForm({
    fields: { ...searchFields, specialty: offered(known) },
    initial: { specialty, reason, state },
    faults: { 'specialty-missing': t.specialtyMissing(worded) },
    draft: props.draft,
    onSubmit: (search) => onSearch({ ...search, tz: zone, feeCapCents }),
  });
  const [fields, isNarrow] = useNarrow();
  const notice = <CollectionNotice profession={worded.profession} />;
  const stateField = (
    <FormField
      form={form}
      name="state"
      group={!isNarrow}
      optional={!isNarrow}
      label={t.state}
      hint={!isNarrow && t.stateHint(worded)}
    >
      {({ value, onValueChange }) => {
        const choice = stateChoice(value, onValueChange);
        return isNarrow ? <ListboxButton look="field" size="lg" {...choice} /> : <RadioChips {...choice} />;
      }}
    </FormField>
  );
  const zoneField = (
    <Field label={t.zone}>
      <ZonePicker look="field" value={zone} onValueChange={onZoneChange} />
    </Field>
  );
  return (
    <Card className="tele-search-form" onFocus={onBegin}>
      <form {...form.props} aria-label={t.title(worded)}>
        <div className="tele-search-form__fields" ref={fields}>
          <SpecialtyField {...{ worded, specialties, known, onRetry }} form={specialtyOf(form)} />
          {isNarrow ? (
            <div className="tele-search-form__row">
              {stateField}
              {zoneField}
            </div>
          ) : (
            stateField
          )}
          {!isNarrow && notice}
          <div>
            <FormField form={form} name="reason" optional label={t.reason} hint={!isNarrow && t.reasonHint(worded)}>
              {({ name, value, onChange, onBlur }) => (
                <TextArea rows={3} showCount maxLength={limits.reasonLength} {...{ name, value, onChange, onBlur }} />
              )}
            </FormField>
            {isNarrow && (
              <details className="tele-search-form__readers">
                <summary>
                  <Icon icon={LockIcon} size="sm" />
                  <span>{t.readers(worded)}</span> <b>{t.details}</b>
                </summary>
                {notice}
                <p>{t.reasonHint(worded)}</p>
                <p>{t.stateHint(worded)}</p>
              </details>
            )}
          </div>
          {!isNarrow && zoneField}
        </div>
        <div className="tele-search-form__foot">
          {cancelHref && (
            <ButtonLink variant="ghost" href={cancelHref}>
              {t.cancel}
            </ButtonLink>
          )}
          {onNewOpenRequest && !isNarrow && (
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
