import { defineMessages } from '@tele/ui';

/** The human check (spec section 5 'Doctor registration'). */
export const checkMessages = defineMessages('register.human-check', {
  title: 'Human check',
  running: 'Checking that you are human',
  asks: 'Please complete the Cloudflare Turnstile check.',
  done: 'Human check complete',
  blocked: 'Cloudflare Turnstile did not load. Check your connection, and that nothing blocks it.',
  refused: 'Cloudflare Turnstile could not tell that you are human.',
  unsupported: 'Cloudflare Turnstile does not run in this browser. Use another one.',
  unconfigured: 'The human check is not configured, so nothing can be sent here.',
  tryAgain: 'Try again',
  once: 'Runs once, by Cloudflare Turnstile. No puzzle as a rule.',
});
