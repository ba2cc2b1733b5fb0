import { overlayFrame } from './frame-overlay.ts';

export function showChallenge(origin: string, intent: { id: string; client_secret: string }): Promise<void> {
  const query = new URLSearchParams({ payment_intent: intent.id, client_secret: intent.client_secret });
  return new Promise((resolve) => {
    const { frame, close } = overlayFrame({
      title: '3D Secure authentication',
      name: `__privateStripeChallenge_${intent.id}`,
      url: `${origin}/stripe-elements/3ds?${query}`,
      receive(type) {
        if (type !== 'done') return;
        close();
        resolve();
      },
    });
    document.body.append(frame);
  });
}
