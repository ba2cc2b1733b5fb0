import { defineMessages } from '@tele/ui';

/** The human check (spec section 5 'Doctor registration'). */
export const checkMessages = defineMessages('register.human-check', {
  title: 'Human check',
  running: 'Checking that you are human',
  asks: 'Please complete the Cloudflare Turnstile check.',
  done: 'Human check complete',
  blocked: 'Cloudflare Turnstile did not load. Check your connection and turn off any ad blocker.',
  refused: 'Cloudflare Turnstile couldn’t confirm that you’re human.',
  unsupported: 'Cloudflare Turnstile doesn’t work in this browser. Try another browser.',
  unconfigured: 'You can’t submit right now because the human check isn’t set up. Please contact us.',
  tryAgain: 'Try again',
  once: 'Runs once, using Cloudflare Turnstile. Usually no puzzle.',
});
