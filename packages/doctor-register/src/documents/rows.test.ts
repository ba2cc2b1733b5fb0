import { describe, expect, it } from 'vitest';
import { rowsOf, type HeldDocument } from './rows.ts';
import type { UploadedDocument, Slot } from './upload.ts';

const done = (key: string, hash: string | null): UploadedDocument => ({
  tag: 'done',
  name: 'licence.jpg',
  bytes: 900,
  keys: { [key]: `documents/${key}` },
  hash,
  preview: null,
});
const held: HeldDocument[] = [
  { kind: 'photo', key: 'documents/large', bytes: 60_000, uploadedAt: '2026-03-01T00:00:00.000Z' },
  { kind: 'photoSmall', key: 'documents/small', bytes: 6_000, uploadedAt: '2026-03-01T00:00:00.000Z' },
];
const slots = (given: Record<string, Slot['upload']>) =>
  new Map(Object.entries(given).map(([kind, upload]) => [`application ${kind}`, { upload, kept: null }]));
const rows = (given: Record<string, Slot['upload']>, onFile?: HeldDocument[]) =>
  rowsOf({ slots: slots(given), desk: 'application', kinds: ['photo', 'id1', 'id2'], held: onFile });

describe('the documents of a form', () => {
  it('appear in requested order, empty at first', () => {
    expect(rows({}).map(({ kind, upload, keys }) => [kind, upload.tag, keys])).toEqual([
      ['photo', 'empty', {}],
      ['id1', 'empty', {}],
      ['id2', 'empty', {}],
    ]);
  });

  it('are saved ones until others are chosen; a photo has two keys', () => {
    const keys = { photoKey: 'documents/large', photoSmallKey: 'documents/small' };
    expect(rows({}, held)[0]).toMatchObject({ upload: { tag: 'held', bytes: 60_000 }, keys });
    expect(rows({ photo: { tag: 'looking', name: 'new.jpg' } }, held)[0]).toMatchObject({
      upload: { tag: 'looking' },
      held: { keys },
      keys: {},
    });
  });

  it('show when two files are identical', () => {
    const same = rows({ id1: done('id1Key', 'abc'), id2: done('id2Key', 'abc') });
    expect(same.map(({ sameAs }) => sameAs)).toEqual([null, null, 'id1']);
    const others = rows({ id1: done('id1Key', 'abc'), id2: done('id2Key', 'def') });
    expect(others.map(({ sameAs }) => sameAs)).toEqual([null, null, null]);
    const unknown = rows({ id1: done('id1Key', null), id2: done('id2Key', null) });
    expect(unknown.map(({ sameAs }) => sameAs)).toEqual([null, null, null]);
  });

  it('belong to their own form', () => {
    const other = new Map([['another id1', { upload: done('id1Key', null), kept: null }]]);
    expect(rowsOf({ slots: other, desk: 'application', kinds: ['id1'], held: [] })[0]?.upload.tag).toBe('empty');
  });
});
