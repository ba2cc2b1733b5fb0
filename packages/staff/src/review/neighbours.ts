import type { QueuedApplication } from '@tele/core';

export interface Neighbours {
  position: number | null;
  /** Ids; null at an end. */
  previous: string | null;
  next: string | null;
  /** Next waiting application that no other reviewer has, wrapping around; null if none is left. */
  nextToReview: string | null;
}

/** Neighbours of an application in the queue. */
export function neighboursOf(queue: readonly QueuedApplication[], applicationId: string): Neighbours {
  const index = queue.findIndex((one) => one.applicationId === applicationId);
  const others = [...queue.slice(index + 1), ...queue.slice(0, Math.max(0, index))];
  const free = others.find(({ takenBy }) => takenBy === null || takenBy.mine);
  return {
    position: index < 0 ? null : index + 1,
    previous: queue[index - 1]?.applicationId ?? null,
    next: index < 0 ? null : (queue[index + 1]?.applicationId ?? null),
    nextToReview: free?.applicationId ?? null,
  };
}
