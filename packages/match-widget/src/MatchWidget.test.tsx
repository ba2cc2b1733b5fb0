import { screen } from '@testing-library/react';
import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { MatchWidget } from './MatchWidget.tsx';

standsOnAServersPage(
  <MatchWidget
    apiBase="https://api.example.test"
    token="token"
    fetch={async () => Response.json({ items: [{ name: 'Cardiology', group: 'Heart' }] })}
    now={() => new Date('2026-11-23T00:00:00.000Z')}
    privacyNotice={{ url: '/privacy' }}
  />,
  () => screen.findByRole('combobox', { name: 'Specialty' }),
);
