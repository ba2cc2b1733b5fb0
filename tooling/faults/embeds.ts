import type { Fault } from './fault.ts';

export const embeds: readonly Fault[] = [
  {
    title: 'An element keeps its token after signing out',
    file: 'packages/embed/src/elements/life.ts',
    find: "given.setProperty('token', null);",
    replace: '',
  },
  {
    title: 'Events do not leave a shadow tree around the element',
    file: 'packages/embed/src/elements/tell.ts',
    find: 'bubbles: true, composed: true, detail',
    replace: 'bubbles: true, detail',
  },
  {
    title: 'The sign-in window is heard from any origin',
    file: 'packages/core/src/partner/window-message.ts',
    find: 'source !== from.window || origin !== from.origin)',
    replace: "source !== from.window || origin === '')",
  },
  {
    title: 'A file that failed once is never asked for again',
    file: 'packages/embed/src/loader/chunks.ts',
    find: 'held.catch(() => checked.delete(id));',
    replace: '',
  },
  {
    title: 'A token that runs out is sent although another was asked for',
    file: 'packages/client/src/token-keeper.ts',
    find: "return isRunningOut() ? ask('expired', signal) : token;",
    replace: 'return token;',
  },
];
