import { defineMessages } from '@tele/ui';

/** Deletions that other companies confirmed. */
export const deletionReceiptMessages = defineMessages('portal.login.receipt', {
  label: 'Companies that store data for us',
  named: ({ name }: { name: string }) => `${name}:`,
  identity: 'Deleted your sign-in',
  payments: 'Deleted your cards and email address; keeps its own payment records',
  storage: 'Deleted your documents and photos',
  pending: 'Not confirmed yet',
});
