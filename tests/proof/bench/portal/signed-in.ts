import type { Browser, BrowserContext } from 'playwright';
import { urls } from '../page/product.ts';

interface Mail {
  subject: string;
  links: string[];
}

async function linkTo(email: string): Promise<string> {
  const until = performance.now() + 15_000;
  while (performance.now() < until) {
    const answer = await fetch(`${urls.sandbox}/_outbox.json?to=${encodeURIComponent(email)}`);
    const { items } = (await answer.json()) as { items: Mail[] };
    const link = items.find(({ subject }) => /sign in/i.test(subject))?.links[0];
    if (link) return link;
  }
  throw new Error(`No sign-in link came for ${email}.`);
}

export async function signedIn(
  browser: Browser,
  email: string,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${urls.portal}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByText('We’ve emailed you a sign-in link').waitFor();
    await page.goto(await linkTo(email));
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}
