import { defineMessages } from '@tele/ui';

export const checkMessages = defineMessages('register.human-check', {
  title: 'Human check',
  running: 'Checking that you are human',
  asks: 'Please complete the Cloudflare Turnstile check.',
  done: 'Human check complete',
  blocked: 'Cloudflare Turnstile did not load. Check your connection and turn off any ad blocker.',
  refused: 'Cloudflare Turnstile couldn’t confirm that you’re human.',
  unsupported: 'Cloudflare Turnstile doesn’t work in this browser. Try another.',
  unconfigured: 'You can’t submit: the human check isn’t set up. Please contact us.',
  tryAgain: 'Try again',
  once: 'Runs once, with Cloudflare Turnstile.',
});
