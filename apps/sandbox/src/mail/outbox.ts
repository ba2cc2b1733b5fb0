import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { Journal } from '../journal.ts';

const KEPT = 500;

/** A message that arrived. `to` holds the envelope's recipients, comma separated; `at` is an ISO instant in UTC. */
export interface Message {
  id: string;
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Every http(s) address in the message, once each, in order. */
  links: string[];
  attachments: Attachment[];
  at: string;
}

export interface Attachment {
  filename: string;
  mimeType: string;
  content: string;
}

export interface Outbox {
  receive(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void>;
  /** Newest first; `to` filters by recipient. */
  list(to?: string): Message[];
  find(id: string): Message | undefined;
  clear(to?: string): void;
}

export function openOutbox(journal: Journal): Outbox {
  const table = journal.table<Message>('mail');
  const list = (to?: string) => {
    const recipient = to?.trim().toLowerCase();
    const all = table.values().toReversed();
    return recipient ? all.filter((mail) => mail.to.toLowerCase().split(', ').includes(recipient)) : all;
  };
  return {
    async receive(raw, envelope) {
      const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
      const [text, html] = [mail.text ?? '', mail.html ?? ''];
      const message: Message = {
        id: randomUUID(),
        to: envelope.to.join(', '),
        from: mail.from?.address || envelope.from,
        subject: mail.subject ?? '',
        text,
        html,
        links: findLinks(text, html),
        attachments: mail.attachments.map(({ filename, mimeType, content }, at) => ({
          filename: filename ?? `attachment-${at + 1}`,
          mimeType,
          content: typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('base64'),
        })),
        at: new Date().toISOString(),
      };
      table.put(message.id, message);
      for (const old of list().slice(KEPT)) table.delete(old.id);
      journal.commit();
    },
    list,
    find: (id) => table.get(id),
    clear(to) {
      for (const mail of list(to)) table.delete(mail.id);
      journal.commit();
    },
  };
}

function findLinks(text: string, html: string): string[] {
  const inHtml = [...html.matchAll(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((hit) =>
    unescapeHtml(hit[1] ?? hit[2] ?? ''),
  );
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map((hit) => hit[0].replace(/[.,;:!?)\]]+$/, ''));
  return [...new Set([...inText, ...inHtml])].filter((link) => /^https?:\/\//.test(link) && URL.canParse(link));
}

function unescapeHtml(value: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
  return value.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => entities[name] ?? '');
}
