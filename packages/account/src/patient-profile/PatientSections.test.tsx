import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import { aPatientProfile } from '@tele/core/testing';
import { TeleProvider, type SafeStorage } from '@tele/kit';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { PatientSections } from './PatientSections.tsx';
import { entriesOf, type ProfileEntries } from './profile-form.ts';

const maeve = entriesOf(aPatientProfile(), null);
const tab = new Map<string, string>();
const keep: SafeStorage = {
  get: (key) => tab.get(key) ?? null,
  set: (key, value) => tab.set(key, value).has(key),
  remove: (key) => void tab.delete(key),
};
beforeEach(() => tab.clear());

const Page = ({ onFile, numberOnFile = null }: { onFile: ProfileEntries; numberOnFile?: string | null }) => {
  const [initial, setInitial] = useState(onFile);
  return (
    <PatientSections
      initial={initial}
      email="maeve.tran@example.com"
      numberOnFile={numberOnFile}
      today="2026-11-23"
      onSave={async (_, { name }) => {
        const saved = { ...initial, name };
        setInitial(saved);
        return saved;
      }}
    />
  );
};

const load = (onFile: ProfileEntries = maeve, store: SafeStorage = keep) =>
  render(
    <TeleProvider client={{} as TeleClient} keep={store}>
      <Page onFile={onFile} />
    </TeleProvider>,
  );
const part = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

it('a reload keeps unsaved text with a notice, but never the number', () => {
  const first = load();
  write(/^Suburb/, 'Leura');
  write(/^Medicare or IHI number/, '2123 45670 1');
  expect([...tab.values()].join()).not.toContain('2123');
  first.unmount();
  load();
  expect(field(/^Suburb/).value).toBe('Leura');
  expect(part('Address').getByText('Not saved yet')).toBeDefined();
  expect(field(/^Medicare or IHI number/).value).toBe('');
  expect(part('Health').queryByText('Not saved yet')).toBeNull();
});

it('a draft is deleted once saved or unchanged', async () => {
  load();
  write(/^Full name/, 'Maeve Tran-Ng');
  write(/^Suburb/, 'Leura');
  write(/^Suburb/, maeve.suburb);
  expect(tab.size).toBe(1);
  fireEvent.submit(screen.getByRole('form', { name: 'Your details' }));
  await waitFor(() => expect(part('Your details').getByText('Saved')).toBeDefined());
  expect(tab.size).toBe(0);
});

it('a part with a draft starts unfolded', () => {
  const none = { ...maeve, street: '', suburb: '', state: null, postalCode: '' };
  const first = load(none);
  fireEvent.click(screen.getByRole('button', { name: 'Add your address' }));
  write(/^Street/, '12 Cascade Street');
  first.unmount();
  load(none);
  expect(screen.queryByRole('button', { name: 'Add your address' })).toBeNull();
  expect(field(/^Street/).value).toBe('12 Cascade Street');
});

it('a part keeps its draft when another tab saves the others', () => {
  const first = load();
  write(/^Full name/, 'Maeve Tran-Ng');
  first.unmount();
  load({ ...maeve, suburb: 'Leura' });
  expect(field(/^Full name/).value).toBe('Maeve Tran-Ng');
  expect(field(/^Suburb/).value).toBe('Leura');
  expect(part('Address').queryByText('Not saved yet')).toBeNull();
});

it('a part can be saved without browser storage', async () => {
  load(maeve, { get: () => null, set: () => false, remove: () => undefined });
  write(/^Full name/, 'Maeve Tran-Ng');
  expect(field(/^Full name/).value).toBe('Maeve Tran-Ng');
  fireEvent.submit(screen.getByRole('form', { name: 'Your details' }));
  await waitFor(() => expect(part('Your details').getByText('Saved')).toBeDefined());
});

it('the removal of the number survives a detour', () => {
  const client = {} as TeleClient;
  const shown = (page: ReactNode) => (
    <TeleProvider client={client} keep={keep}>
      {page}
    </TeleProvider>
  );
  const page = <Page onFile={maeve} numberOnFile="•••••••701" />;
  const { rerender } = render(shown(page));
  fireEvent.click(screen.getByLabelText('Remove the number on file'));
  rerender(shown(null));
  rerender(shown(page));
  expect(screen.getByLabelText<HTMLInputElement>('Remove the number on file').checked).toBe(true);
  expect(field(/^Medicare or IHI number/).disabled).toBe(true);
});
