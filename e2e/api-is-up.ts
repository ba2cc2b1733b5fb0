import { expect } from '@playwright/test';
import { addresses } from './addresses.ts';

/** The portal answers before the API does, which makes its data first: nobody signs in before that. */
export async function apiIsUp(): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${addresses.api}/health`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true);
}
