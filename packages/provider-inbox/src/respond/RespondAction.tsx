import { feeRule, isOverCap, isUnusualFee, type IncomingSelection, type SavedCard, type UsualFee } from '@tele/core';
import { TeleError } from '@tele/client';
import { useForm } from '@tele/kit';
import { Card, useMessages, type MoneyValue } from '@tele/ui';
import { useRef, useState } from 'react';
import { CardStep } from './CardStep.tsx';
import { FeeQuestion, type OpenFeeQuestion } from './FeeQuestion.tsx';
import { FeeStep } from './FeeStep.tsx';
import { RespondBar } from './RespondBar.tsx';
import { respondMessages } from './respond.messages.ts';
import './RespondScreen.css';

export interface RespondActionProps {
  selection: IncomingSelection;
  usualFee: UsualFee | null;
  cards: readonly SavedCard[];
  /** Checks a fee (integer cents) before a card is entered. Throws errors to show, at `fee` if they concern it. */
  onFee: (feeCents: number) => Promise<void>;
  onAccept: (reply: { feeCents: number; paymentMethodId: string }) => Promise<void>;
  onBusyChange: (busy: boolean) => void;
  onDecline: () => void;
}

const fields = { fee: feeRule };
const isAboutFee = (error: unknown): boolean => error instanceof TeleError && 'fee' in error.fields;

export const RespondAction = (props: RespondActionProps) => {
  const { selection, usualFee, cards, onFee, onAccept, onBusyChange, onDecline } = props;
  const { profession } = selection;
  const t = useMessages(respondMessages);
  const [settled, setSettled] = useState<number | null>(null);
  const [another, setAnother] = useState(false);
  const [question, setQuestion] = useState<OpenFeeQuestion | null>(null);
  const confirmed = useRef(new Set<number>());
  const ask = (kind: OpenFeeQuestion['kind'], feeCents: number): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (useFee: boolean): void => {
        setQuestion(null);
        resolve(useFee);
      };
      setQuestion({ kind, feeCents, answer });
    });
  const initial: { fee: MoneyValue } = { fee: usualFee?.cents ?? null };
  const focusFee = (): void => {
    requestAnimationFrame(() => form.focus('fee'));
  };
  const form = useForm({
    fields,
    initial,
    failureText: t.notAccepted,
    onSubmit: async ({ fee }): Promise<void | false> => {
      if (isOverCap(fee, selection)) {
        await ask('over-cap', fee);
        const error = t.exceedsCap({ profession });
        throw new TeleError('FEE_EXCEEDS_CAP', 422, { error, fields: { fee: error } });
      }
      if (isUnusualFee(fee, usualFee?.cents ?? null) && !confirmed.current.has(fee)) {
        if (!(await ask('unusual', fee))) {
          focusFee();
          return false;
        }
        confirmed.current.add(fee);
      }
      await onFee(fee);
      setSettled(fee);
    },
  });
  const changeFee = (): void => {
    setSettled(null);
    setAnother(false);
    focusFee();
  };
  const pay = async (feeCents: number, paymentMethodId: string): Promise<void> => {
    try {
      await onAccept({ feeCents, paymentMethodId });
    } catch (error) {
      if (isAboutFee(error)) {
        setSettled(null);
        form.refuse(error);
      }
      throw error;
    }
  };
  return (
    <div className="tele-respond__reply">
      <Card as="section" aria-label={t.answer} className="tele-respond__steps">
        {settled === null ? (
          <FeeStep
            selection={selection}
            form={form}
            usualFee={usualFee}
            card={cards[0]}
            onChangeCard={() => {
              setAnother(true);
              form.props.ref.current?.requestSubmit();
            }}
          />
        ) : (
          <CardStep
            selection={selection}
            feeCents={settled}
            another={another}
            onPaymentMethod={(paymentMethodId) => pay(settled, paymentMethodId)}
            onBusyChange={onBusyChange}
            onChangeFee={changeFee}
          />
        )}
      </Card>
      {settled === null && (
        <RespondBar
          formId={form.props.id}
          busy={form.busy}
          problem={form.problem}
          hasCard={cards.length > 0}
          onAccept={() => setAnother(false)}
          onDecline={onDecline}
        />
      )}
      <FeeQuestion selection={selection} usualFee={usualFee} question={question} />
    </div>
  );
};
