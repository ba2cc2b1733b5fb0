import { everyEmail } from '../../apps/api/src/every-email.ts';
import { footOf } from '../../apps/api/src/emails/foot.ts';
import { writeEmail } from '../../apps/api/src/emails/layout/write-email.ts';
import { drawAll, type Drawn } from './draw-emails.ts';
import { test } from './test.ts';

/** Journeys send only some emails, such as none for a reschedule that is declined, cancelled or expired. */
test('every email is readable wide, narrow and in dark mode', async ({ browser }, info) => {
  const portalUrl = 'https://portal.test';
  const foot = footOf('patient', { portalUrl, business: { name: 'Tele Pty Ltd', abn: '51824753556' } });
  const letters: Drawn[] = [];
  for (const [name, letter] of everyEmail(portalUrl))
    letters.push({ name: name.replace(' ', '-'), html: (await writeEmail({ foot, ...letter })).html });
  await drawAll(browser, letters, info);
});
