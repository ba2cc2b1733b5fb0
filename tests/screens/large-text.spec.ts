import { expect, test } from '@playwright/test';
import { cutOffTexts, shortenedTexts } from '../../tooling/cut-off-texts.ts';
import { showStory } from './show-story.ts';

/** Screens with data, including sheets and dialogs; the accessibility journeys cover the portal's pages. */
const stories = [
  'screens-search--filled',
  'screens-results--pay-bar-320',
  'screens-results-submit--declined-card',
  'screens-request--open',
  'screens-request--booked',
  'screens-request--lapsed',
  'screens-requests--ended-below',
  'screens-appointments--specialist',
  'screens-appointments--sheet',
  'screens-appointments--patient-asked-to-cancel',
  'screens-inbox--opened',
  'screens-respond--card-step',
  'screens-availability--narrowest',
  'screens-registration--signed-out',
  'screens-registration--rejected',
  'screens-registration-form--last-step',
  'screens-registration-form--specialties-open',
  'screens-registration-documents--refused',
  'screens-registration-documents--photo-is-cropped',
  'screens-registration-human-check--refused',
  'screens-update-documents--on-file',
  'screens-account--patient',
  'screens-account--specialist',
  'screens-edit-profile-specialist--on-file',
  'screens-open-requests--narrow',
  'screens-work-home--phone-320',
  'screens-work-home--first-day-phone-320',
  'screens-sign-in-window--narrow',
  'screens-sign-in-window--long-names',
  'screens-sign-in-window--long-names-stranger',
  'screens-staff-queue--to-verify',
  'screens-staff-review--pending',
  'screens-staff-review--taken-by-another',
  'screens-staff-review--rejected',
  'screens-login--intro',
  'screens-home--phone-320',
  'screens-specialist--narrow',
  'screens-respond--saved-card-or-wallet',
  'screens-request-for-times--offers-narrow',
  'screens-my-offers--narrow',
  'screens-make-offer--faults-on-a-phone',
  'screens-availability-weekly-hours--copying-narrow',
  'screens-payouts--narrow',
  'screens-reschedule-request--asked-narrow',
  'screens-chrome-notifications--narrow-open',
  'screens-account-passkeys--several',
  'screens-account-own--of-specialist',
];

/** One page for all would exceed the time of a test on a slow machine. */
const screensPerTest = 12;

// WCAG 1.4.4 and 1.4.10 together.
for (let start = 0; start < stories.length; start += screensPerTest) {
  const some = stories.slice(start, start + screensPerTest);
  test(`${some[0]} and the next keep their text at 320 px and twice the text size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let before: string | undefined;
    for (const id of some) {
      await showStory(page, id, before);
      before = id;
      await page.evaluate(() => document.documentElement.style.setProperty('--tele-font-size', '32px'));
      expect.soft(await page.evaluate(cutOffTexts, shortenedTexts), id).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty('--tele-font-size'));
    }
  });
}
