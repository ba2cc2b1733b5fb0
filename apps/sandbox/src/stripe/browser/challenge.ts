import { connect } from '../../browser/wire.ts';

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

export function showChallenge(origin: string, intent: { id: string; client_secret: string }): Promise<void> {
  const before = document.activeElement;
  const name = `__privateStripeChallenge_${intent.id}`;
  const frame = document.createElement('iframe');
  frame.name = name;
  frame.title = '3D Secure authentication';
  for (const [property, value] of Object.entries(overlay)) frame.style.setProperty(property, value, 'important');
  const query = new URLSearchParams({ payment_intent: intent.id, client_secret: intent.client_secret });
  frame.src = `${origin}/stripe-elements/3ds?${query}#${new URLSearchParams({ frame: name, parent: location.origin })}`;
  return new Promise((resolve) => {
    const wire = connect({
      target: () => frame.contentWindow,
      origin,
      frame: name,
      receive(type) {
        if (type !== 'done') return;
        wire.stop();
        frame.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve();
      },
    });
    frame.addEventListener('load', () => frame.focus());
    document.body.append(frame);
  });
}
