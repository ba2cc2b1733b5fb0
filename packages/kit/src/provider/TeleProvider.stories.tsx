import { aMe, mock, storyNow } from '@tele/core/testing';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tele/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { expectState } from '@tele/ui/expect-state';
import { callQuery } from '../calls/call-query.ts';
import { useTele } from './context.ts';
import { TeleProvider } from './TeleProvider.tsx';

const Who = () => {
  const { client } = useTele();
  const { data } = useQuery(callQuery(client, 'authMe'));
  const [draft, setDraft] = useState('');
  return (
    <p>
      <span>{data ? `Hello ${data.userId}` : 'Loading'}</span>{' '}
      <input aria-label="Draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
    </p>
  );
};

const meta = {
  title: 'Patterns/TeleProvider',
  component: TeleProvider,
  parameters: { docs: { story: { inline: false, height: '120px' } } },
  args: { children: null },
  beforeEach: ({ msw }) =>
    msw.use(
      mock('authMe', ({ request }) => {
        const token = request.headers.get('authorization') ?? '';
        return aMe({ userId: token.replace('Bearer ', '') });
      }),
    ),
} satisfies Meta<typeof TeleProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const base = { apiBase: 'https://api.example.test', now: () => new Date(storyNow) };

export const TwoOnOnePageDoNotMeet: Story = {
  // Each root has a toast region of the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <>
      <TeleProvider {...base} token="ann">
        <Who />
      </TeleProvider>
      <TeleProvider {...base} token={async () => 'bob'}>
        <Who />
      </TeleProvider>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Hello ann/)).toBeVisible();
    await expect(await canvas.findByText(/Hello bob/)).toBeVisible();
  },
};

const jwt = (sub: string, exp: number): string => `h.${btoa(JSON.stringify({ sub, exp }))}.s`;

const Switcher = () => {
  const [token, setToken] = useState(jwt('ann', 4_000_000_000));
  return (
    <>
      <button onClick={() => setToken(jwt('ann', 4_000_000_001))}>Fresh token</button>
      <button onClick={() => setToken(jwt('bob', 4_000_000_000))}>Another person</button>
      <TeleProvider {...base} token={token}>
        <Who />
      </TeleProvider>
    </>
  );
};

export const ADraftOutlivesATokenButNotAPerson: Story = {
  tags: ['journey'],
  render: () => <Switcher />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Draft'), 'Reflux');
    await userEvent.click(canvas.getByRole('button', { name: 'Fresh token' }));
    await expect(canvas.getByLabelText('Draft')).toHaveValue('Reflux');
    await userEvent.click(canvas.getByRole('button', { name: 'Another person' }));
    await expect(canvas.getByLabelText('Draft')).toHaveValue('');
  },
};

const Inline = () => {
  const [count, setCount] = useState(0);
  return (
    <TeleProvider
      {...base}
      token="ann"
      appearance={{ radius: 4 }}
      link={({ href, children, ...rest }) => (
        <a {...rest} href={`${href}?n=${count}`}>
          {children}
        </a>
      )}
      onAuthRequired={() => setCount(0)}
    >
      <Link href="/inbox">Inbox</Link>
      <button onClick={() => setCount(count + 1)}>Render again</button>
    </TeleProvider>
  );
};

export const AnythingMayBePassedInline: Story = {
  render: () => <Inline />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Inbox' });
    await userEvent.click(canvas.getByRole('button', { name: 'Render again' }));
    await expectState(async () => {
      await expect(canvas.getByRole('link', { name: 'Inbox' })).toBe(link);
      await expect(link).toHaveAttribute('href', '/inbox?n=1');
    });
  },
};
