import { budgets } from '@tele/core/contract';
import type { TestApi } from './start-api.ts';

export async function spendEmails(api: TestApi, { userId }: { userId: string }, minutesAgo = 0): Promise<void> {
  const at = new Date(api.clock.now.getTime() - minutesAgo * 60_000);
  const { times } = budgets.emails;
  const row = {
    acts: Array.from({ length: times }, (_, index) => `spent ${index}`),
    caused_at: Array.from({ length: times }, () => at),
    changed_at: at,
  };
  await api.services.db
    .insertInto('caused_emails')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function forgetEmailsOf(api: TestApi, { userId }: { userId: string }): Promise<void> {
  await api.services.db.deleteFrom('caused_emails').where('user_id', '=', userId).execute();
}
