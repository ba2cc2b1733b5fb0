import { expect, screen, userEvent, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** Chooses a specialty of doctors and goes on to the results. */
export async function searchCardiology(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Specialty' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Cardiology' }));
  await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
  await expect(await canvas.findByRole('heading', { name: 'Cardiology' })).toHaveFocus();
}

/** Picks the next time of one of the specialists found. */
export async function pickNext(canvas: Canvas, name = 'Dr Callum Brodie'): Promise<void> {
  const card = within(await canvas.findByRole('article', { name }));
  await userEvent.click(await card.findByRole('button', { name: /^Next available/ }));
}

/** Submits the picks with a card; the profile has all that is needed. */
export async function payByCard(canvas: Canvas, number = '4242424242424242'): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Submit & pay $15' }));
  await userEvent.type(await screen.findByLabelText('Card number'), `${number}{Enter}`);
}
