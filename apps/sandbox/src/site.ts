import type { HttpBindings } from '@hono/node-server';
import type { SandboxConfig } from './config.ts';
import type { Journal } from './journal.ts';

/** What every part of the sandbox is given: its configuration (ports resolved), its memory and its own address. */
export interface Site {
  config: SandboxConfig;
  journal: Journal;
  /** Without a trailing slash. */
  url: string;
  /** Hands a message to the outbox over SMTP, as any other sender would. */
  sendMail(mail: OutgoingMail): Promise<void>;
}

/** A message the sandbox itself sends on behalf of the company it stands in for. */
export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** An answer to give without doing anything; or, with `late`, doing it after that, once it was answered. */
export interface CallFailure {
  status: number;
  body: object;
  late?: Promise<void>;
}

/** What goes wrong with the body of an upload: the line is cut after so many bytes, or each chunk takes `ms`. */
export interface UploadFault {
  mode: 'cut' | 'slow';
  bytes: number;
  ms: number;
}

/** Hono's environment: the Node request and response, which the faults need to cut a connection. */
export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: { delay?: Promise<void>; fault?: CallFailure; upload?: UploadFault };
}
