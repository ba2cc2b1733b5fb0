import type { Fault } from './fault.ts';

export const embeds: readonly Fault[] = [
  {
    title: 'An element keeps its token after sign-out',
    file: 'packages/embed/src/elements/life.ts',
    find: "given.setProperty('token', null);",
    replace: '',
  },
  {
    title: 'Events stay in a shadow tree',
    file: 'packages/embed/src/elements/tell.ts',
    find: 'bubbles: true, composed: true, detail',
    replace: 'bubbles: true, detail',
  },
  {
    title: 'A sign-in message counts from any origin',
    file: 'packages/core/src/partner/window-message.ts',
    find: 'source !== from.window || origin !== from.origin)',
    replace: "source !== from.window || origin === '')",
  },
  {
    title: 'A failed file is never loaded again',
    file: 'packages/embed/src/loader/chunks.ts',
    find: 'held.catch(() => checked.delete(id));',
    replace: '',
  },
  {
    title: 'An expiring token is sent',
    file: 'packages/client/src/token-keeper.ts',
    find: "return isRunningOut() ? ask('expired', signal) : token;",
    replace: 'return token;',
  },
  {
    title: 'A late answer signs a person in again',
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
    title: 'A closed dialog blocks scrolling',
    file: 'packages/embed/src/modal/make-modal.ts',
    find: "dialog.addEventListener('close', () => release());",
    replace: '',
  },
];
