// A release while a tab is open: its files are gone, and the index names others.
import { expect, type Page } from '@playwright/test';
import { e2ePorts } from '../../playwright.config.ts';
import { openResults, pickNext } from './search.ts';
import { signInAsPatient } from './sign-in.ts';
import { test } from './test.ts';

const portal = `http://localhost:${e2ePorts.PORTAL_PORT}`;
/** Names of built files in texts that load them. */
const builtFile = /([\w~.]+-[\w-]{8})\.(js|css)\b/g;
const marked = /\.next\.(js|css)$/;

/** Serves the built portal; after `deploy`, the same files under new names only. */
async function deployable(page: Page): Promise<{ deploy: () => void }> {
  let isDeployed = false;
  // Chromium treats routed responses as another network.
  await page.context().grantPermissions(['local-network-access'], { origin: portal });
  await page.route(
    (url) => url.origin === portal && (url.pathname.startsWith('/assets/') || !/\.\w+$/.test(url.pathname)),
    async (route) => {
      const url = new URL(route.request().url());
      const isFile = url.pathname.startsWith('/assets/');
      // Preloaded files might be in the tab before the release.
      const isOld = isFile && !marked.test(url.pathname) && (isDeployed || url.pathname.includes('/AccountPage-'));
      if (isOld) return route.fulfill({ status: 404 });
      url.pathname = url.pathname.replace(marked, '.$1');
      const response = await route.fetch({ url: url.href });
      const type = response.headers()['content-type'] ?? '';
      if (!isDeployed || !/html|javascript/.test(type)) return route.fulfill({ response });
      return route.fulfill({ response, body: (await response.text()).replace(builtFile, '$1.next.$2') });
    },
  );
  return {
    deploy: () => {
      isDeployed = true;
    },
  };
}

test('an open tab moves to a new release on the same page, with its picks', async ({ page }) => {
  const { deploy } = await deployable(page);
  await signInAsPatient(page, 'open.tab@example.com');
  await openResults(page);
  await pickNext(page, 'Dr Callum Brodie');
  await pickNext(page, 'Dr Priya Venkatesan');
  await expect(page.getByText('2 of 10 picked')).toBeVisible();
  deploy();
  await page.evaluate(() => {
    window.history.pushState(null, '', '/patient');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('status').filter({ hasText: 'Tele was updated' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Tele was updated')).toBeVisible();
  await expect(page).toHaveURL(/\/patient$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This part did not load')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('2 of 10 picked')).toBeVisible();
  await page.reload();
  await expect(page.getByText('2 of 10 picked')).toBeVisible();
  await expect(page.getByText('Tele was updated')).toHaveCount(0);
});
