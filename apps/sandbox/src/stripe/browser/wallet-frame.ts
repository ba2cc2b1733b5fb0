import { connect } from '../../browser/wire.ts';

const names: Record<string, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay', link: 'Link' };
const address = new URLSearchParams(location.hash.slice(1));
const dialog = document.querySelector<HTMLFormElement>('[role=dialog]')!;
const note = dialog.querySelector<HTMLElement>('[role=status]')!;
const amount = (Number(address.get('amount')) / 100).toFixed(2);

dialog.querySelector('h1')!.textContent = `Pay with ${names[address.get('wallet') ?? ''] ?? ''}`;
dialog.querySelector('#lead')!.textContent = `Tele, ${amount} ${address.get('currency')?.toUpperCase()}`;

const wire = connect({
  target: () => parent,
  origin: address.get('parent') ?? '',
  frame: address.get('frame') ?? '',
  receive: () => undefined,
});

dialog.addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = (event as SubmitEvent).submitter as HTMLButtonElement;
  if (value === 'cancel') return wire.send('cancel');
  for (const one of dialog.querySelectorAll('button')) one.disabled = true;
  note.textContent = 'Processing…';
  wire.send('accept', value === 'pay' ? dialog.querySelector('select')!.value : '');
});
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') wire.send('cancel');
});
dialog.focus();
