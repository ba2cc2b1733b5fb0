import { screen } from '@testing-library/react';
import { aMe, aProvider, fail, mock } from '@tele/core/testing';
import { worksWithOwnServer, type Journey } from '@tele/kit/testing/own-server';
import { DoctorRegister } from './DoctorRegister.tsx';

const widget = (fetch: typeof globalThis.fetch) => (
  <DoctorRegister
    apiBase="https://api.example.test"
    token="token"
    humanCheck={null}
    contactEmail="doctors@example.com.au"
    now={() => new Date('2026-12-02T00:00:00.000Z')}
    {...{ fetch }}
  />
);

/** Application screen, once it shows `text`. */
const showing = (provider: Parameters<typeof aProvider>[0], text: string): Journey => ({
  answers: { myProvider: aProvider(provider) },
  together: { authMe: aMe({ role: null, name: null, profile: null }) },
  widget,
  drive: async ({ look }) => {
    await screen.findByText(text);
    if (screen.queryByText('0 documents')) throw new Error('Says that nothing was sent');
    look();
  },
  missing: [text],
});

const notFound = fail(404, 'NOT_FOUND', 'Not found.');

const form: Journey = {
  answers: { authMe: aMe({ role: null, name: null, profile: null }) },
  others: () => [mock('myProvider', notFound), mock('providerOf', notFound)],
  widget,
  drive: async ({ look }) => {
    await screen.findByLabelText('Full name');
    look();
  },
};

const decidedAt = '2026-12-01T03:10:00.000Z';

worksWithOwnServer({
  'the form': form,
  'an application that waits': showing({}, 'Your application is still pending'),
  'an approved application': showing({ status: 'APPROVED', decidedAt, specialistId: 'spc_9' }, 'You’re approved'),
  'an application that was not approved': showing(
    { status: 'REJECTED', decidedAt, reason: 'The number is another doctor’s.' },
    'Your application was not approved',
  ),
  'a suspended profile': showing({ status: 'SUSPENDED', decidedAt }, 'Your profile is suspended'),
});
