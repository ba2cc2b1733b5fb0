import { formatDayYear, limits, sydney } from '@tele/core';
import type { Attachment } from '../vendors/mailer.ts';

export function practiceContract({ name, approvedAt }: { name: string; approvedAt: Date }): Attachment {
  const content = [
    'PRACTICE CONTRACT',
    '',
    `Between the telehealth practice and ${name}, from ${formatDayYear(approvedAt.toISOString(), sydney)}.`,
    '',
    `1. Fee. The practice charges ${limits.practiceFeePercent}% per consultation.`,
    '2. What the practice offers: medical records, e-scripts, rebates, fax and secure messaging, billing, online bookings and storage hosted in Australia.',
    '3. The doctor sees matched patients through the practice.',
    '4. The practice’s doctors are featured higher in matching and are labelled as featured.',
    '5. The doctor is senior enough to work independently (PGY-5 or above), holds AHPRA registration and must keep it current.',
    '',
  ].join('\r\n');
  return { filename: 'practice-contract.txt', contentType: 'text/plain; charset=utf-8', content };
}
