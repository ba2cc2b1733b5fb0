import { limits, wordingOf, type ProfessionId, type ShownMoney } from '@tele/core';
import { CheckIcon, CircleMinusIcon, UndoIcon, useMessages } from '@tele/ui';
import { OutcomeRow, OutcomeRows, type OutcomeRowProps } from '../outcome/OutcomeRows.tsx';
import { cancelMessages } from './cancel.messages.ts';

export interface CancelRowsProps {
  money: ShownMoney;
  role: 'patient' | 'specialist';
  profession: ProfessionId;
  name: string;
  payerName?: string | undefined;
  /** Consultation fee. Integer cents, AUD. */
  feeCents: number;
}

export const CancelRows = ({ money, role, profession, name, payerName = name, feeCents }: CancelRowsProps) => {
  const t = useMessages(cancelMessages);
  const words = wordingOf(profession);
  const isPatient = role === 'patient';
  const rows: OutcomeRowProps[] = [];
  if (money.bookingFee === 'kept')
    rows.push(
      {
        icon: CircleMinusIcon,
        title: t.bookingFeeKept,
        text: t.bookingFeeKeptText({ name }),
        cents: limits.bookingFeeCents,
      },
      { icon: CheckIcon, title: t.nothingToPay({ words }), text: t.paidDirectly({ name }), cents: 0 },
    );
  if (money.bookingFee === 'refunded')
    rows.push({
      icon: UndoIcon,
      title: t.bookingFeeRefunded,
      text: isPatient ? t.refundedToCard : t.refundedTo({ name: payerName }),
      cents: limits.bookingFeeCents,
    });
  if (money.acceptanceFee === 'kept')
    rows.push({
      icon: CircleMinusIcon,
      title: t.acceptanceFeeKept,
      text: t.acceptanceFeeKeptText,
      cents: limits.acceptanceFeeCents,
    });
  if (money.offerFee !== undefined && feeCents === 0)
    rows.push(
      isPatient
        ? { icon: CheckIcon, title: t.nothingToPay({ words }), text: t.notCharged, cents: 0 }
        : { icon: CheckIcon, title: t.noRefund, text: t.noRefundText({ name: payerName }) },
    );
  else if (money.offerFee === 'refunded')
    rows.push({
      icon: UndoIcon,
      title: t.feeRefunded({ words }),
      text: isPatient ? t.refundedToCard : t.refundedFromPayouts({ name: payerName }),
      cents: feeCents,
    });
  else if (money.offerFee === 'kept')
    rows.push({
      icon: CircleMinusIcon,
      title: t.feeKept({ words }),
      text: t.feeKeptText({ hours: limits.offerRefundHours }),
      cents: feeCents,
    });
  return (
    <OutcomeRows>
      {rows.map((row) => (
        <OutcomeRow key={row.title} {...row} />
      ))}
    </OutcomeRows>
  );
};
