import { render } from '@testing-library/react';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { TeleElements, TeleEventMap } from './index.ts';
import './jsx.ts';

const tell = (element: Element | null, type: keyof TeleEventMap, data: object): void => {
  element?.dispatchEvent(new CustomEvent(type, { detail: { v: 1, data } }));
};

describe('the JSX of a page', () => {
  it('gives an element attributes, and listens to it', () => {
    const booked = vi.fn<(selectionId: string) => void>();
    const { container } = render(
      <tele-match-widget
        api-base="https://api.example.com/prod"
        partner="tele_pub_your_practice"
        profession="doctor"
        heading-level="3"
        appearance={{ accent: '#0a6' }}
        ontele:booked={({ detail }) => booked(detail.data.selectionId)}
        ref={(element) => {
          expectTypeOf(element).toEqualTypeOf<TeleElements['tele-match-widget'] | null>();
        }}
      >
        <a href="https://tele.example.com/match/doctor">Find a doctor</a>
      </tele-match-widget>,
    );
    const element = container.querySelector('tele-match-widget');
    expect(element?.getAttribute('api-base')).toBe('https://api.example.com/prod');
    expect(element?.getAttribute('heading-level')).toBe('3');
    tell(element, 'tele:booked', { selectionId: 'sel_8Q2F7K' });
    expect(booked).toHaveBeenCalledExactlyOnceWith('sel_8Q2F7K');
  });

  it('does not compile with what no element takes or tells', () => {
    const pages = [
      // @ts-expect-error No heading is of that rank.
      <tele-match-widget key="1" heading-level="9" />,
      // @ts-expect-error No scheme.
      <tele-match-widget key="2" scheme="blue" />,
      // @ts-expect-error The inbox books nothing.
      <tele-provider-inbox key="3" ontele:booked={() => undefined} />,
      // @ts-expect-error The event has no specialty.
      <tele-match-widget key="4" ontele:submitted={({ detail }) => detail.data.specialty} />,
      // @ts-expect-error A page keeps no promise for it.
      <tele-doctor-register key="5" ready={Promise.resolve()} />,
    ];
    expect(pages).toHaveLength(5);
  });
});

describe('a listener without JSX', () => {
  it('knows what an event tells, on an element, the document and the window', () => {
    const element = document.createElement('tele-availability-calendar');
    const heard = vi.fn<(type: string) => void>();
    element.addEventListener('tele:saved', ({ detail }) => {
      expectTypeOf(detail.widget).toEqualTypeOf<'availability-calendar'>();
      heard(detail.type);
    });
    document.addEventListener('tele:selection-created', ({ detail }) => {
      expectTypeOf(detail.data.selectionId).toEqualTypeOf<string>();
    });
    window.addEventListener('tele:step-change', ({ detail }) => {
      expectTypeOf(detail.data.step).toExtend<string>();
    });
    element.dispatchEvent(new CustomEvent('tele:saved', { detail: { type: 'saved' } }));
    expect(heard).toHaveBeenCalledExactlyOnceWith('saved');
  });
});
