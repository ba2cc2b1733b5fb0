import { formatPlain, highestListedFee, limits, parseAud, type FeeAgreement } from '@tele/core';
import { useFormat } from '@tele/kit';
import {
  AlertIcon,
  DataList,
  DataRow,
  Field,
  Icon,
  MoneyInput,
  RadioCards,
  useMessages,
  WarningIcon,
  type MoneyValue,
} from '@tele/ui';
import { useId, useState, type Ref } from 'react';
import type { WordingArgs } from '../screen/worded.ts';
import { feeMessages } from '../fees/fee.messages.ts';
import type { FeeChoice } from './fee-choice.ts';
import type { SummaryPick } from './PickSummary.tsx';
import './FeeChoiceField.css';

export interface FeeChoiceFieldProps {
  worded: WordingArgs;
  picks: readonly SummaryPick[];
  choice: FeeChoice;
  amountCents: number | null;
  showsError: boolean;
  amountRef: Ref<HTMLInputElement>;
  disabled: boolean;
  onChange: (choice: FeeChoice) => void;
}

function parseDollars(text: string): number | null {
  const cents = parseAud(text);
  return cents !== null && cents > 0 && cents <= limits.maxFeeCents && cents % 100 === 0 ? cents : null;
}

/** Maximum fee of a patient: an amount, or any fee (product.md 'Informed consent to the fee'). */
export const FeeChoiceField = (props: FeeChoiceFieldProps) => {
  const { worded, picks, choice, amountCents, showsError, disabled, onChange } = props;
  const t = useMessages(feeMessages);
  const format = useFormat();
  const id = useId();
  const [entry, setEntry] = useState<MoneyValue>(amountCents);
  const { anyFee } = choice;
  const value = entry === 'invalid' && amountCents === null ? entry : amountCents;
  const error = !anyFee && (value === 'invalid' || (showsError && value === null));
  const over = picks.filter(({ feeFromCents }) => amountCents !== null && (feeFromCents ?? 0) > amountCents);
  const highest = highestListedFee(picks);
  const hint = (): string => {
    if (error) return value === 'invalid' ? t.wholeDollars({ most: format.dollars(limits.maxFeeCents) }) : t.required;
    if (!anyFee && over.length > 0)
      return t.mayNotAccept({
        fees: over.map(({ name, feeFromCents }) => ({ name, fee: format.cents(feeFromCents ?? 0) })),
      });
    return highest === null ? t.upToHint(worded) : t.upToHintListed({ ...worded, highest: format.dollars(highest) });
  };
  const tone = error ? 'critical' : !anyFee && over.length > 0 ? 'caution' : undefined;
  return (
    <Field group label={t.question(worded)} required>
      <RadioCards
        layout="list"
        className="tele-fee-choice"
        value={anyFee ? 'any' : 'cap'}
        disabled={disabled}
        onValueChange={(next) => onChange({ ...choice, anyFee: next === 'any' })}
        options={[
          {
            value: 'cap',
            label: t.upTo,
            control: (
              <MoneyInput
                ref={props.amountRef}
                className="tele-fee-choice__amount"
                size="md"
                inputMode="numeric"
                aria-label={t.amount}
                aria-describedby={`${id}hint`}
                aria-invalid={error || undefined}
                required={!anyFee}
                disabled={disabled}
                value={value}
                parse={parseDollars}
                format={formatPlain}
                onValueChange={(next) => {
                  setEntry(next);
                  onChange({ anyFee: false, typedCents: typeof next === 'number' ? next : null });
                }}
              />
            ),
            description: (
              <span id={`${id}hint`} className="tele-fee-choice__hint" data-tone={tone} aria-live="polite">
                {tone && <Icon icon={error ? AlertIcon : WarningIcon} size="sm" />}
                <span>{hint()}</span>
              </span>
            ),
          },
          { value: 'any', label: t.anyFee, description: t.anyFeeHint(worded) },
        ]}
      />
    </Field>
  );
};

export const AgreedFee = ({ agreed: { feeCapCents, anyFee } }: { agreed: FeeAgreement }) => {
  const t = useMessages(feeMessages);
  const format = useFormat();
  const amount = feeCapCents === null ? t.noneAgreed : format.dollars(feeCapCents);
  return (
    <div className="tele-fee-choice__agreed">
      <DataList>
        <DataRow term={t.maximumFee}>{anyFee ? t.anyFee : amount}</DataRow>
      </DataList>
    </div>
  );
};
