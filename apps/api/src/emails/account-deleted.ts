import type { EmailContent } from './layout/write-email.ts';

export interface Company {
  id: string;
  name: string;
}

export interface DeletionReceipt {
  confirmed: readonly Company[];
  pending: readonly Company[];
  /** Days until backups no longer contain the account. */
  backupDays: number;
}

const deletedThere: Readonly<Record<string, string>> = {
  identity: 'Deleted your sign-in',
  payments: 'Deleted your cards and email address; keeps its own payment records',
  storage: 'Deleted your documents and photos',
};

export const accountDeleted = (
  specialist: boolean,
  { confirmed, pending, backupDays }: DeletionReceipt,
  portalUrl: string,
): EmailContent => ({
  subject: 'Your account is deleted',
  paragraphs: [
    'You asked us to delete your account, and we have.',
    specialist
      ? 'By law we keep your past appointments and payments for at least 7 years, with your name and registration.'
      : 'By law we keep appointments and receipts for at least 7 years, without your name.',
    `Copies in our backups will be gone within ${backupDays} days.`,
    'This is our last email to you. If you did not delete your account, please reply to this email.',
  ],
  facts: [
    ...confirmed.map(({ id, name }) => ({ label: name, text: deletedThere[id] ?? 'Deleted your data' })),
    ...pending.map(({ name }) => ({
      label: name,
      text: 'Not confirmed yet. We’ll keep asking them to delete your data.',
    })),
  ],
  link: { label: 'Go to Tele', url: `${portalUrl}/start` },
  foot: { text: 'You’re getting this email because your account was deleted.' },
});
