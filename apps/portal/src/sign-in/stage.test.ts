import { describe, expect, it } from 'vitest';
import { stageOf, type Facts } from './stage.ts';

const waiting: Facts = {
  state: 'WAITING',
  trouble: null,
  known: 'answered',
  opener: 'answered',
  arriving: false,
  fromElsewhere: false,
  session: { status: 'signed-out' },
  email: undefined,
  approval: 'idle',
  another: false,
};
const stage = (own: Partial<Facts> = {}) => stageOf({ ...waiting, ...own });
const unheard = { known: 'unknown', opener: 'absent' } as const;
const maeve = { session: { status: 'signed-in', madeHere: false }, email: 'maeve.tran@example.com' } as const;
const justNow = { ...maeve, session: { status: 'signed-in', madeHere: true } } as const;

describe('the sign-in window', () => {
  it('asks how to sign in, once the page that opened it has answered', () => {
    expect(stage({ known: 'unknown', opener: 'asking' })).toBe('waiting');
    expect(stage()).toBe('choose');
  });

  it('signs nobody in for a stranger: neither who is signed in, nor who has just signed in', () => {
    for (const person of [{}, maeve, justNow]) expect(stage({ ...unheard, ...person })).toBe('stranger');
  });

  it('knows only of its own browser that a sign-in is done', () => {
    for (const state of ['APPROVED', 'FINISHED'] as const) {
      expect(stage({ state })).toBe('done');
      expect(stage({ state, ...unheard })).toBe('over');
    }
  });

  it('goes on by itself for whoever has just signed in here', () => {
    expect(stage(justNow)).toBe('approving');
    expect(stage({ ...justNow, email: undefined })).toBe('approving');
  });

  it('asks whoever was signed in already, or in another tab', () => {
    expect(stage(maeve)).toBe('continue');
    expect(stage({ ...maeve, email: undefined })).toBe('loading');
    expect(stage({ ...maeve, email: null })).toBe('away');
    expect(stage({ ...maeve, approval: 'pending' })).toBe('approving');
  });

  it('asks again by a press when the leave did not get through', () => {
    expect(stage({ ...justNow, approval: 'failed' })).toBe('continue');
  });

  it('lets somebody sign in as somebody else', () => {
    expect(stage({ ...maeve, another: true })).toBe('choose');
  });

  it('does not take whoever was signed in before for who is arriving', () => {
    expect(stage({ ...maeve, arriving: true })).toBe('signing-in');
  });

  it('is done once the leave is given, here or in another tab', () => {
    expect(stage({ approval: 'done' })).toBe('done');
    expect(stage({ known: 'approved' })).toBe('done');
  });

  it('is over when the API says so, or knows nothing of it', () => {
    expect(stage({ state: 'EXPIRED' })).toBe('over');
    expect(stage({ state: null, trouble: 'unknown' })).toBe('over');
    expect(stage({ state: 'EXPIRED', ...justNow })).toBe('over');
  });

  it('waits for the API, and says when it does not answer', () => {
    expect(stage({ state: null })).toBe('loading');
    expect(stage({ state: null, trouble: 'away' })).toBe('away');
    expect(stage({ session: { status: 'checking' } })).toBe('loading');
  });

  it('sends a link from a mail back to the browser that asked for it', () => {
    expect(stage({ fromElsewhere: true, ...unheard })).toBe('elsewhere');
    expect(stage({ fromElsewhere: true, ...unheard, state: null })).toBe('elsewhere');
  });
});
