import type { HttpBindings } from '@hono/node-server';
import type { SandboxConfig } from './config.ts';
import type { Journal } from './journal.ts';

export interface Site {
  config: SandboxConfig;
  journal: Journal;
  url: string;
  sendMail(mail: OutgoingMail): Promise<void>;
}

export interface OutgoingMail {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface CallFailure {
  status: number;
  body: object;
  late?: Promise<void>;
}

export interface UploadFault {
  mode: 'cut' | 'slow';
  bytes: number;
  ms: number;
}

export interface SandboxEnv {
  Bindings: HttpBindings;
  Variables: { delay?: Promise<void>; fault?: CallFailure; upload?: UploadFault };
}
