import { overlayFrame } from './frame-overlay.ts';

export interface WalletSheet {
  close: () => void;
}

let sheets = 0;

/** The wallet's sheet. Modal, as the system's is: it covers an open dialog of the page. */
export function openWallet(
  origin: string,
  hash: Record<string, string>,
  receive: (type: string, payload: unknown) => void,
): WalletSheet {
  const dialog = document.createElement('dialog');
  for (const property of ['border', 'padding', 'background', 'outline'])
    dialog.style.setProperty(property, property === 'background' ? 'transparent' : '0', 'important');
  const { frame, close } = overlayFrame({
    title: 'Wallet',
    name: `__privateStripeWallet${(sheets += 1)}`,
    url: `${origin}/stripe-elements/wallet`,
    hash,
    receive,
  });
  dialog.append(frame);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    receive('cancel', null);
  });
  document.body.append(dialog);
  dialog.showModal();
  return {
    close: () => {
      dialog.remove();
      close();
    },
  };
}
