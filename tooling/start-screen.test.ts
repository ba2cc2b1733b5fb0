import { describe, expect, it } from 'vitest';
import { seededAccounts } from '../apps/api/src/seed/accounts.ts';
import { urlsOf } from './environment.ts';
import { choosePorts } from './ports.ts';
import { startPeople, startScreen } from './start-screen.ts';

const urls = urlsOf((await choosePorts({}, [])).ports);
const screen = startScreen(urls, ['portal', 'partner'], { replies: true });

describe('the output of npm start', () => {
  it('fits on one screen', () => {
    const lines = screen.split('\n');
    expect(lines.length).toBeLessThanOrEqual(36);
    expect(lines.filter((line) => line.length > 100)).toEqual([]);
  });

  it('names seeded people of every role', () => {
    const roles = new Map(seededAccounts().map(({ email, role }) => [email, role]));
    expect(new Set(startPeople.map(({ email }) => roles.get(email)))).toEqual(
      new Set(['patient', 'specialist', 'staff']),
    );
    expect(startPeople.filter(({ email }) => !screen.includes(email))).toEqual([]);
  });

  it('mentions simulated specialists only when they reply', () => {
    expect(screen).toContain('DEMO=off');
    expect(startScreen(urls, ['portal'], { replies: false })).not.toMatch(/simulated|DEMO/i);
  });
});
