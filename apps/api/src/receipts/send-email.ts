import { cardBrand } from '@tele/core';
import type { Db, Row } from '../db/schema.ts';
import type { Services } from '../http/context.ts';
import { writeEmail } from '../emails/layout/write-email.ts';
import { gstCents, isOurs, receiptNumber } from './figures.ts';
import { emails } from './emails-by-name.ts';
import { receiptJob, type ReceiptJob } from './note-money.ts';
import { receiptPdf } from './receipt-pdf.ts';

export const receiptWorks = receiptJob.works(sendEmail);

async function sendEmail({ db, mailer, config }: Services, { id, payload }: ReceiptJob): Promise<void> {
  const { email: emailName, chargeId } = payload;
  const {
    email,
    name,
    kind,
    amount_cents: amountCents,
    number,
    issued_at,
    updated_at,
    ...row
  } = await factsOf(db, chargeId);
  const issuedISO = (issued_at ?? updated_at).toISOString();
  const printedNumber = number === null ? '' : receiptNumber(number, issuedISO);
  const { business } = config;
  const written = emails[emailName]({
    kind,
    amountCents,
    gstCents: gstCents({ kind, amountCents, business }),
    isOurs: isOurs({ kind }),
    number: printedNumber,
    issuedISO,
    payer: name,
    card: cardName(row),
    business,
    link: linkOf(row, config.portalUrl),
  });
  const attachments =
    emailName === 'receipt' && printedNumber !== ''
      ? [
          {
            filename: `${printedNumber}.pdf`,
            contentType: 'application/pdf',
            content: await receiptPdf({ email: written, business, issuedISO }),
          },
        ]
      : [];
  await mailer.send({ ...(await writeEmail(written)), to: email, id, attachments });
}

type CardColumns = Pick<Row<'charges'>, 'card_brand' | 'card_last4' | 'card_wallet'>;

function cardName({ card_brand: brand, card_last4: last4, card_wallet: wallet }: CardColumns): string | null {
  const card = last4 && `${cardBrand(brand ?? '')} ending ${last4}`;
  return card && wallet ? `${card} in ${cardBrand(wallet)}` : card;
}

interface PaidFor {
  subject_type: string;
  subject_id: string;
  requestId: string | null;
}

function linkOf({ subject_type: type, subject_id: id, requestId }: PaidFor, portalUrl: string) {
  if (type === 'offer') return { label: 'Open your request', url: `${portalUrl}/requests/open/${requestId ?? id}` };
  if (type === 'candidate')
    return { label: 'Open your appointment', url: `${portalUrl}/appointments?apt=${requestId ?? id}` };
  return { label: 'Open your request', url: `${portalUrl}/requests/${id}` };
}

const factsOf = (db: Db, chargeId: string) =>
  db
    .selectFrom('charges as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('receipts as r', 'r.charge_id', 'c.id')
    .leftJoin('offers as o', 'o.id', 'c.subject_id')
    .leftJoin('candidates as n', 'n.id', 'c.subject_id')
    .select(['u.email', 'u.name', 'c.kind', 'c.amount_cents', 'c.subject_type', 'c.subject_id', 'c.updated_at'])
    .select(['r.number', 'r.issued_at', 'c.card_brand', 'c.card_last4', 'c.card_wallet'])
    .select((row) => row.fn.coalesce('o.selection_id', 'n.selection_id').as('requestId'))
    .where('c.id', '=', chargeId)
    .executeTakeFirstOrThrow();
