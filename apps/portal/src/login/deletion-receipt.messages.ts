import { defineMessages } from '@tele/ui';

export const deletionReceiptMessages = defineMessages('portal.login.receipt', {
  deleted: 'Your account is deleted.',
  keptOfPatient: 'By law we keep appointments and receipts for at least 7 years, without your name.',
  keptOfSpecialist:
    'By law we keep your past appointments and payments for at least 7 years, with your name and registration.',
  within: 'Within a day, we’ll email you a list of what other companies have deleted.',
  label: 'Companies that store data for us',
  named: ({ name }: { name: string }) => `${name}:`,
  identity: 'Deleted your sign-in',
  payments: 'Deleted your cards and email address; keeps its own payment records',
  storage: 'Deleted your documents and photos',
  pending: 'Not confirmed yet',
});
