import { describe, expect, it } from 'vitest';
import { declineReplies, declineRepliesOf } from './decline-replies.ts';

describe('the replies offered with a decline', () => {
  it('are all of them in health', () => {
    expect(declineRepliesOf('doctor')).toEqual(declineReplies);
    expect(declineRepliesOf('allied-health')).toEqual(declineReplies);
  });

  it('speak of no referral and no GP elsewhere', () => {
    expect(declineRepliesOf('legal')).toEqual(['not-free', 'not-my-field', 'not-taking-new', 'needs-in-person']);
  });
});
