import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultsOfClock, watchClock } from './watch-clock.ts';
import { faultsOfLogs, watchLogs } from './watch-logs.ts';
import { faultsOfNetwork, forgetNetwork, noteUnanswered, watchNetwork } from './watch-network.ts';
import { expectNothingLeft, watchTimers } from './watch-remains.ts';
import { textsNotShown, watchTexts } from './watch-texts.ts';
import { faultsOfTranslation, stopTranslation, watchTranslation } from './watch-translation.ts';

// oxlint-disable-next-line no-console
const log = (...words: string[]): void => console.error(...words);

describe('the log check', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    watchLogs();
  });
  afterEach(() => vi.restoreAllMocks());

  it('reports a log with its text', () => {
    log('Two children with the same key:', 'a');
    expect(faultsOfLogs(undefined)).toEqual(['logs a line of the level error: Two children with the same key: a']);
    expect(faultsOfLogs(undefined)).toEqual([]);
  });

  it('accepts a log the story declares', () => {
    log('Drawn wrong');
    expect(faultsOfLogs('error')).toEqual([]);
  });

  it('reports a declared log that is missing', () => {
    expect(faultsOfLogs('error')).toEqual(['logs no error, which it says that it does']);
  });
});

it('an unhandled request is a fault; a file of Storybook is not', () => {
  noteUnanswered({ request: new Request('https://api.example.test/moves/waiting?page=2') });
  noteUnanswered({ request: new Request(`${location.origin}/logo.svg`) });
  expect(faultsOfNetwork()).toEqual([
    'asks the network for what no handler answers: GET https://api.example.test/moves/waiting',
  ]);
  expect(faultsOfNetwork()).toEqual([]);
});

it('a pending request of the previous story is ignored', async () => {
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((done) => (answer = done)));
  watchNetwork();
  const left = fetch('https://api.example.test/selections/sel_1');
  forgetNetwork();
  noteUnanswered({ request: new Request('https://api.example.test/selections/sel_1') });
  expect(faultsOfNetwork()).toEqual([]);
  noteUnanswered({ request: new Request('https://api.example.test/selections/sel_1') });
  expect(faultsOfNetwork()).toHaveLength(1);
  answer(new Response());
  await left;
  vi.unstubAllGlobals();
});

it('a read of the machine’s clock is a fault; a fixed date is not', () => {
  const Machine = Date;
  watchClock();
  try {
    // oxlint-disable-next-line no-new
    new Date('2026-11-23T00:00:00.000Z');
    expect(faultsOfClock()).toEqual([]);
    Date.now();
    expect(faultsOfClock()).toEqual([
      expect.stringMatching(/^depends on the machine's clock, asked by .*strict\.long\.test/),
    ]);
  } finally {
    globalThis.Date = Machine;
  }
});

describe('the leftovers check', () => {
  beforeEach(async () => {
    document.body.replaceChildren();
    await expectNothingLeft('Requests / Open');
  });
  afterEach(async () => {
    document.body.replaceChildren();
    localStorage.clear();
    await expectNothingLeft('The end').catch(() => undefined);
  });

  it('names the story that left something when the next begins', async () => {
    document.body.append(document.createElement('dialog'));
    localStorage.setItem('tele.seen', '1');
    await expect(expectNothingLeft('Requests / Booked')).rejects.toThrow(
      'Requests / Open leaves behind for the next story: <dialog id="" class="">; localStorage tele.seen',
    );
  });

  it('waits a moment for leftovers to go', async () => {
    const late = document.body.appendChild(document.createElement('dialog'));
    queueMicrotask(() => late.remove());
    await expect(expectNothingLeft('Requests / Booked')).resolves.toBeUndefined();
  });

  it('reports leftovers once', async () => {
    document.body.append(document.createElement('dialog'));
    await expect(expectNothingLeft('Requests / Booked')).rejects.toThrow('<dialog');
    await expect(expectNothingLeft('Requests / Filled')).resolves.toBeUndefined();
  });
});

describe('a declared text', () => {
  it('counts however briefly it appears', async () => {
    watchTexts();
    const toast = document.body.appendChild(document.createElement('p'));
    toast.textContent = 'Signed in successfully.';
    await Promise.resolve();
    toast.remove();
    expect(await textsNotShown(['Signed in successfully.', 'Failed to save'])).toEqual(['Failed to save']);
  });

  it('may appear after a moment', async () => {
    watchTexts();
    const late = document.body.appendChild(document.createElement('p'));
    setTimeout(() => (late.textContent = 'Failed to save'), 40);
    expect(await textsNotShown(['Failed to save'])).toEqual([]);
    late.remove();
  });

  it('counts inside a shadow root', async () => {
    watchTexts();
    const host = document.body.appendChild(document.createElement('div'));
    host.attachShadow({ mode: 'open' }).textContent = 'Failed to save';
    expect(await textsNotShown(['Failed to save'])).toEqual([]);
    host.remove();
  });
});

it('a pending timer of this repository counts as left', async () => {
  watchTimers();
  await expectNothingLeft('Requests / Open').catch(() => undefined);
  const ours = setTimeout(() => undefined, 60_000);
  await expect(expectNothingLeft('Requests / Booked')).rejects.toThrow(/a timer of 60000 ms, at .*strict\.long\.test/);
  clearTimeout(ours);
});

describe('a translated page', () => {
  afterEach(() => {
    stopTranslation();
    cleanup();
  });

  it('shows each text in a font element, in shadow roots too', async () => {
    document.body.innerHTML = '<p>Booked <b translate="no">9 am</b></p><div></div>';
    watchTranslation();
    const shadow = document.body.querySelector('div')?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<i>Today</i>';
    await Promise.resolve();
    expect(document.body.querySelector('p > font > font')?.textContent).toBe('Booked ');
    expect(document.body.querySelector('b')?.innerHTML).toBe('9 am');
    expect(shadow?.querySelector('i > font > font')?.textContent).toBe('Today');
    document.body.replaceChildren();
  });

  it('reports stale text that shares its element', async () => {
    watchTranslation();
    const { rerender } = render(<p>{1} picked</p>);
    await act(async () => {});
    rerender(<p>{2} picked</p>);
    expect(faultsOfTranslation()).toEqual([
      "shows a stale text when translated: '1' for '2'",
      `has a text beside other content: '1' in <p class="">`,
      `has a text beside other content: ' picked' in <p class="">`,
    ]);
  });

  it('accepts text alone in its element, which follows each change', async () => {
    watchTranslation();
    const { container, rerender } = render(<p>{`${1} picked`}</p>);
    await act(async () => {});
    rerender(<p>{`${2} picked`}</p>);
    await act(async () => {});
    expect(container.querySelector('font > font')?.textContent).toBe('2 picked');
    expect(faultsOfTranslation()).toEqual([]);
  });
});
