import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { openerOf } from './open-page.ts';
import { review } from './review.ts';

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function runOf(status: string | null, pictures: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'review-'));
  made.push(folder);
  if (status !== null) writeFileSync(join(folder, '.last-run.json'), JSON.stringify({ status, failedTests: [] }));
  for (const path of pictures) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  return folder;
}

const inbox = (place: string, dir = 'inbox-retry1'): string[] =>
  ['expected', 'actual', 'diff'].map((part) => `${dir}/screens-inbox--pending-${place}-${part}.png`);

function pageOf(pictures: readonly string[], entries: Record<string, { title: string; name: string }> = {}): string {
  const folder = runOf('failed', pictures);
  const index = join(folder, 'index.json');
  writeFileSync(index, JSON.stringify({ entries }));
  const { address } = review(folder, index);
  return address === null ? '' : readFileSync(fileURLToPath(address), 'utf8');
}

describe('the review of the pixel snapshots', () => {
  it('reports no changes after a passed run, even if a first try failed', () => {
    expect(review(runOf('passed', inbox('light', 'inbox')), 'none')).toEqual({
      text: 'Nothing has changed.',
      address: null,
    });
  });

  it('explains how to run them when there was no run', () => {
    expect(review(runOf(null, []), 'none').text).toMatch(/^No run of the pixel snapshots/);
  });

  it('lists each screen once, with its states by scheme and width', () => {
    const page = pageOf([...inbox('dark-1280'), ...inbox('light-1280'), ...inbox('dark-390'), ...inbox('light-390')], {
      'screens-inbox--pending': { title: 'Screens/Inbox', name: 'Pending' },
    });
    expect(page.match(/<h2>.*<\/h2>/g)).toEqual(['<h2>Screens/Inbox</h2>']);
    expect(page.match(/<h3>.*<\/h3>/g)).toEqual(['<h3>Pending</h3>']);
    expect(page.match(/<h4>.*<\/h4>/g)).toEqual([
      '<h4>Light, 390 px</h4>',
      '<h4>Light, 1280 px</h4>',
      '<h4>Dark, 390 px</h4>',
      '<h4>Dark, 1280 px</h4>',
    ]);
    expect(page.match(/<img /g)).toHaveLength(12);
    expect(page).toContain('src="inbox-retry1/screens-inbox--pending-light-390-actual.png"');
    expect(page).toContain('<title>4 pictures of 1 screen changed</title>');
  });

  it('omits differences of a first try only, and shows each picture once', () => {
    const page = pageOf([...inbox('light', 'inbox'), ...inbox('light'), ...inbox('dark', 'other')]);
    expect(page.match(/<h4>.*<\/h4>/g)).toEqual(['<h4>Light, 480 px</h4>']);
  });

  it('marks a picture without an earlier one as new', () => {
    expect(pageOf(['new/screens-inbox--new-light-actual.png'])).toContain('There was none: it is new.');
  });
});

describe('who opens the page', () => {
  it('is the local browser, or null without a display', () => {
    expect(openerOf('darwin', {})).toEqual(['open']);
    expect(openerOf('linux', { DISPLAY: ':0' })).toEqual(['xdg-open']);
    expect(openerOf('linux', {})).toBeNull();
    expect(openerOf('darwin', { CI: '1' })).toBeNull();
  });
});
