import { defineMessages } from '@tele/ui';

/** The names of the places: in the browser's tab, and in the navigation, where the dock has shorter ones (spec section 2, Global chrome). */
export const placesMessages = defineMessages('portal.places', {
  signIn: 'Sign in',
  findProfessional: 'Find a professional',
  findSpecialists: 'Find specialists',
  match: 'Match',
  results: 'Results',
  work: 'Work',
  registerProvider: 'Register as a provider',
  preview: 'Profile preview',
  documents: 'Documents',
  requests: 'Requests',
  request: 'Request',
  inbox: 'Inbox',
  openRequests: 'Open requests',
  ownOffers: 'My offers',
  payouts: 'Payouts',
  respond: 'Respond to a request',
  availability: 'Availability',
  schedule: 'Schedule',
  appointments: 'Appointments',
  booked: 'Booked',
  editProfile: 'Edit profile',
  account: 'Account',
  applications: 'Applications',
  application: 'Application',
});
