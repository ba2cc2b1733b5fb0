import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
}

/** `id` becomes the Message-ID: retries can be recognised. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  attachments?: readonly Attachment[];
}

export interface Mailer {
  /** Resolves when the mail server accepts the mail; rejects otherwise, and the caller retries later. */
  send: (mail: Mail) => Promise<void>;
}

const ofDeleted = '@deleted.invalid';

/** Placeholder address of a deleted account, on a domain that can never exist. */
export const addressOfDeleted = (userId: string): string => `${userId}${ofDeleted}`;

const isNobodys = (address: string): boolean => address.endsWith(ofDeleted);

export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>): Mailer {
  const transport = createTransport({
    url: config.smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const domain = config.mailFrom.match(/@([\w.-]+)/)?.[1] ?? 'localhost';
  return {
    async send({ id, attachments = [], ...mail }) {
      if (isNobodys(mail.to)) return;
      await transport.sendMail({
        ...mail,
        attachments: [...attachments],
        from: config.mailFrom,
        messageId: `<${id}@${domain}>`,
      });
    },
  };
}
