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
  it('asks how to sign in once the opening page has answered', () => {
    expect(stage({ known: 'unknown', opener: 'asking' })).toBe('waiting');
    expect(stage()).toBe('choose');
  });

  it('refuses a stranger’s page, signed in already or just now', () => {
    for (const person of [{}, maeve, justNow]) expect(stage({ ...unheard, ...person })).toBe('stranger');
  });

  it('knows a finished sign-in of this browser only', () => {
    for (const state of ['APPROVED', 'FINISHED'] as const) {
      expect(stage({ state })).toBe('done');
      expect(stage({ state, ...unheard })).toBe('over');
    }
  });

  it('continues automatically after a sign-in here', () => {
    expect(stage(justNow)).toBe('approving');
    expect(stage({ ...justNow, email: undefined })).toBe('approving');
  });

  it('asks a person who signed in earlier or in another tab', () => {
    expect(stage(maeve)).toBe('continue');
    expect(stage({ ...maeve, email: undefined })).toBe('loading');
    expect(stage({ ...maeve, email: null })).toBe('away');
    expect(stage({ ...maeve, approval: 'pending' })).toBe('approving');
  });

  it('asks again after a failed approval', () => {
    expect(stage({ ...justNow, approval: 'failed' })).toBe('continue');
  });

  it('allows another account', () => {
    expect(stage({ ...maeve, another: true })).toBe('choose');
  });

  it('does not confuse an earlier session with the person arriving', () => {
    expect(stage({ ...maeve, arriving: true })).toBe('signing-in');
  });

  it('is done once approved, here or in another tab', () => {
    expect(stage({ approval: 'done' })).toBe('done');
    expect(stage({ known: 'approved' })).toBe('done');
  });

  it('is over when the API reports it as ended or unknown', () => {
    expect(stage({ state: 'EXPIRED' })).toBe('over');
    expect(stage({ state: null, trouble: 'unknown' })).toBe('over');
    expect(stage({ state: 'EXPIRED', ...justNow })).toBe('over');
  });

  it('waits for the API, and shows when it does not respond', () => {
    expect(stage({ state: null })).toBe('loading');
    expect(stage({ state: null, trouble: 'away' })).toBe('away');
    expect(stage({ session: { status: 'checking' } })).toBe('loading');
  });

  it('sends an emailed link back to the browser that requested it', () => {
    expect(stage({ fromElsewhere: true, ...unheard })).toBe('elsewhere');
    expect(stage({ fromElsewhere: true, ...unheard, state: null })).toBe('elsewhere');
  });
});
