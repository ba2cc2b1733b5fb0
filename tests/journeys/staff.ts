import { expect, type Browser, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { signInByLink } from './sign-in.ts';
import { seededStaff } from '../../apps/api/src/seed/staff.ts';

export async function staffPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInByLink(page, seededStaff.email);
  await expect(page).toHaveURL(/\/match\/doctor$/);
  await page.goto('/staff');
  return page;
}

interface Queued {
  applicationId: string;
}

interface Application {
  checks: string[];
  documents: { scan: string }[];
}

export async function approve(staff: Page, name: string): Promise<void> {
  const token = await staff.evaluate(() => localStorage.getItem('tele.token'));
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${addresses.api}/staff/applications${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { items } = await call<{ items: Queued[] }>(`?q=${encodeURIComponent(name)}`);
  const id = items[0]?.applicationId;
  if (!id) throw new Error(`No application of ${name} waits.`);
  let checked: readonly string[] = [];
  await expect(async () => {
    const application = await call<Application>(`/${id}`);
    for (const { scan } of application.documents) expect(scan).toBe('clean');
    checked = application.checks;
  }).toPass();
  await call(`/${id}/approve`, { checked });
}
