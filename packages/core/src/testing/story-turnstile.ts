// Stand-in for the human check's script in stories.

/** Outcome of a check: passes, asks for a click, refuses, is unsupported, or never ends. */
export type StoryCheck = 'passes' | 'asks' | 'refuses' | 'unsupported' | 'runs';

interface TurnstileOptions {
  action: string;
  callback: (token: string) => void;
  'error-callback': (code?: string) => unknown;
  'expired-callback': () => void;
  'unsupported-callback': () => void;
  'before-interactive-callback': () => void;
}

/** Script that does nothing, since the stand-in is already on the page. */
export const storyTurnstileScript = 'data:text/javascript,0';

export interface StoryTurnstile {
  next: (check: StoryCheck) => void;
  expire: () => void;
  count: () => number;
  remove: () => void;
}

/** Installs the stand-in. Tokens are `action.1`, `action.2`, … */
export function installStoryTurnstile(first: StoryCheck = 'passes'): StoryTurnstile {
  let check = first;
  let made = 0;
  let passed = 0;
  const shown = new Map<string, { given: TurnstileOptions; holder: HTMLElement }>();
  const run = (given: TurnstileOptions, holder: HTMLElement): void => {
    const pass = (): void => {
      passed += 1;
      given.callback(`${given.action}.${passed}`);
    };
    if (check === 'passes') pass();
    if (check === 'refuses') given['error-callback']('600010');
    if (check === 'unsupported') given['unsupported-callback']();
    if (check !== 'asks') return;
    const button = document.createElement('button');
    button.textContent = 'I am human';
    button.style.cssText = 'inline-size:100%;min-block-size:65px';
    button.addEventListener('click', () => {
      holder.replaceChildren();
      pass();
    });
    holder.replaceChildren(button);
    given['before-interactive-callback']();
  };
  const turnstile = {
    render: (container: HTMLElement, given: TurnstileOptions) => {
      made += 1;
      const id = `story-${made}`;
      // Like the real one: a container outside the document gets no answer.
      if (!document.contains(container)) return id;
      const holder = document.createElement('div');
      container.append(holder);
      shown.set(id, { given, holder });
      queueMicrotask(() => shown.has(id) && run(given, holder));
      return id;
    },
    remove: (id: string) => {
      shown.get(id)?.holder.remove();
      shown.delete(id);
    },
  };
  Object.assign(window, { turnstile });
  return {
    next: (given) => void (check = given),
    expire: () => {
      for (const { given, holder } of shown.values()) {
        given['expired-callback']();
        run(given, holder);
      }
    },
    count: () => shown.size,
    remove: () => void Object.assign(window, { turnstile: undefined }),
  };
}
