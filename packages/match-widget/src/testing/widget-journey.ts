import { activeElementOf } from '@tele/ui';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

export type Canvas = ReturnType<typeof within>;

/** Chooses a specialty of doctors and continues to the results. `head`: the dialog's header, if any. */
export async function searchCardiology(canvas: Canvas, head = canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
  await userEvent.click(await canvas.findByRole('option', { name: /^Cardiology/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
  await hasFocus(await head.findByRole('heading', { name: /^Cardiology/ }));
}

export const hasFocus = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(activeElementOf(element)).toBe(element));

export async function pickNext(canvas: Canvas, name = 'Dr Callum Brodie'): Promise<void> {
  const card = within(await canvas.findByRole('article', { name }));
  await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
}

/** Submits the picks by card; its field is always in the document. The profile must be complete. */
export async function payByCard(canvas: Canvas, number = '4242424242424242'): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  await userEvent.type(await screen.findByLabelText('Card number'), `${number}{Enter}`);
}
