import { specialty } from '../../cast.ts';
import { jsonOf, type Kind } from '../person.ts';

const maxPicks = 10;

export const requests: Kind = (person) => {
  const { dice } = person;
  const round = async (): Promise<void> => {
    const ids = dice.shuffle(person.specialistIds).slice(0, maxPicks);
    const picks = await Promise.all(
      ids.map(async (specialistId) => {
        const slots = await person.call('availabilitySlots', { query: { specialistId, days: '5' } });
        const { items = [] } = jsonOf(slots) as { items?: { startISO: string }[] };
        return items.length > 0 ? { specialistId, slotISO: dice.pick(items).startISO } : undefined;
      }),
    );
    const json = { profession: 'doctor', specialty, picks: picks.filter((pick) => pick !== undefined), anyFee: true };
    const { selectionId } = jsonOf(await person.call('createSelection', { json }));
    const params = { id: String(selectionId) };
    await person.call('attachPayment', { params, json: { paymentMethodId: 'pm_card_visa' } });
    await person.call('cancelSelection', { params, json: { seen: 'OPEN' } });
    await person.call('deleteRequest', { params });
  };
  return { round };
};
