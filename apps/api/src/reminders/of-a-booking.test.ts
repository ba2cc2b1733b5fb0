import { describe, expect, it } from 'vitest';
import { runJobs } from '../jobs/run-jobs.ts';
import { jobsEnded } from '../jobs/run-jobs-soon.ts';
import { newsOf } from '../testing/news-of.ts';
import { accept, aRequest, settled } from '../testing/requests.ts';
import { withApi } from '../testing/start-api.ts';
import { withStripe } from '../testing/start-stripe.ts';

const stripe = await withStripe();
/** Thursday 1 April 2027 in Sydney: its clocks go back in the night before Sunday. */
const api = await withApi({ config: { stripeApiUrl: stripe.url }, now: new Date('2027-04-01T00:00:00.000Z') });
const minute = 60_000;
const hour = 60 * minute;
/** Sunday at 9 am, on the other side of the change. */
const slotISO = '2027-04-03T23:00:00.000Z';
const [day, hours] = ['Appointment reminder', 'Appointment soon'];

const remindersTo = ({ email }: { email: string }) =>
  api.mails.filter((mail) => mail.to === email && [day, hours].includes(newsOf(mail)));

async function runJobsThrough(from: number, until: number): Promise<void> {
  for (let time = from; time <= until; time += 30 * minute) {
    api.clock.now = new Date(time);
    await Promise.all([1, 2, 3].map(() => runJobs(api.services)));
    await jobsEnded(api.services.db);
  }
}

describe('a booking on the morning after the clocks change', () => {
  it('has its reminders once, 24 and 2 hours before, after an hour’s mail outage', async () => {
    const request = await aRequest(api, { slotISO });
    const { patient, specialists } = request;
    await accept(api, request, { as: specialists[0] });
    await settled(api);
    const start = Date.parse(slotISO);

    await runJobsThrough(start - 25 * hour, start - 24 * hour - minute);
    expect(remindersTo(patient)).toEqual([]);

    const { mailer } = api.services;
    api.services.mailer = { send: () => Promise.reject(new Error('away')) };
    await runJobsThrough(start - 24 * hour, start - 23 * hour);
    api.services.mailer = mailer;
    expect(remindersTo(patient)).toEqual([]);
    await runJobsThrough(start - 23 * hour + 10 * minute, start - 22 * hour);
    for (const one of [patient, specialists[0]]) expect(remindersTo(one).map(newsOf)).toEqual([day]);

    await runJobsThrough(start - 3 * hour, start + hour);
    for (const one of [patient, specialists[0]]) {
      expect(remindersTo(one).map(newsOf)).toEqual([day, hours]);
      for (const { text } of remindersTo(one))
        expect(text.replaceAll('\u00A0', ' ')).toContain('Sunday 4 April, 9:00 – 9:30 am AEST');
    }
  });
});
