import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Span, TimesAway } from '@tele/core';
import {
  aBlock,
  aMe,
  anAppointment,
  anAvailability,
  aTimeOff,
  keptAvailability,
  mock,
  someBlocks,
} from '@tele/core/testing';
import { TeleProvider } from '@tele/kit';
import { worksWithOwnServer, type Journey } from '@tele/kit/testing/own-server';
import { expect } from 'vitest';
import { AvailabilityCalendar } from './AvailabilityCalendar.tsx';
import { WeeklyAvailabilityScreen } from './screen/WeeklyAvailabilityScreen.tsx';

const removed = aBlock('2026-11-24', 9, 12.5);
const left = someBlocks().filter(({ startISO }) => startISO !== removed.startISO);
const away: TimesAway = { timeOff: [aTimeOff()], busy: [aBlock('2026-11-25', 15, 16)] };

const deleting: Journey = {
  answers: {
    authMe: aMe({ role: 'specialist' }),
    myAvailability: anAvailability(),
    myAppointments: { items: [anAppointment()] },
    timesAway: away,
  },
  others: () => [mock('saveAvailability', keptAvailability().save)],
  widget: (fetch) => (
    <AvailabilityCalendar
      apiBase="https://api.example.test"
      token="token"
      zone="Australia/Sydney"
      now={() => new Date('2026-11-23T00:12:00.000Z')}
      {...{ fetch }}
    />
  ),
  drive: async ({ look, sent }) => {
    await screen.findByLabelText(/^9:00 am – 12:30 pm AEDT, Tuesday 24 November/);
    look();
    const cell = document.querySelector('[role="gridcell"][tabindex="0"]');
    if (!(cell instanceof HTMLElement)) throw new Error('No cell takes the focus');
    cell.focus();
    fireEvent.keyDown(cell, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement ?? cell, { key: 'Delete' });
    fireEvent.click(await screen.findByText('Delete'));
    await waitFor(() => expect(sent('saveAvailability')).toHaveLength(1));
    expect(sent('saveAvailability')).toMatchObject([{ blocks: left }]);
    await screen.findByText('Saved');
    look();
  },
};

const adding: Journey = {
  answers: {
    authMe: aMe({ role: 'specialist' }),
    myAvailability: anAvailability({ items: [] }),
    workingRules: { noticeHours: 1, keepsHalfHour: true },
    timesAway: { timeOff: [aTimeOff()], busy: [] },
  },
  others: () => [mock('saveAvailability', keptAvailability(anAvailability({ items: [] })).save)],
  widget: (fetch) => (
    <TeleProvider
      apiBase="https://api.example.test"
      token="token"
      now={() => new Date('2026-11-23T00:12:00.000Z')}
      fetch={fetch}
    >
      <WeeklyAvailabilityScreen rulesHref="#rules" />
    </TeleProvider>
  ),
  drive: async ({ look, sent }) => {
    await screen.findByText('Set your weekly hours');
    look();
    fireEvent.click(screen.getByText('Save weekly hours'));
    await waitFor(() => expect(sent('saveAvailability')).toHaveLength(1));
    const [{ blocks }] = sent('saveAvailability') as [{ blocks: Span[] }];
    expect([blocks.length, blocks[0], blocks[129]]).toEqual([
      130,
      aBlock('2026-11-23', 9, 17),
      aBlock('2027-05-21', 9, 17),
    ]);
    await screen.findByText('Saved');
    look();
  },
};

worksWithOwnServer({
  'availability of which a block is deleted': deleting,
  'availability to which weekly hours are added': adding,
});
