import { everyEmail } from '../apps/api/src/every-email.ts';
import { footOf } from '../apps/api/src/emails/foot.ts';
import { writeEmail } from '../apps/api/src/emails/layout/write-email.ts';
import { drawAll, type Drawn } from './draw-emails.ts';
import { test } from './test.ts';

/** A journey meets some letters; of a move that is declined, taken back or forgotten it meets none. */
test('every letter there is can be read wide, narrow and in the dark', async ({ browser }, info) => {
  const portalUrl = 'https://portal.test';
  const foot = footOf('patient', { portalUrl, business: { name: 'Tele Pty Ltd', abn: '51824753556' } });
  const letters: Drawn[] = [];
  for (const [name, letter] of everyEmail(portalUrl))
    letters.push({ name: name.replace(' ', '-'), html: (await writeEmail({ foot, ...letter })).html });
  await drawAll(browser, letters, info);
});
