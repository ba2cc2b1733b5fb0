// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { CardElement } from './element.ts';

const aCard = () => new CardElement('https://sandbox.test', {}, () => undefined);

it('the card element refuses to mount in a shadow root', () => {
  document.body.innerHTML = '<div id="host"><p slot="card"></p></div>';
  const host = document.querySelector('#host') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div></div><slot name="card"></slot>';
  const refusal = 'Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.';
  expect(() => aCard().mount(root.querySelector('div') as HTMLElement)).toThrow(refusal);
  expect(() => aCard().mount(document.createElement('div'))).toThrow(refusal);
  const slotted = host.querySelector('p') as HTMLElement;
  const card = aCard();
  card.mount(slotted);
  expect(slotted.querySelector('iframe')?.title).toBe('Secure card payment input frame');
  card.destroy();
  expect(slotted.children).toHaveLength(0);
});
