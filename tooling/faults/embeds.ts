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
  {
    title: 'A person who left is signed in again by an answer that comes later',
    file: 'packages/kit/src/partner/keep-person.ts',
    find: 'if (held !== from) {',
    replace: 'if (held !== from && held !== null) {',
  },
  {
    title: 'A token is written into the page',
    file: 'packages/embed/src/page/settings.ts',
    find: "const inMemory: readonly string[] = ['token'];",
    replace: 'const inMemory: readonly string[] = [];',
  },
  {
    title: 'A page cannot be scrolled after the dialog has closed',
    file: 'packages/embed/src/modal/make-modal.ts',
    find: "dialog.addEventListener('close', () => release());",
    replace: '',
  },
];
