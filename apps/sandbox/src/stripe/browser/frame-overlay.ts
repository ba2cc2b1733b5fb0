import { connect, type Wire } from '../../browser/wire.ts';

const overlay: Record<string, string> = {
  position: 'fixed',
  inset: '0',
  width: '100%',
  height: '100%',
  border: '0',
  'z-index': '2147483647',
  'pointer-events': 'auto', // an open modal of the page may disable them on the body
  'color-scheme': 'light only',
};

export interface FrameOverlay {
  title: string;
  /** Address without its hash. */
  url: string;
  name: string;
  hash?: Record<string, string>;
  receive: (type: string, payload: unknown, wire: Wire) => void;
}

/** A frame over the page, not yet on it. `close` gives the focus back. */
export function overlayFrame({ title, url, name, hash, receive }: FrameOverlay): {
  frame: HTMLIFrameElement;
  close: () => void;
} {
  const before = document.activeElement;
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, title });
  for (const [property, value] of Object.entries(overlay)) frame.style.setProperty(property, value, 'important');
  frame.src = `${url}#${new URLSearchParams({ ...hash, frame: name, parent: location.origin })}`;
  const wire = connect({
    target: () => frame.contentWindow,
    origin: new URL(url).origin,
    frame: name,
    receive: (type, payload) => receive(type, payload, wire),
  });
  frame.addEventListener('load', () => frame.focus());
  const close = () => {
    wire.stop();
    frame.remove();
    if (before instanceof HTMLElement) before.focus();
  };
  return { frame, close };
}
