import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { screen } from '@testing-library/react';
import { StaffDesk } from './StaffDesk.tsx';

standsOnAServersPage(
  <StaffDesk
    apiBase="https://api.example.test"
    token="token"
    fetch={async () => Response.json({ items: [], counts: { PENDING: 0, REJECTED: 0, APPROVED: 0 } })}
    now={() => new Date('2026-11-23T00:00:00.000Z')}
    privacyNotice={{ url: '/privacy' }}
  />,
  () => screen.findByText('Nothing to verify.'),
);
