import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TeleError, type TeleClient } from '@tele/client';
import { TeleProvider, type SafeStorage } from '@tele/kit';
import { beforeEach, expect, it } from 'vitest';
import { entriesOf, type ProfileValues } from './profile-form.ts';
import { RegisterView } from './RegisterView.tsx';

const tab = new Map<string, string>();
const keep: SafeStorage = {
  get: (key) => tab.get(key) ?? null,
  set: (key, value) => tab.set(key, value).has(key),
  remove: (key) => void tab.delete(key),
};
beforeEach(() => tab.clear());

const load = (onSave: (values: ProfileValues) => Promise<void>) =>
  render(
    <TeleProvider client={{} as TeleClient} keep={keep}>
      <RegisterView initial={entriesOf(null, null)} email="new@example.com" today="2026-11-23" onSave={onSave} />
    </TeleProvider>,
  );
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Save profile' }));

it('a newcomer’s draft survives a reload and a refusal, without the number', async () => {
  const refused = () => Promise.reject(new TeleError('INTERNAL', 500, { error: 'No.' }));
  const first = load(refused);
  write(/^Full name/, 'Noor Haddad');
  write(/^Mobile/, '0491 570 158');
  fireEvent.click(screen.getByRole('button', { name: 'Add details for health appointments' }));
  write(/^Day/, '17/05/1991');
  write(/^Medicare or IHI number/, '2123 45670 1');
  expect([...tab.values()].join()).not.toContain('2123');
  send();
  await screen.findByRole('alert');
  first.unmount();

  load(async () => undefined);
  expect(field(/^Full name/).value).toBe('Noor Haddad');
  expect(field(/^Mobile/).value).toBe('0491 570 158');
  expect(field(/^Year/).value).toBe('1991');
  expect(field(/^Medicare or IHI number/).value).toBe('');
  send();
  await waitFor(() => expect(tab.size).toBe(0));
});
