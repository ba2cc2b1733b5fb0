// Stands in for the script of the human check in stories.

/** What a check does: it passes, wants a click first, is refused, does not run here, or never ends. */
export type StoryCheck = 'passes' | 'asks' | 'refuses' | 'unsupported' | 'runs';

/** What of the options the stand-in reads. */
interface TurnstileOptions {
  action: string;
  callback: (token: string) => void;
  'error-callback': (code?: string) => unknown;
  'expired-callback': () => void;
  'unsupported-callback': () => void;
  'before-interactive-callback': () => void;
}

/** A script that comes and does nothing: the stand-in is on the page already. */
export const storyTurnstileScript = 'data:text/javascript,0';

export interface StoryTurnstile {
  /** What the next checks do. */
  next: (check: StoryCheck) => void;
  /** Every check that is on the page now has used up its time. */
  expire: () => void;
  /** How many checks are on the page. */
  count: () => number;
  /** Takes it off the page. */
  remove: () => void;
}

/** Puts the stand-in on the page; tokens are `action.1`, `action.2`, … */
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
      // As the real one: what it does not find in the document never answers.
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
