import { act, renderHook, waitFor } from '@testing-library/react';
import { TeleError, type TeleClient } from '@tele/client';
import type { FieldRule } from '@tele/core';
import { Fragment, type FormEvent, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TeleProvider } from '../provider/TeleProvider.tsx';
import { useForm, type FormOptions } from './use-form.ts';

const name: FieldRule<string, string, 'missing'> = {
  check: (entry) => (entry.trim() ? { tag: 'ok', value: entry.trim() } : { tag: 'fault', fault: 'missing' }),
  messages: { missing: 'Enter your full name.' },
};
const cap: FieldRule<number | null, number | null, 'high'> = {
  check: (entry) => (entry !== null && entry > 100 ? { tag: 'fault', fault: 'high' } : { tag: 'ok', value: entry }),
  messages: { high: 'Too high.' },
};
const anyCap: typeof cap = { ...cap, check: (entry) => ({ tag: 'ok', value: entry }) };
const fields = { name, cap };
const client = {} as TeleClient;
const wrapper = ({ children }: { children: ReactNode }) => <TeleProvider client={client}>{children}</TeleProvider>;

const drawn = (options: Partial<FormOptions<typeof fields>> = {}) =>
  renderHook(() => useForm({ fields, initial: { name: '', cap: null }, onSubmit: () => undefined, ...options }), {
    wrapper,
  });
const event = { preventDefault: () => undefined, stopPropagation: () => undefined } as FormEvent;
const send = async (form: ReturnType<typeof drawn>['result']) => {
  await act(async () => form.current.props.onSubmit(event));
};

describe('a form', () => {
  it('shows no errors before it is sent, then one for each invalid field', async () => {
    const onSubmit = vi.fn();
    const { result } = drawn({ onSubmit, initial: { name: ' ', cap: 300 } });
    expect(result.current.errorOf('name')).toBeNull();
    await send(result);
    await waitFor(() => expect(result.current.errorOf('name')).toBe('Enter your full name.'));
    expect(result.current.errorOf('cap')).toBe('Too high.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('shows errors in the screen’s words', async () => {
    const { result } = drawn({ faults: { missing: 'Who is it for?' } });
    await send(result);
    await waitFor(() => expect(result.current.errorOf('name')).toBe('Who is it for?'));
  });

  it('sends the rules’ values', async () => {
    const onSubmit = vi.fn();
    const { result } = drawn({ onSubmit, initial: { name: ' Maeve Tran ', cap: 80 } });
    await send(result);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ name: 'Maeve Tran', cap: 80 }));
  });

  it('fills other fields from an entry', async () => {
    const fills = { name: (text: string) => (text === 'Maeve, 80' ? { name: 'Maeve', cap: 80 } : null) };
    const { result } = drawn({ fills, initial: { name: '', cap: 300 } });
    await send(result);
    await waitFor(() => expect(result.current.errorOf('cap')).toBe('Too high.'));
    act(() => result.current.set('name', 'Maeve, 80'));
    expect(result.current.store.entries()).toEqual({ name: 'Maeve', cap: 80 });
    expect(result.current.errorOf('cap')).toBeNull();
    act(() => result.current.set('name', 'Maeve, 8'));
    expect(result.current.store.entries()).toEqual({ name: 'Maeve, 8', cap: 80 });
  });

  it('clears an error once the entry is valid', async () => {
    const { result } = drawn();
    await send(result);
    await waitFor(() => expect(result.current.errorOf('name')).not.toBeNull());
    act(() => result.current.set('name', 'Maeve'));
    await waitFor(() => expect(result.current.errorOf('name')).toBeNull());
  });

  it('accepts rules that depend on the entries', async () => {
    const { result } = drawn({ fields: (entries) => ({ name, cap: entries.name === 'Maeve' ? cap : anyCap }) });
    act(() => result.current.set('cap', 300));
    act(() => result.current.set('name', 'Maeve'));
    await send(result);
    await waitFor(() => expect(result.current.errorOf('cap')).toBe('Too high.'));
    act(() => result.current.set('name', 'Noor'));
    await send(result);
    await waitFor(() => expect(result.current.errorOf('cap')).toBeNull());
  });

  it('shows what the API refuses at the field it names, and the entries stay', async () => {
    const named = { 'person.name': 'Taken.', 'cap.0': 'Too low.' };
    const refusal = new TeleError('INVALID_INPUT', 422, { error: 'No.', fields: named });
    const onSubmit = vi.fn().mockRejectedValue(refusal);
    const { result } = drawn({ onSubmit, initial: { name: 'Maeve', cap: null } });
    await send(result);
    await waitFor(() => expect(result.current.errorOf('name')).toBe('Taken.'));
    expect(result.current.errorOf('cap')).toBe('Too low.');
    expect(result.current.problem).toBeNull();
  });

  it('shows a refusal at the field that the screen maps it to', async () => {
    const refusal = new TeleError('INVALID_INPUT', 422, { error: 'No.', fields: { title: 'Taken.' } });
    const onSubmit = vi.fn().mockRejectedValue(refusal);
    const { result } = drawn({ onSubmit, initial: { name: 'Maeve', cap: null }, fieldOf: () => 'name' });
    await send(result);
    await waitFor(() => expect(result.current.errorOf('name')).toBe('Taken.'));
  });

  it('shows a failure of the whole in its text, or in the screen’s own', async () => {
    const onSubmit = vi
      .fn()
      .mockRejectedValueOnce(new TeleError('UNAVAILABLE', 503, { error: 'Back soon.' }))
      .mockRejectedValueOnce(new TypeError('x is not a function'));
    const { result } = drawn({ onSubmit, initial: { name: 'Maeve', cap: null }, failureText: 'Failed to save' });
    await send(result);
    await waitFor(() => expect(result.current.problem).toBe('Back soon.'));
    await send(result);
    await waitFor(() => expect(result.current.problem).toBe('Failed to save'));
  });

  it('validates a field on blur, if the form requests it', () => {
    const { result } = drawn({ mode: 'onTouched' });
    act(() => result.current.set('cap', 300));
    expect(result.current.errorOf('cap')).toBeNull();
    act(() => result.current.leave('cap'));
    expect(result.current.errorOf('cap')).toBe('Too high.');
    act(() => result.current.set('cap', 80));
    expect(result.current.errorOf('cap')).toBeNull();
  });

  it('is sent once, however often the button is pressed', async () => {
    const onSubmit = vi.fn(() => new Promise<void>(() => undefined));
    const { result } = drawn({ onSubmit, initial: { name: 'Maeve', cap: null } });
    await send(result);
    expect(result.current.busy).toBe(true);
    await send(result);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('keeps its draft until it is sent', async () => {
    let shown = 0;
    const onSubmit = vi.fn().mockReturnValueOnce(false);
    const { result, rerender } = renderHook(
      () => useForm({ fields, initial: { name: '', cap: null }, onSubmit, draft: 'person' }),
      { wrapper: ({ children }) => wrapper({ children: <Fragment key={shown}>{children}</Fragment> }) },
    );
    const showAgain = () => {
      shown += 1;
      rerender();
    };
    act(() => result.current.set('name', 'Maeve'));
    await send(result);
    showAgain();
    expect(result.current.store.entries().name).toBe('Maeve');
    await send(result);
    expect(onSubmit).toHaveBeenCalledTimes(2);
    showAgain();
    expect(result.current.store.entries().name).toBe('');
  });
});
