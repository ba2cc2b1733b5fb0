import type { MatchWidgetProps } from '@tele/match-widget';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { TeleEvent } from '../elements/tell.ts';
import type { Table } from '../elements/table.ts';
import { availabilityCalendar } from './availability-calendar/blueprint.ts';
import { doctorRegister } from './doctor-register/blueprint.ts';
import {
  TeleAvailabilityCalendarElement,
  TeleDoctorRegisterElement,
  TeleMatchWidgetElement,
  TeleProviderInboxElement,
} from './elements.ts';
import type { TeleEventMap } from './event-map.ts';
import { matchWidget } from './match-widget/blueprint.ts';
import { providerInbox } from './provider-inbox/blueprint.ts';

const elements = [
  [matchWidget, TeleMatchWidgetElement],
  [providerInbox, TeleProviderInboxElement],
  [availabilityCalendar, TeleAvailabilityCalendarElement],
  [doctorRegister, TeleDoctorRegisterElement],
] as const;
const common = ['tele:ready', 'tele:step-change', 'tele:auth-required', 'tele:error'];

describe('an element gives its widget every prop', () => {
  it('fails to compile where a prop has no row, or one of another kind', () => {
    const { step, ...others } = matchWidget.table;
    // @ts-expect-error A prop is missing.
    const lacking: Table<MatchWidgetProps> = others;
    // @ts-expect-error A callback is an event.
    const silent: Table<MatchWidgetProps> = { ...others, step, onBooked: 'property' };
    // @ts-expect-error A word is missing.
    const speechless: Table<MatchWidgetProps> = { ...others, step: { search: true, results: true } };
    expect([lacking, silent, speechless]).toHaveLength(3);
  });

  it.each(elements)('as an attribute or a property, and each callback as an event', ({ table }, element) => {
    const members = Object.getOwnPropertyNames(element.prototype);
    for (const [name, kind] of Object.entries(table)) {
      // Event listeners and `nonce` are the browser's own.
      if (kind === 'event' || name === 'nonce') continue;
      expect(members).toContain(name);
    }
    expect(element.events).toHaveLength(Object.values(table).filter((kind) => kind === 'event').length);
  });

  it('by the names that hosts write', () => {
    expect(Reflect.get(TeleDoctorRegisterElement, 'observedAttributes')).toEqual([
      'api-base',
      'token',
      'partner',
      'locale',
      'scheme',
      'zone',
      'nonce',
      'heading-level',
      'step',
      'profession',
      'contact-email',
    ]);
  });
});

describe('the events of the elements', () => {
  it('are a closed list', () => {
    expect(Object.fromEntries(elements.map(([{ widget }, { events }]) => [widget, events]))).toEqual({
      'match-widget': [
        ...common,
        'tele:picks-change',
        'tele:selection-created',
        'tele:submitted',
        'tele:booked',
        'tele:open-request-created',
        'tele:offer-accepted',
      ],
      'provider-inbox': [...common, 'tele:accepted', 'tele:declined', 'tele:offer-made'],
      'availability-calendar': [...common, 'tele:saved'],
      'doctor-register': [...common, 'tele:submitted'],
    });
  });

  it('have the types of their details', () => {
    expectTypeOf<TeleEventMap['tele:booked']>().toEqualTypeOf<
      TeleEvent<'booked', { selectionId: string }, 'match-widget'>
    >();
    expectTypeOf<keyof TeleEventMap>().toEqualTypeOf<
      | 'tele:ready'
      | 'tele:step-change'
      | 'tele:auth-required'
      | 'tele:error'
      | 'tele:picks-change'
      | 'tele:selection-created'
      | 'tele:submitted'
      | 'tele:booked'
      | 'tele:open-request-created'
      | 'tele:offer-accepted'
      | 'tele:accepted'
      | 'tele:declined'
      | 'tele:offer-made'
      | 'tele:saved'
    >();
  });
});
