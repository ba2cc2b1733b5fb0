import { screen } from '@testing-library/react';
import { aMe } from '@tele/core/testing';
import { standsOnAServersPage } from '@tele/kit/testing/server-page';
import { Account } from './Account.tsx';

standsOnAServersPage(
  <Account
    apiBase="https://api.example.test"
    token="token"
    fetch={async (...request) =>
      Response.json(new Request(...request).url.endsWith('/auth/me') ? aMe() : { items: [] })
    }
    now={() => new Date('2026-11-23T00:00:00.000Z')}
    privacyNotice={{ url: '/privacy' }}
  />,
  () => screen.findByText('maeve.tran@example.com', { selector: 'p' }),
);
