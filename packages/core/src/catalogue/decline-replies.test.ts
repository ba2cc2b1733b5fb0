import { describe, expect, it } from 'vitest';
import { declineReplies, declineRepliesOf } from './decline-replies.ts';

describe('the replies offered with a decline', () => {
  it('are complete in health', () => {
    expect(declineRepliesOf('doctor')).toEqual(declineReplies);
    expect(declineRepliesOf('allied-health')).toEqual(declineReplies);
  });

  it('mention no referral and no GP elsewhere', () => {
    expect(declineRepliesOf('legal')).toEqual(['not-free', 'not-my-field', 'not-taking-new', 'needs-in-person']);
  });
});
