import { activeElementOf } from '@tele/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Queries of the element that a widget is drawn into, in a shadow root or not. */
export type Canvas = ReturnType<typeof within>;

/** Chooses a specialty of doctors and goes on to the results. `head` is where they are named: the dialog's, where the widget stands in one. */
export async function searchCardiology(canvas: Canvas, head = canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
  await userEvent.click(await canvas.findByRole('option', { name: 'Cardiology' }));
  await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
  await hasFocus(await head.findByRole('heading', { name: /^Cardiology/ }));
}

/** Of the document, or of the shadow root that it stands in. */
export const hasFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(activeElementOf(element)).toBe(element));

/** Picks the next time of one of the specialists found. */
export async function pickNext(canvas: Canvas, name = 'Dr Callum Brodie'): Promise<void> {
  const card = within(await canvas.findByRole('article', { name }));
  await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
}

/** Submits the picks with a card, whose field is the document's whatever the widget stands in; the profile has all that is needed. */
export async function payByCard(canvas: Canvas, number = '4242424242424242'): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  await userEvent.type(await screen.findByLabelText('Card number'), `${number}{Enter}`);
}
