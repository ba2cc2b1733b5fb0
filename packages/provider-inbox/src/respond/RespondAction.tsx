import { feeRule, isOverCap, type IncomingSelection } from '@tele/core';
import { TeleError } from '@tele/core/client';
import { useForm } from '@tele/kit';
import { ArrowLeftIcon, Button, Card, useMessages, type MoneyValue } from '@tele/ui';
import { useState } from 'react';
import { CardStep } from './CardStep.tsx';
import { FeeStep } from './FeeStep.tsx';
import { OverCapDialog, type OverCapQuestion } from './OverCapDialog.tsx';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface RespondActionProps {
  selection: IncomingSelection;
  /** Asks whether a fee (integer cents) would be accepted, before a card is typed for it. Throws what is shown, at `fee` if it is about that. */
  onFee: (feeCents: number) => Promise<void>;
  /** Accepts; throws as `onFee` does. */
  onAccept: (answer: { feeCents: number; paymentMethodId: string }) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
  onDeclineAsked: () => void;
}

const fields = { fee: feeRule };
const noFee: MoneyValue = null;
const isAboutTheFee = (error: unknown): boolean => error instanceof TeleError && 'fee' in error.fields;

/** Fee, then card, in one card; Decline beside it (design section 6 'Response'). */
export const RespondAction = ({ selection, onFee, onAccept, onBusyChange, onDeclineAsked }: RespondActionProps) => {
  const t = useMessages(respondMessages);
  /** The fee the card step is for. */
  const [settled, setSettled] = useState<number | null>(null);
  const [question, setQuestion] = useState<OverCapQuestion | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = (feeCents: number): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (goOn: boolean): void => {
        setQuestion(null);
        resolve(goOn);
      };
      setQuestion({ feeCents, answer });
    });
  const form = useForm({
    fields,
    initial: { fee: noFee },
    failureText: t.notAccepted,
    onSubmit: async ({ fee }) => {
      if (isOverCap(fee, selection) && !(await ask(fee))) return;
      await onFee(fee);
      setSettled(fee);
    },
  });
  const pay = async (feeCents: number, paymentMethodId: string): Promise<void> => {
    try {
      await onAccept({ feeCents, paymentMethodId });
    } catch (error) {
      if (isAboutTheFee(error)) {
        setSettled(null);
        form.refuse(error);
      }
      throw error;
    }
  };
  return (
    <div className="tele-respond__action">
      <Card as="section" aria-label={t.answer} className="tele-respond__steps">
        <FeeStep selection={selection} form={form} settled={settled !== null} />
        {settled !== null && (
          <CardStep
            selection={selection}
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
          <Button
            variant="ghost"
            iconStart={ArrowLeftIcon}
            disabled={busy}
            onClick={() => {
              setSettled(null);
              form.focus('fee');
            }}
          >
            {t.changeFee}
          </Button>
        )}
        <Button variant="danger" className="tele-respond__decline" disabled={busy} onClick={onDeclineAsked}>
          {t.decline}
        </Button>
      </div>
      <OverCapDialog selection={selection} question={question} />
    </div>
  );
};
