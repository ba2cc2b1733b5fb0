import { aQueuedApplication } from '@tele/core/testing';
import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const mine = { name: 'Jo Okafor', mine: true };
const theirs = { name: 'Kim Lee', mine: false };
const queue = [
  aQueuedApplication({ applicationId: 'a' }),
  aQueuedApplication({ applicationId: 'b', takenBy: mine }),
  aQueuedApplication({ applicationId: 'c', takenBy: theirs }),
  aQueuedApplication({ applicationId: 'd' }),
];

describe('the neighbours of an application', () => {
  it('are the ones before and after it', () => {
    expect(neighboursOf(queue, 'b')).toMatchObject({ position: 2, previous: 'a', next: 'c' });
    expect(neighboursOf(queue, 'a')).toMatchObject({ position: 1, previous: null, next: 'b' });
    expect(neighboursOf(queue, 'd')).toMatchObject({ position: 4, previous: 'c', next: null });
  });

  it('include the next free one, wrapping around', () => {
    expect(neighboursOf(queue, 'b').nextToReview).toBe('d');
    expect(neighboursOf(queue, 'd').nextToReview).toBe('a');
    expect(neighboursOf(queue.slice(2, 3), 'c').nextToReview).toBeNull();
  });

  it('are none for a decided one, except the next free one', () => {
    expect(neighboursOf(queue, 'gone')).toEqual({ position: null, previous: null, next: null, nextToReview: 'a' });
    expect(neighboursOf([], 'a').nextToReview).toBeNull();
  });
});
