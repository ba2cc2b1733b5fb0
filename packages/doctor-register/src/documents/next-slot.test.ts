import { describe, expect, it } from 'vitest';
import { nextSlot, type SlotEvent } from './next-slot.ts';
import { emptySlot, type Part, type Slot } from './upload.ts';

const partOf = (kind: Part['kind'], bytes: number): Part => ({
  kind,
  type: 'application/pdf',
  blob: new Blob(['x'.repeat(bytes)]),
});
const cv = [partOf('cv', 1_000)];
const after = (...events: SlotEvent[]): Slot => events.reduce(nextSlot, emptySlot);
const choose = (name: string): SlotEvent => ({ tag: 'choose', name, onFile: null });
const ready = (parts = cv): SlotEvent => ({ tag: 'ready', parts, hash: null });
const send: SlotEvent = { tag: 'send' };
const succeed = (key: string): SlotEvent => ({ tag: 'post', posted: { tag: 'stored' }, key, online: true });
const drop = (online: boolean): SlotEvent => ({ tag: 'post', posted: { tag: 'dropped' }, key: '', online });
const uploadEvents = [choose('old.pdf'), ready(), send, succeed('cv-1')];

describe('nextSlot', () => {
  it('keeps an uploaded document until the next one is uploaded', () => {
    const both = after(...uploadEvents, choose('new.pdf'), ready(), send);
    expect(both).toMatchObject({ upload: { tag: 'sending', name: 'new.pdf' }, kept: { tag: 'done', name: 'old.pdf' } });
    const back = nextSlot(both, { tag: 'remove' });
    expect(back).toMatchObject({ upload: { tag: 'done', name: 'old.pdf' }, kept: null });
    expect(nextSlot(back, { tag: 'remove' })).toEqual(emptySlot);
    expect(nextSlot(both, succeed('cv-2'))).toMatchObject({ upload: { keys: { cvKey: 'cv-2' } }, kept: null });
  });

  it('keeps an uploaded document when the next one is refused', () => {
    expect(after(...uploadEvents, choose('new.pdf'), { tag: 'refused', fault: 'renamed' })).toMatchObject({
      upload: { tag: 'refused', name: 'new.pdf', fault: 'renamed' },
      kept: { keys: { cvKey: 'cv-1' } },
    });
  });

  it('shows the service’s message about an uploaded document', () => {
    const fault = { text: 'Choose a PDF file.' };
    expect(after(...uploadEvents, { tag: 'refused', fault }).upload).toEqual({
      tag: 'refused',
      name: 'old.pdf',
      fault,
    });
  });

  it('refuses a document that is too large for storage', () => {
    const posted = { tag: 'refused', status: 400, code: 'EntityTooLarge' } as const;
    const slot = after(choose('cv.pdf'), ready(), send, { tag: 'post', posted, key: '', online: true });
    expect(slot.upload).toEqual({ tag: 'refused', name: 'cv.pdf', fault: 'too-large' });
  });

  it('sends only the part of a photo that has not arrived', () => {
    const parts = [partOf('photo', 900), partOf('photoSmall', 100)];
    const half = after(choose('me.jpg'), ready(parts), send, succeed('large'), drop(true));
    const again = [{ tag: 'queue' } as const, send].reduce(nextSlot, half);
    expect(again.upload).toMatchObject({ tag: 'sending', sent: 900, bytes: 1_000, again: true });
    expect(nextSlot(again, succeed('small')).upload).toMatchObject({
      keys: { photoKey: 'large', photoSmallKey: 'small' },
    });
  });

  it('counts no failure without a connection', () => {
    const waiting = after(choose('cv.pdf'), ready(), send, drop(false));
    expect(waiting.upload).toMatchObject({ tag: 'waiting', offline: true, failures: 0 });
  });

  it('changes nothing when an event does not apply', () => {
    const done = after(...uploadEvents);
    for (const event of [send, drop(true), { tag: 'retry' }, { tag: 'queue' }] as const)
      expect(nextSlot(done, event)).toBe(done);
  });
});
