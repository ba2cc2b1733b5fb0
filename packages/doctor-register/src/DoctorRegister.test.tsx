import { screen } from '@testing-library/react';
import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { DoctorRegister } from './DoctorRegister.tsx';

standsOnAServersPage(
  <DoctorRegister
    apiBase="https://api.example.test"
    token="token"
    humanCheck={null}
    contactEmail="doctors@example.com.au"
    fetch={async () => Response.json({ error: 'You have not applied yet.', code: 'NOT_FOUND' }, { status: 404 })}
    now={() => new Date('2026-11-23T00:00:00.000Z')}
  />,
  () => screen.findByLabelText('Full name'),
);
