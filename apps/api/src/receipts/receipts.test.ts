import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import type { Charge } from '../ledger/charge.ts';
import { aPartner, bearing, vouchedFor, type TestPartner } from '../testing/partners.ts';
import { accept, aRequest, at, chargesOf, settled } from '../testing/requests.ts';
import { withApi, type CallOptions } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';
import { noteMoney } from './note-money.ts';

const stripe = await withStripe();
const api = await withApi({ config: { stripeApiUrl: stripe.url } });
const { db } = api.services;

const emailsTo = ({ email }: { email: string }) => api.mails.filter(({ to }) => to === email);
const money = /^(Receipt|Refund|A hold)/;
const moneyTo = (who: { email: string }) =>
  emailsTo(who)
    .map(({ subject }) => subject)
    .filter((one) => money.test(one));

async function aBookedRequest() {
  const request = await aRequest(api);
  await accept(api, request, { as: request.specialists[0] });
  await settled(api);
  return { ...request, specialist: request.specialists[0] };
}

describe('a receipt', () => {
  it('is emailed once to each side for its charge, with number, GST and ABN', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    expect([moneyTo(patient), moneyTo(specialist)]).toEqual([['Receipt for $15.00'], ['Receipt for $20.00']]);
    const letter = emailsTo(patient).find(({ subject }) => subject === 'Receipt for $15.00');
    const number = /Receipt number: (R-2026-\d{6})/.exec(letter?.text ?? '')?.[1];
    expect(number).toBeDefined();
    expect(letter?.html).toContain(number);
    for (const line of [
      'Tax invoice and receipt',
      'For: Booking fee',
      'Paid with: Visa ending 4242',
      'Amount excluding GST: $13.64',
      'GST (10%): $1.36',
      'Total paid: $15.00',
      'Issued to Maeve Tran.',
      'Tele Pty Ltd, ABN 51 824 753 556.',
      `http://portal.test/requests/${selectionId}`,
    ])
      expect(letter?.text).toContain(line);
  });

  it('has a PDF copy with the same number and total', async () => {
    const { patient } = await aBookedRequest();
    const letter = emailsTo(patient).find(({ subject }) => subject === 'Receipt for $15.00');
    const [file, ...others] = letter?.attachments ?? [];
    const number = /R-2026-\d{6}/.exec(letter?.text ?? '')?.[0];
    expect(others).toEqual([]);
    expect(file).toMatchObject({ filename: `${number}.pdf`, contentType: 'application/pdf' });
    const pdf = await getDocument({ data: new Uint8Array(file?.content as Buffer), useSystemFonts: false }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const words of ['Tax invoice and receipt', number, 'Total paid', '$15.00', 'Issued to Maeve Tran.', 'ABN'])
      expect(text).toContain(words);
    expect((await page.getStructTree()).children[0]).toMatchObject({ role: 'Document' });
  });

  it('has a unique number', async () => {
    await aBookedRequest();
    await aBookedRequest();
    const rows = await db.selectFrom('receipts').select('number').execute();
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  });

  it('and a refund are each sent once, for any number of simultaneous events', async () => {
    const request = await aBookedRequest();
    const [charge] = await chargesOf(api, request);
    const hear = (status: Charge['status']) =>
      inTransaction(db, (t) => noteMoney(t, { id: charge?.id ?? '', status }, 'captured', api.clock.now));
    await Promise.all(Array.from({ length: 5 }, () => hear('CAPTURED')));
    await Promise.all(Array.from({ length: 5 }, () => hear('REFUNDED')));
    await settled(api);
    expect(moneyTo(request.patient)).toEqual(['Receipt for $15.00', 'Refund of $15.00']);
  });
});

describe('a refund', () => {
  it('is emailed once the money is returned, under the receipt’s number', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    await api.call('cancelAppointment', { as: specialist, params: { id: selectionId } });
    await settled(api);
    expect(moneyTo(patient)).toEqual(['Receipt for $15.00', 'Refund of $15.00']);
    expect(moneyTo(specialist)).toEqual(['Receipt for $20.00']);
    const [receipt, refund] = emailsTo(patient).filter(({ subject }) => money.test(subject));
    const number = /R-2026-\d{6}/.exec(receipt?.text ?? '')?.[0];
    expect(refund?.text).toContain(`Receipt: ${number}`);
  });

  it('is absent when a patient cancels a booked request', async () => {
    const { patient, selectionId } = await aBookedRequest();
    await api.call('cancelAppointment', { as: patient, params: { id: selectionId } });
    await settled(api);
    expect(moneyTo(patient)).toEqual(['Receipt for $15.00']);
  });
});

