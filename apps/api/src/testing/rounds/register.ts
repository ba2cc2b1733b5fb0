import { type aForm, aRegistration, aStaffPerson, aToken, files, send } from '../registrations.ts';
import type { CountedApi } from './counted-api.ts';

export async function register(on: CountedApi, round: number): Promise<void> {
  const staff = await aStaffPerson(on.api);
  const params = { category: 'doctors' };
  const apply = async (name: string) => {
    const as = { email: `${name}${round}@large.example.com`, userId: '', name };
    const cvKey = await uploaded(on, as);
    const body = { ...aRegistration(as, { documents: { cvKey } }), turnstileToken: await aToken(on.stripe.url) };
    const answer = await on.call('registerSpecialist', { as, body, headers: { 'idempotency-key': name } });
    return { as, id: (answer as { applicationId: string }).applicationId };
  };
  const [good, bad] = [await apply('good'), await apply('bad')];
  for (const name of ['myProvider', 'providerOf'] as const) await on.call(name, { as: good.as, params });
  await on.pages('staffApplications', { as: staff, query: { limit: '1' } });
  await on.call('staffApplications', { as: staff, query: { status: 'APPROVED', q: 'Laurent' } });
  // Matches no one: a planner may choose a queue scan for a small page.
  await on.call('staffApplications', { as: staff, query: { status: 'APPROVED', q: 'Nobodyhasthisname', limit: '1' } });
  await on.call('takeApplication', { as: staff, params: { id: good.id } });
  await on.call('staffApplication', { as: staff, params: { id: good.id } });
  await on.call('staffDocument', { as: staff, params: { id: good.id, kind: 'cv' } });
  const checked = ['name', 'registration', 'title', 'seniority', 'conditions', 'insurance', 'identity'];
  await on.call('approveApplication', { as: staff, params: { id: good.id }, body: { checked } });
  await on.call('rejectApplication', { as: staff, params: { id: bad.id }, body: { reason: 'Not readable.' } });
  await on.call('updateDocuments', {
    as: good.as,
    params,
    body: { documents: { cvKey: await uploaded(on, good.as) } },
  });
}

async function uploaded(on: CountedApi, as: { email: string; userId: string; name: string }): Promise<string> {
  const form = (await on.call('presignUpload', { as, body: { keyHint: 'cv' } })) as Awaited<ReturnType<typeof aForm>>;
  await send(form, files.pdf);
  return form.key;
}
