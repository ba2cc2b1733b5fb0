import { expect } from 'vitest';
import { personActing } from '../http/actor.ts';
import { cardsOf, keptAtStripe } from './cards.ts';
import { standingOf, type Scene } from './crash-scenes.ts';
import { anUnpaidRequest, goodCard, type Request } from './requests.ts';
import type { TestApi } from './start-api.ts';
import type { TestStripe } from './start-stripe.ts';

interface Subject {
  request: Request;
  /** Confirmation token to pay with, or saved card to remove. */
  id: string;
}

const saving = (paymentMethodId: string) => ({ paymentMethodId, saveCard: true });

const pay = (api: TestApi, { patient, selectionId }: Request, body: object) =>
  api.call('attachPayment', { as: patient, params: { id: selectionId }, body });

const patientOf = ({ request }: Subject) => personActing(request.patient.userId, { patient: true });

export function cardScenesOf(stripe: TestStripe): Record<string, Scene<Subject>> {
  const keptFor = async (api: TestApi, { patient }: Request) => [
    (await cardsOf(api, patient)).map(({ paymentMethodId }) => paymentMethodId),
    await keptAtStripe(api, stripe, patient),
  ];
  return {
    'holding the fee by a wallet, and saving its card': {
      prepare: async (api) => ({
        request: await anUnpaidRequest(api),
        id: await stripe.aToken(goodCard, { saves: true, wallet: 'google_pay' }),
      }),
      order: (subject) => ({
        call: 'attachPayment',
        actor: patientOf(subject),
        id: subject.request.selectionId,
        body: saving(subject.id),
      }),
      verify: async (api, { request, id }, step) => {
        const { held, sent } = await standingOf(api, stripe, request);
        expect(held, step).toEqual(sent ? ['1500 requires_capture'] : []);
        expect(sent, step).toBe(step !== 'insert charges 1');
        const [listed, kept] = await keptFor(api, request);
        expect(listed, step).toEqual(kept);
        expect((await pay(api, request, saving(id))).status, step).toBe(200);
        expect((await standingOf(api, stripe, request)).held, step).toEqual(['1500 requires_capture']);
      },
    },
    'removing a saved card': {
      prepare: async (api) => {
        const request = await anUnpaidRequest(api);
        await pay(api, request, saving(await stripe.aToken(goodCard, { saves: true })));
        return { request, id: (await cardsOf(api, request.patient))[0]?.cardId ?? '' };
      },
      order: (subject) => ({ call: 'removeCard', actor: patientOf(subject), id: subject.id }),
      verify: async (api, { request }, step) => {
        const isUndone = ['delete saved_cards 1', 'insert outbox 1', 'insert audit 1'].includes(step);
        const [listed, kept] = await keptFor(api, request);
        expect(listed, step).toHaveLength(isUndone ? 1 : 0);
        expect(kept, step).toEqual(listed);
      },
    },
  };
}