describe('a cancelled appointment', () => {
  it('keeps the receipts of both sides, with the day of a refund', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    await api.call('cancelAppointment', { as: patient, params: { id: selectionId } });
    await settled(api);
    expect(moneyTo(specialist)).toEqual(['Receipt for $20.00', 'Refund of $20.00']);
    const read = (as: CallOptions['as']) => api.call('appointmentReceipt', { as, params: { id: selectionId } });
    expect((await read(patient)).body).toMatchObject({ kind: 'booking_fee', refundedAt: null });
    const refunded = { kind: 'acceptance_fee', amountCents: 2_000, refundedAt: expect.any(String) };
    expect((await read(specialist)).body).toMatchObject(refunded);
    await api.call('deleteRequest', { as: patient, params: { id: selectionId } });
    await at(api, '2033-11-30T00:00:00.000Z', async () => {
      await settled(api);
      expect((await read(patient)).status).toBe(200);
      expect((await read(specialist)).status).toBe(200);
    });
  });
});

describe('without an ABN', () => {
  it('a receipt is no tax invoice and has no GST', async () => {
    const { business } = api.services.config;
    api.services.config.business = { name: 'Tele', abn: undefined };
    try {
      const { patient } = await aBookedRequest();
      const [letter] = emailsTo(patient).filter(({ subject }) => money.test(subject));
      expect(letter?.text).toContain('Total paid: $15.00');
      expect(letter?.text).not.toMatch(/GST|ABN|Tax invoice/);
    } finally {
      api.services.config.business = business;
    }
  });
});

describe('the receipt of an appointment', () => {
  const receiptOf = (as: CallOptions['as'], id: string) => api.call('appointmentReceipt', { as, params: { id } });

  it('is readable by each side, for its own charge', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    const { status, body } = await receiptOf(patient, selectionId);
    expect(status).toBe(200);
    expect(body).toEqual({
      number: expect.stringMatching(/^R-2026-\d{6}$/),
      issuedAt: expect.any(String),
      kind: 'booking_fee',
      amountCents: 1_500,
      gstCents: 136,
      payer: 'Maeve Tran',
      business: { name: 'Tele Pty Ltd', abn: '51 824 753 556' },
      refundedAt: null,
    });
    expect(emailsTo(patient).some(({ text }) => text.includes((body as { number: string }).number))).toBe(true);
    expect((await receiptOf(specialist, selectionId)).body).toMatchObject({ kind: 'acceptance_fee', gstCents: 182 });
  });

  it('shows the refund once the money is returned', async () => {
    const { patient, specialist, selectionId } = await aBookedRequest();
    await api.call('cancelAppointment', { as: specialist, params: { id: selectionId } });
    await settled(api);
    expect((await receiptOf(patient, selectionId)).body).toMatchObject({ refundedAt: expect.any(String) });
  });

  it('is absent before anything was charged', async () => {
    const { patient, selectionId } = await aRequest(api);
    expect((await receiptOf(patient, selectionId)).status).toBe(404);
    expect((await receiptOf(patient, 'sel_nowhere')).status).toBe(404);
  });

  it('returns 404 to other users, and 401 when signed out', async () => {
    const request = await aRequest(api, { specialists: 2 });
    const { specialists, selectionId } = request;
    await accept(api, request, { as: specialists[0] });
    await settled(api);
    const other = await aRequest(api);
    for (const as of [specialists[1] ?? other.patient, other.patient])
      expect((await receiptOf(as, selectionId)).status).toBe(404);
    expect((await api.call('appointmentReceipt', { params: { id: selectionId } })).status).toBe(401);
  });

  it('is limited on a partner’s page to its own bookings, without the saved name', async () => {
    const [here, elsewhere] = [await aPartner(api), await aPartner(api)];
    const { patient, selectionId } = await aBookedRequest();
    await db.updateTable('selections').set({ partner_id: here.id }).where('id', '=', selectionId).execute();
    const on = async (partner: TestPartner) => {
      const token = await vouchedFor(api, partner, patient);
      return api.call('appointmentReceipt', { ...bearing(token, partner.origin), params: { id: selectionId } });
    };
    expect((await on(here)).body).toMatchObject({ amountCents: 1_500, payer: null });
    expect((await on(elsewhere)).status).toBe(404);
  });
});
