import type { Answer } from '@tele/core/contract';
import type { StaffApplication } from './read-application.ts';

type Queued = Answer<'staffApplications'>['items'][number];

export function queueLine({ applicationId, submittedAt, profession, profileType, name, specialties }: Queued): string {
  return [applicationId, submittedAt, profession, profileType, name, specialties.join(', ')].join('  ');
}

export function describeLines(application: StaffApplication): string[] {
  const { address, documents, licences } = application;
  const place = [address.street, address.suburb, address.state, address.postcode].filter(Boolean).join(', ');
  return [
    queueLine(application),
    `status       ${application.status}${application.reason === null ? '' : `: ${application.reason}`}`,
    ...(application.decidedAt === null
      ? []
      : [`decided      ${application.decidedAt} by ${application.decidedBy ?? ''}`]),
    ...(application.takenBy === null ? [] : [`assigned to  ${application.takenBy.name}`]),
    ...(application.sentAgain ? ['sent again   an earlier application was rejected'] : []),
    `email        ${application.email}`,
    `phone        ${application.phone}`,
    `address      ${place}`,
    ...licences.map(
      ({ label, number, register }) =>
        `licence      ${label} ${number}  ${register.name}: ${register.url ?? 'no website'}`,
    ),
    `gender       ${application.gender}`,
    `languages    ${application.languages.join(', ')}`,
    `profile      ${application.profile ?? 'none'}`,
    ...documents.map(({ kind, contentType, bytes, uploadedAt, sameAs, sha256, scan, replaced }) =>
      [
        `document     ${kind}  ${contentType}  ${bytes} bytes  ${uploadedAt}`,
        `SHA-256 ${sha256 ?? 'not recorded'}`,
        `virus scan ${scan}`,
        ...(sameAs === null ? [] : [`the same file as ${sameAs}`]),
        ...(replaced ? ['replaced after the decision'] : []),
      ].join('  '),
    ),
    ...(application.documentCount.missing.length === 0
      ? []
      : [`missing      ${application.documentCount.missing.join(', ')}`]),
    ...application.faults.map(({ field, text }) => `fault        ${field}: ${text}`),
    ...(application.note === null ? [] : [`note         ${application.note}`]),
    `to check     ${application.checks.join(', ')}`,
    ...(application.specialistId === null ? [] : [`specialist   ${application.specialistId}`]),
  ];
}
