import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';

/** A file beside an email. */
export interface Attachment {
  filename: string;
  contentType: string;
  content: string | Buffer;
}

/** `id` becomes the Message-ID, so that a retry of the same mail is recognisable as such. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  id: string;
  attachments?: readonly Attachment[];
}

export interface Mailer {
  /** Resolves when the mail server has taken the mail; rejects otherwise, and the caller retries later. */
  send: (mail: Mail) => Promise<void>;
}

const ofDeleted = '@deleted.invalid';

/** What stands in place of the address of an account that was deleted: a domain that can never be one. */
export const addressOfDeleted = (userId: string): string => `${userId}${ofDeleted}`;

/** Emails to it that were under way are dropped. */
const isNobodys = (address: string): boolean => address.endsWith(ofDeleted);

/** Sends by SMTP (`smtpUrl`), from `mailFrom`. */
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
