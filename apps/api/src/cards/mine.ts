import { isCardExpired } from '@tele/core';
import type { Handler } from '../http/handler.ts';
import { requirePerson } from '../http/require-role.ts';
import { shownCard } from '../ledger/shown-card.ts';

export const myCards: Handler<'myCards'> = async ({ db, actor, now }) => {
  const { userId } = requirePerson(actor);
  const cards = await db
    .selectFrom('saved_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('used_at', 'desc')
    .orderBy('id')
    .execute();
  return {
    canSave: true,
    items: cards.map((card) => ({
      cardId: card.id,
      paymentMethodId: card.payment_method_id,
      ...shownCard(card),
      expMonth: card.exp_month,
      expYear: card.exp_year,
      ...(isCardExpired({ expMonth: card.exp_month, expYear: card.exp_year }, now()) && { isExpired: true as const }),
    })),
  };
};
