import type { Browser, TestInfo } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { drawAll } from '../draw-emails.ts';

interface Written {
  subject: string;
  html: string;
}

export async function drawEmails(browser: Browser, email: string, info: TestInfo): Promise<string[]> {
  const answer = await fetch(`${addresses.sandbox}/_outbox.json?to=${encodeURIComponent(email)}`);
  const { items } = (await answer.json()) as { items: Written[] };
  // The identity provider writes the sign-in email.
  const letters = items.toReversed().filter(({ subject }) => !/sign in/i.test(subject));
  const drawn = letters.map(({ html }, index) => ({ name: `${email}-${String(index).padStart(2, '0')}`, html }));
  await drawAll(browser, drawn, info);
  return letters.map(({ subject }) => subject);
}
