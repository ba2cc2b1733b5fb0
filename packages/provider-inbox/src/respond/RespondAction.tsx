import { checkFee, formatCents, formatWholeDollars, type IncomingSelection } from '@tele/core';
import { ArrowLeftIcon, Button, Card, ConfirmDialog, type MoneyValue } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { CardStep } from './CardStep.tsx';
import { FeeStep } from './FeeStep.tsx';
import { readAcceptError } from './accept-error-text.ts';
import './RespondScreen.css';

export interface RespondActionProps {
  selection: IncomingSelection;
  /** Accepts at a fee in integer cents; throws what the service refused with. */
  onAccept: (answer: { feeCents: number; paymentMethodId: string }) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
  onDeclineAsked: () => void;
}

interface Fee {
  value: MoneyValue;
  error: string | null;
}

/** Fee, then card, in one card; Decline beside it (design section 6 'Response'). */
export const RespondAction = ({ selection, onAccept, onBusyChange, onDeclineAsked }: RespondActionProps) => {
  const [fee, setFee] = useState<Fee>({ value: null, error: null });
  /** The fee the card step is for. */
  const [settled, setSettled] = useState<number | null>(null);
  const [overCap, setOverCap] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const returning = useRef(false);

  useEffect(() => {
    if (settled !== null || !returning.current) return;
    returning.current = false;
    input.current?.focus();
  }, [settled]);

  const backToFee = (error: string | null): void => {
    returning.current = true;
    setSettled(null);
    setFee((before) => ({ ...before, error }));
  };
  const accept = (): void => {
    const check = checkFee(fee.value === 'invalid' ? null : fee.value, selection.feeCapCents);
    if (check.tag === 'invalid') {
      setFee({ ...fee, error: check.message });
      input.current?.focus();
    } else if (check.tag === 'over-cap') setOverCap(check.feeCents);
    else setSettled(check.feeCents);
  };
  const pay = async (feeCents: number, paymentMethodId: string): Promise<void> => {
    try {
      await onAccept({ feeCents, paymentMethodId });
    } catch (error) {
      const { text, next } = readAcceptError(error);
      if (next === 'fee') backToFee(text);
      throw error;
    }
  };
  return (
    <div className="tele-respond__action">
      <Card as="section" aria-label="Your answer" className="tele-respond__steps">
        <FeeStep
          ref={input}
          fee={fee.value}
          feeCapCents={selection.feeCapCents}
          error={fee.error}
          settled={settled !== null}
          onFeeChange={(value) => setFee({ value, error: null })}
          onAccept={accept}
        />
        {settled !== null && (
          <CardStep
            onPaymentMethod={(paymentMethodId) => pay(settled, paymentMethodId)}
            onBusyChange={(next) => {
              setBusy(next);
              onBusyChange(next);
            }}
          />
        )}
      </Card>
      <div className="tele-respond__between">
        {settled !== null && (
          <Button variant="ghost" iconStart={ArrowLeftIcon} disabled={busy} onClick={() => backToFee(null)}>
            Change fee
          </Button>
        )}
        <Button variant="danger" className="tele-respond__decline" disabled={busy} onClick={onDeclineAsked}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={overCap !== null}
        title="This exceeds the patient’s fee cap. Continue?"
        confirmLabel="Continue"
        cancelLabel="Change fee"
        onConfirm={() => {
          setSettled(overCap);
          setOverCap(null);
        }}
        onCancel={() => setOverCap(null)}
      >
        Your fee is {formatCents(overCap ?? 0)} and the cap {formatWholeDollars(selection.feeCapCents ?? 0)}. The
        booking can only be made at or below it.
      </ConfirmDialog>
    </div>
  );
};
