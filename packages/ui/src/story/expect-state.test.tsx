import { configure, getConfig } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { expectRest, expectState, forgetState } from './expect-state.ts';

beforeEach(() => {
  forgetState();
  document.body.innerHTML = '<button>Pay</button><p>Held</p>';
});

const press = () => document.querySelector('button')?.click();
const isHeld = () => expect(document.body.textContent).toContain('Held');

describe('a story that is named after a state', () => {
  it('needs no claim without actions', async () => {
    await expect(expectRest('Requests / Open')).resolves.toBeUndefined();
  });

  it('rests in its claimed state', async () => {
    press();
    await expectState(isHeld);
    await expect(expectRest('Requests / Open')).resolves.toBeUndefined();
  });

  it('acts, and so must claim', async () => {
    press();
    await expect(expectRest('Requests / Open')).rejects.toThrow(
      "Requests / Open acts and claims nothing: end its play with expectState(), or tag it 'journey'.",
    );
  });

  it('ends with its claim', async () => {
    await expectState(isHeld);
    press();
    await expect(expectRest('Requests / Open')).rejects.toThrow('Requests / Open goes on after expectState()');
  });

  it('does not move to another state afterwards', async () => {
    await expectState(isHeld);
    document.body.textContent = 'Released';
    await expect(expectRest('Requests / Open')).rejects.toThrow('Requests / Open does not rest in what it claims.');
  });

  it('is awaited, for what comes a moment later', async () => {
    document.body.textContent = '';
    queueMicrotask(() => setTimeout(() => (document.body.textContent = 'Held'), 0));
    await expectState(isHeld);
    await expect(expectRest('Requests / Open')).resolves.toBeUndefined();
  });

  it('claims no state that never comes, and reports one', async () => {
    const { asyncUtilTimeout } = getConfig();
    onTestFinished(() => configure({ asyncUtilTimeout }));
    configure({ asyncUtilTimeout: 20 });
    document.body.textContent = '';
    await expect(expectState(isHeld)).rejects.toThrow('Held');
    await expect(expectRest('Requests / Open')).rejects.toThrow('Requests / Open does not rest in what it claims.');
  });

  it('is not held to what the story before it claimed', async () => {
    await expectState(isHeld);
    forgetState();
    document.body.textContent = '';
    await expect(expectRest('Requests / Booked')).resolves.toBeUndefined();
  });
});
