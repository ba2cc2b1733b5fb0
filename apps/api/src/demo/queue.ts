import { kindsToOffer, loadCategory, type DocumentKind } from '@tele/core';
import { accountOf } from '../account/attach-identity.ts';
import { registerSpecialist } from '../applications/register.ts';
import { inTransaction } from '../db/transaction.ts';
import { personActing, type Actor } from '../http/actor.ts';
import { grant } from '../staff/grant.ts';
import { staffHandlers } from '../staff/routes.ts';
import { presignUpload } from '../uploads/presign.ts';
import { postUpload } from '../vendors/post-upload.ts';
import { numberAfter } from '../seed/licences.ts';
import { fictionPhones } from '../seed/phones.ts';
import { demoApplicants, demoStaff, type DemoApplicant } from './applicants.ts';
import { drawPdf, drawPhoto } from './documents.ts';
import { sentAt, type Stage } from './stage.ts';

/** Beyond the numbers of the specialists. */
const firstNumber = 900;

/** Applications with documents, sent over the last days, and a member of staff to read them. */
export async function fillQueue({ stage, now }: { stage: Stage; now: Date }): Promise<void> {
  const { db } = stage.services;
  const staffId = await inTransaction(db, (t) => accountOf(t, demoStaff));
  await grant(stage.services, demoStaff.email);
  for (const [nth, applicant] of demoApplicants.entries()) {
    const userId = await inTransaction(db, (t) => accountOf(t, applicant));
    const applicationId = await apply(stage, {
      applicant,
      as: personActing(userId),
      when: sentAt(now, applicant.sent),
      nth,
    });
    if (applicant.rejected === undefined || applicationId === null) continue;
    await stage.act(
      staffHandlers.rejectApplication,
      personActing(staffId, { staff: true }),
      sentAt(now, applicant.sent - 1),
      { params: { id: applicationId }, body: { reason: applicant.rejected, faults: [] } },
    );
  }
}

interface Application {
  applicant: DemoApplicant;
  as: Actor;
  when: Date;
  nth: number;
}

async function apply(stage: Stage, { applicant, as, when, nth }: Application): Promise<string | null> {
  const { name, email, profession, specialties, gender, address, profile } = applicant;
  const category = await loadCategory(profession);
  const { needed } = kindsToOffer(category, specialties);
  const kind = needed.find(({ states }) => states.includes(address.state)) ?? needed[0];
  const number = kind ? numberAfter(kind, firstNumber + nth) : '';
  const documents: Partial<Record<`${DocumentKind}Key`, string>> = {};
  for (const document of applicant.documents)
    documents[`${document}Key`] = await upload(stage, { applicant, as, when, nth }, document);
  const made = await stage.act(registerSpecialist, as, when, {
    body: {
      profession,
      profileType: 'SOLO',
      name,
      email,
      phone: fictionPhones[nth + 10] ?? '',
      address,
      ...(category.ahpra === null ? {} : { ahpraNumber: number }),
      licences: category.ahpra === null && kind ? [{ kind: kind.key, number }] : [],
      gender,
      languages: ['English'],
      specialties: [...specialties],
      documents,
      modes: ['TELEHEALTH'],
      availability: [],
      subspecialties: [],
      profile,
      turnstileToken: 'demo',
    },
  });
  return made.applicationId;
}

async function upload(
  stage: Stage,
  { applicant: { name, email }, as, when }: Application,
  kind: DocumentKind,
): Promise<string> {
  const isPhoto = kind === 'photo';
  const file = isPhoto
    ? drawPhoto(email)
    : drawPdf([kind.toUpperCase(), name, 'Example document of an invented person']);
  const form = await stage.act(presignUpload, as, when, { body: { keyHint: kind, contentType: file.type } });
  await postUpload(form, file);
  return form.key;
}
