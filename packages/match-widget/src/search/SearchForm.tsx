import { formatAmount, limits, parseAud, stateCodes, type SearchValue, type Wording } from '@tele/core';
import { ZonePicker } from '@tele/kit';
import { ArrowRightIcon, Button, ButtonLink, Card, Field, MoneyInput, RadioChips, TextArea } from '@tele/ui';
import { useRef, useState, type FormEvent } from 'react';
import { checkSearch, type SearchDraft, type SearchProblems } from './check-search.ts';
import { stateNames } from './state-names.ts';
import { SpecialtyField, type SpecialtiesState } from './SpecialtyField.tsx';

export interface SearchFormProps {
  wording: Wording;
  initial: SearchValue;
  specialties: SpecialtiesState;
  zone: string;
  cancelHref?: string;
  onZoneChange: (zone: string) => void;
  onRetry: () => void;
  /** Called with a specialty chosen and every text trimmed. */
  onSearch: (value: SearchValue) => void;
}

const anyState = 'ANY';
const stateOptions = [
  { value: anyState, label: 'Any', longLabel: 'Any state or territory' },
  ...stateCodes.map((code) => ({ value: code, label: code, longLabel: `${code}, ${stateNames[code]}` })),
];

/** The search form (spec section 2 'Match search'). Nothing is said to be wrong before it is sent. */
export const SearchForm = (props: SearchFormProps) => {
  const { wording, initial, specialties, zone, cancelHref, onZoneChange, onRetry, onSearch } = props;
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
    <Card className="tele-search-form">
      <form noValidate aria-label={wording.searchTitle} onSubmit={submit}>
        <div className="tele-search-form__fields">
          <SpecialtyField
            label={wording.specialtyLabel}
            specialties={specialties}
            value={value.specialty}
            error={problems.specialty}
            inputRef={specialtyInput}
            onValueChange={(specialty) => change({ specialty })}
            onRetry={onRetry}
          />
          <Field
            group
            optional
            label="State or territory"
            hint={`${sentenceCase(wording.professionals)} see clients Australia-wide. Choose a state to list only those based there.`}
          >
            <RadioChips
              options={stateOptions}
              value={draft.state ?? anyState}
              onValueChange={(next) => change({ state: stateCodes.find((code) => code === next) ?? null })}
            />
          </Field>
          <Field optional label="Reason" hint={`Only the ${wording.professionals} you pick can read this.`}>
            <TextArea
              rows={3}
              showCount
              maxLength={limits.reasonLength}
              value={draft.reason}
              onChange={(event) => change({ reason: event.target.value })}
            />
          </Field>
          <Field
            optional
            label="Maximum fee"
            error={problems.feeCap}
            hint="For the consultation. Nobody can accept above it."
          >
            <MoneyInput
              ref={feeInput}
              parse={parseAud}
              format={formatAmount}
              value={draft.feeCap}
              onValueChange={(feeCap) => change({ feeCap })}
            />
          </Field>
          <Field label="Show times in">
            <ZonePicker look="field" value={zone} onValueChange={onZoneChange} />
          </Field>
        </div>
        <div className="tele-search-form__foot">
          {cancelHref && (
            <ButtonLink variant="ghost" href={cancelHref}>
              Cancel
            </ButtonLink>
          )}
          <Button type="submit" variant="primary" size="lg" iconEnd={ArrowRightIcon}>
            See {wording.professionals}
          </Button>
        </div>
      </form>
    </Card>
  );
};

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
