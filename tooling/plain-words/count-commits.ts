import { counter, type Place } from './counter.ts';
import { commitSubject } from './patterns.ts';

const mostOfSubject = 72;

export function countCommits(subjects: readonly string[]): Place[] {
  const { places, add } = counter('git log');
  for (const [index, subject] of subjects.entries()) {
    if (!commitSubject.test(subject)) add('commits.pattern', index + 1, subject);
    if (subject.length > mostOfSubject) add('commits.long', index + 1, subject);
  }
  return places;
}
