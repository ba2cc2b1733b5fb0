/** Message between a frame and its page. Each side names the origin it talks to. */
export interface Letter {
  tele: 'sandbox-frame';
  frame: string;
  type: string;
  payload: unknown;
}

export interface Wire {
  send(type: string, payload?: unknown): void;
  stop(): void;
}

export interface WireEnd {
  target: () => Window | null;
  origin: string;
  frame: string;
  receive: (type: string, payload: unknown) => void;
}

export function connect({ target, origin, frame, receive }: WireEnd): Wire {
  const listen = (event: MessageEvent) => {
    const letter = event.data as Partial<Letter> | null;
    if (event.source !== target() || event.origin !== origin) return;
    if (letter?.tele !== 'sandbox-frame' || letter.frame !== frame || !letter.type) return;
    receive(letter.type, letter.payload);
  };
  window.addEventListener('message', listen);
  return {
    send: (type, payload = null) => target()?.postMessage({ tele: 'sandbox-frame', frame, type, payload }, origin),
    stop: () => window.removeEventListener('message', listen),
  };
}
