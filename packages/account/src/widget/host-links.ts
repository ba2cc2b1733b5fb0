import type { AccountLinks } from '../links.ts';

export interface HostLinks {
  preview?: string;
  availability?: string;
  payouts?: string;
  documents?: string;
  requests?: string;
  appointments?: string;
  offers?: string;
}

/** Adds the ID: 'https://clinic.example/day?apt=sel_1'. */
const withId = (url: string, id: string | undefined): string =>
  id === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}apt=${encodeURIComponent(id)}`;

export const accountLinks = ({ preview, appointments, ...pages }: HostLinks): AccountLinks => ({
  ...pages,
  ...(preview !== undefined && { preview: () => preview }),
  ...(appointments !== undefined && { appointments: (id) => withId(appointments, id) }),
});
