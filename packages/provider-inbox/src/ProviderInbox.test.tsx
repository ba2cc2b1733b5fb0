import { screen } from '@testing-library/react';
import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { ProviderInbox } from './ProviderInbox.tsx';

standsOnAServersPage(
  <ProviderInbox
    apiBase="https://api.example.test"
    token="token"
    fetch={async () => Response.json({ items: [] })}
    now={() => new Date('2026-11-23T00:00:00.000Z')}
    privacyNotice={{ url: '/privacy' }}
  />,
  () => screen.findByText('No pending selections right now.'),
);
