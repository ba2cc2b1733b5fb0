import { expect, userEvent } from 'storybook/test';
import { hasFocus, payByCard, pickNext, searchCardiology, type Canvas } from './widget-journey.ts';

export interface Surface {
  canvas: Canvas;
  /** Data of each event the host received for a prop such as 'onBooked', in order. */
  eventsOf: (name: string) => readonly unknown[];
}

/** Search to booking on any surface: events fire once, with IDs, counts and steps. Needs `booked` and mock payments. */
export async function wholeJourney({ canvas, eventsOf }: Surface): Promise<void> {
  const address = window.location.href;
  await searchCardiology(canvas);
  await pickNext(canvas);
  await userEvent.click(canvas.getByRole('button', { name: 'Change search' }));
  await hasFocus(await canvas.findByRole('heading', { name: 'Find a doctor by specialty' }));
  await expect(await canvas.findByRole('combobox', { name: 'Specialty' })).toHaveValue('Cardiology');
  await userEvent.click(canvas.getByRole('button', { name: 'See doctors' }));
  // Picks survive a return to the search.
  await expect(await canvas.findByText('1 of 10 picked')).toBeVisible();
  await payByCard(canvas);
  await expect(await canvas.findByText('Your consultation is booked')).toBeVisible();
  await hasFocus(canvas.getByRole('heading', { name: /^Cardiology/ }));
  const made = { selectionId: 'sel_8Q2F7K' };
  await expect(eventsOf('onReady')).toHaveLength(1);
  await expect(eventsOf('onSelectionCreated')).toEqual([made]);
  await expect(eventsOf('onSubmitted')).toEqual([made]);
  await expect(eventsOf('onBooked')).toEqual([made]);
  await expect(eventsOf('onPicksChange')).toEqual([{ count: 1 }, { count: 0 }]);
  await expect(eventsOf('onStepChange')).toEqual(['results', 'search', 'results', 'request'].map((step) => ({ step })));
  await expect(eventsOf('onError')).toEqual([]);
  await expect(window.location.href).toBe(address);
  await expect(canvas.queryByRole('dialog')).toBeNull();
}
