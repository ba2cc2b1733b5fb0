import { fn, spyOn } from 'storybook/test';

const about = { tele: 1, signInId: 'sin_4KQ2ZM' };
const origin = 'https://tele.example';

export interface StoryWindow {
  say: (message: { kind: 'ready' } | { kind: 'code'; code: string }) => void;
  focus: () => void;
  close: () => void;
  restore: () => void;
}

/** Replaces the browser's popup; `blocked` simulates a popup blocker. */
export function installSignInWindow({ blocked = false } = {}): StoryWindow {
  const opened = {
    closed: false,
    location: { replace: fn() },
    focus: fn(),
    close: fn(() => (opened.closed = true)),
    postMessage: fn(),
  };
  const open = spyOn(window, 'open').mockReturnValue((blocked ? null : opened) as unknown as Window);
  return {
    say(message) {
      const event = new MessageEvent('message', { origin, data: { ...about, ...message } });
      Object.defineProperty(event, 'source', { value: opened });
      window.dispatchEvent(event);
    },
    focus: opened.focus,
    close: opened.close,
    restore: () => open.mockRestore(),
  };
}
