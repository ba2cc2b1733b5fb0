import type { DocumentKind } from '@tele/core';
import { useMessages } from '@tele/ui';
import { useEffect, useRef, useState } from 'react';
import { documentMessages } from './documents.messages.ts';
import type { UploadRow } from './rows.ts';
import type { Texts } from './what-is-wrong.ts';
import { whatIsWrong } from './what-is-wrong.ts';

type Labels = ReadonlyMap<DocumentKind, string>;

/** Announcement of a change: sending began, dropped or ended, but not its progress. */
function newsOf({ upload, kind }: UploadRow, label: string, t: Texts): string | null {
  if (upload.tag === 'sending') return upload.again ? `${label}. ${t.again}` : t.sending({ label });
  if (upload.tag === 'waiting') return `${label}. ${upload.offline ? t.waitsForConnection : t.waitsAMoment}`;
  if (upload.tag === 'done') return t.sent({ label });
  return whatIsWrong(upload, kind, t);
}

/** Latest document announcement, for screen readers. Skips the initial state. */
export const useNews = (rows: readonly UploadRow[], labels: Labels): string => {
  const t = useMessages(documentMessages);
  const known = useRef<ReadonlyMap<DocumentKind, string> | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => {
    const latest = new Map(rows.map((row) => [row.kind, newsOf(row, labels.get(row.kind) ?? '', t) ?? '']));
    const before = known.current;
    known.current = latest;
    if (!before) return;
    const changed = [...latest].filter(([kind, text]) => text !== '' && before.get(kind) !== text);
    if (changed.length > 0) setNews(changed.map(([, text]) => text).join(' '));
  }, [rows, labels, t]);
  return news;
};
