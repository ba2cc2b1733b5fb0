// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { PaymentElement } from './payment-element.ts';

it('the payment element refuses to mount in a shadow root', () => {
  const make = () => new PaymentElement('https://sandbox.test', {}, () => undefined);
  document.body.innerHTML = '<div id="host"><p slot="card"></p></div>';
  const host = document.querySelector('#host') as HTMLElement;
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = '<div></div><slot name="card"></slot>';
  const refusal = 'Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.';
  expect(() => make().mount(root.querySelector('div') as HTMLElement)).toThrow(refusal);
  expect(() => make().mount(document.createElement('div'))).toThrow(refusal);
  const slotted = host.querySelector('p') as HTMLElement;
  const element = make();
  element.mount(slotted);
  expect(slotted.querySelector('iframe')?.title).toBe('Secure payment input frame');
  element.destroy();
  expect(slotted.children).toHaveLength(0);
});
