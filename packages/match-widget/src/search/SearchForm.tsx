import { formatAmount, limits, parseAud, stateCodes, type SearchValue } from '@tele/core';
import { ZonePicker } from '@tele/kit';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Card,
  Field,
  MoneyInput,
  RadioChips,
  TextArea,
  useMessages,
} from '@tele/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkSearch, type SearchDraft, type SearchProblems } from './check-search.ts';
import type { Worded } from '../screen/worded.ts';
import { searchMessages } from './search.messages.ts';
import { SpecialtyField, type SpecialtiesState } from './SpecialtyField.tsx';
import './SearchForm.css';

export interface SearchFormProps {
  worded: Worded;
  initial: SearchValue;
  specialties: SpecialtiesState;
  zone: string;
  cancelHref?: string;
  onZoneChange: (zone: string) => void;
  onRetry: () => void;
  /** Called with a specialty chosen and every text trimmed. */
  onSearch: (value: SearchValue) => void;
  /** The focus came into the form. */
  onBegin: (() => void) | undefined;
}

const anyState = 'ANY';
/** The search form (spec section 2 'Match search'). Nothing is said to be wrong before it is sent. */
export const SearchForm = (props: SearchFormProps) => {
  const { worded, initial, specialties, zone, cancelHref, onZoneChange, onRetry, onSearch, onBegin } = props;
  const t = useMessages(searchMessages);
  const stateOptions = [
    { value: anyState, label: t.anyState, longLabel: t.anyStateLong },
    ...stateCodes.map((code) => ({ value: code, label: code, longLabel: t.stateLong({ code }) })),
  ];
  const [draft, setDraft] = useState<SearchDraft>(() => {
    const { feeCapCents, ...others } = initial;
    return { ...others, feeCap: feeCapCents };
  });
  const [sent, setSent] = useState(false);
  const specialtyInput = useRef<HTMLInputElement>(null);
  const feeInput = useRef<HTMLInputElement>(null);
  const known = specialties.data?.some(({ name }) => name === draft.specialty) ?? true;
  // A specialty from an old address that nobody offers any more is as good as none.
  const value = { ...draft, specialty: known ? draft.specialty : '' };
  const problems: SearchProblems = sent ? checkSearch(value) : {};
  const change = (part: Partial<SearchDraft>): void => setDraft((held) => ({ ...held, ...part }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const found = checkSearch(value);
    setSent(true);
    if (found.specialty) specialtyInput.current?.focus();
    else if (found.feeCap) feeInput.current?.focus();
    else {
      const { feeCap, ...search } = value;
      onSearch({
        ...search,
        reason: search.reason.trim(),
        tz: zone,
        feeCapCents: feeCap === 'invalid' ? null : feeCap,
      });
    }
  };
  return (
    <Card className="tele-search-form" onFocus={onBegin}>
      <form noValidate aria-label={t.title(worded)} onSubmit={submit}>
        <div className="tele-search-form__fields">
          <SpecialtyField
            worded={worded}
            specialties={specialties}
            value={value.specialty}
            error={problems.specialty && t.specialtyMissing}
            inputRef={specialtyInput}
            onValueChange={(specialty) => change({ specialty })}
            onRetry={onRetry}
          />
          <Field group optional label={t.state} hint={t.stateHint(worded)}>
            <RadioChips
              options={stateOptions}
              value={draft.state ?? anyState}
              onValueChange={(next) => change({ state: stateCodes.find((code) => code === next) ?? null })}
            />
          </Field>
          <Field optional label={t.reason} hint={t.reasonHint(worded)}>
            <TextArea
              rows={3}
              showCount
              maxLength={limits.reasonLength}
              value={draft.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          </Field>
          <Field optional label={t.feeCap} error={problems.feeCap && t.feeCapInvalid} hint={t.feeCapHint(worded)}>
            <MoneyInput
              ref={feeInput}
              parse={parseAud}
              format={formatAmount}
              value={draft.feeCap}
              onValueChange={(feeCap) => change({ feeCap })}
            />
          </Field>
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
          <Button type="submit" variant="primary" size="lg" iconEnd={ArrowRightIcon}>
            {t.submit(worded)}
          </Button>
        </div>
      </form>
    </Card>
  );
};
