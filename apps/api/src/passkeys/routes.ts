import type { Handlers } from '../http/handler.ts';
import { addPasskey } from './add.ts';
import { myPasskeys } from './mine.ts';
import { removePasskey } from './remove.ts';
import { renamePasskey } from './rename.ts';
import { finishPasskeySignIn, startPasskeySignIn } from './sign-in.ts';
import { startPasskey } from './start.ts';

export const passkeyHandlers: Handlers<
  | 'startPasskeySignIn'
  | 'finishPasskeySignIn'
  | 'myPasskeys'
  | 'startPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
> = {
  startPasskeySignIn,
  finishPasskeySignIn,
  myPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
};
