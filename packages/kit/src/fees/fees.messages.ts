import { formatCents, type SpecialistFees } from '@tele/core';
import { defineMessages } from '@tele/ui';

export const feesMessages = defineMessages('kit.fees', {
  title: 'Fees you pay',
  accept: 'Accepting a request',
  acceptFee: ({ acceptanceFeeCents }: SpecialistFees, say) => formatCents(acceptanceFeeCents, say.locale),
  offer: 'A paid offer',
  offerFee: ({ offerFee }: SpecialistFees, say) =>
    'cents' in offerFee
      ? `${formatCents(offerFee.cents, say.locale)}, never more than your fee`
      : `${say.number(offerFee.percent)}% of your fee`,
  example: ({ acceptanceFeeCents, example }: SpecialistFees, say) => {
    const [fee, acceptance, receives] = [example.paysCents, acceptanceFeeCents, example.receivesCents].map((cents) =>
      formatCents(cents, say.locale),
    );
    return `For example, your fee is ${fee}. For a request, you pay us ${acceptance} and receive ${fee} directly. For an offer, you receive ${receives}.`;
  },
});
