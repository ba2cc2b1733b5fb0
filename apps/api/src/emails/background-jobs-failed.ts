import type { EmailContent } from './layout/write-email.ts';

const namedInAnEmail = 20;

interface FailedJobRow {
  id: string;
  kind: string;
  attempts: number;
  last_error: string | null;
}

export function backgroundJobsFailed(jobs: readonly FailedJobRow[]): EmailContent {
  const named = jobs.slice(0, namedInAnEmail);
  const more = jobs.length - named.length;
  return {
    subject: jobs.length === 1 ? 'A background job failed' : `${jobs.length} background jobs failed`,
    paragraphs: [
      'These jobs failed after the maximum number of attempts:',
      ...named.map((job) => `${job.kind} ${job.id}: ${job.attempts} attempts, last error ${job.last_error}`),
      more > 0 ? `and ${more} more.` : '',
      'To list them all, run ops jobs. Once you’ve fixed the cause, run ops retry <id> for one job, or ops retry --all.',
    ],
  };
}
