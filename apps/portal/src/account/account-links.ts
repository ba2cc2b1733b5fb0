import type { AccountLinks } from '@tele/account/screens';
import { places } from '../places.ts';

export const accountLinks: AccountLinks = {
  preview: places.preview.href,
  availability: places.availability.href(),
  payouts: places.payouts.href(),
  documents: places.documents.href(),
  requests: places.requests.href(),
  appointments: places.appointments.href,
  offers: places.ownOffers.href(),
};
