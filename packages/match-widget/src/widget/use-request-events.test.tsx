import { act, render, renderHook } from '@testing-library/react';
import type { TeleClient } from '@tele/client';
import { TeleProvider } from '@tele/kit';
import { StrictMode, useEffect, useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useRequestEvents, type RequestEvents } from './use-request-events.ts';

let told: string[];
beforeEach(() => {
  told = [];
});
const say =
  (what: string) =>
  ({ selectionId }: { selectionId: string }) =>
    void told.push(`${what} ${selectionId}`);

const client = {} as TeleClient;
const Provider = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <TeleProvider client={client}>{children}</TeleProvider>
  </StrictMode>
);

/** Inline listeners, as hosts write them. */
const useTold = () =>
  useRequestEvents({ onSelectionCreated: say('created'), onSubmitted: say('submitted'), onBooked: say('booked') });

const telling = () => renderHook(useTold, { wrapper: Provider }).result.current;

describe('events of a request', () => {
  it('include each one once, however often the request is read', () => {
    const tell = telling();
    act(() => {
      tell.created('sel_1');
      tell.submitted('sel_1');
      tell.seen('sel_1', 'open');
      tell.seen('sel_1', 'booked');
      tell.seen('sel_1', 'booked');
    });
    expect(told).toEqual(['created sel_1', 'submitted sel_1', 'booked sel_1']);
  });

  it('include a payment made elsewhere, or by an attempt with a lost answer', () => {
    const tell = telling();
    act(() => {
      tell.seen('sel_1', 'unpaid');
      tell.seen('sel_1', 'open');
      tell.created('sel_2');
      tell.seen('sel_2', 'booked');
    });
    expect(told).toEqual(['submitted sel_1', 'created sel_2', 'submitted sel_2', 'booked sel_2']);
  });

  it('include no submission of an earlier request that is only opened', () => {
    const tell = telling();
    act(() => tell.seen('sel_1', 'open'));
    expect(told).toEqual([]);
  });

  it('include no second one when the widget was removed during the payment', () => {
    const tells: RequestEvents[] = [];
    const Told = () => {
      const tell = useTold();
      const [first] = useState(tell);
      useEffect(() => void tells.push(first), [first]);
      return null;
    };
    const shown = (key: string) => (
      <TeleProvider client={client}>
        <Told key={key} />
      </TeleProvider>
    );
    const { rerender } = render(shown('first'));
    act(() => tells[0]?.created('sel_1'));
    rerender(shown('second'));
    act(() => tells[0]?.submitted('sel_1'));
    act(() => tells[1]?.seen('sel_1', 'open'));
    expect(told).toEqual(['created sel_1', 'submitted sel_1']);
  });

  it('include none for an ended request', () => {
    const tell = telling();
    act(() => {
      tell.created('sel_1');
      tell.seen('sel_1', 'closed');
      tell.seen('sel_1', 'booking-cancelled');
    });
    expect(told).toEqual(['created sel_1']);
  });
});
