import { connect } from '../../browser/wire.ts';

const address = new URLSearchParams(location.hash.slice(1));
const dialog = document.querySelector<HTMLElement>('[role=dialog]')!;
const buttons = [...dialog.querySelectorAll('button')];
const note = dialog.querySelector<HTMLElement>('[role=status]')!;

const wire = connect({
  target: () => parent,
  origin: address.get('parent') ?? '',
  frame: address.get('frame') ?? '',
  receive: () => undefined,
});

for (const button of buttons)
  button.addEventListener('click', () => {
    for (const one of buttons) one.disabled = true;
    note.textContent = 'One moment…';
    const body = new URLSearchParams(location.search);
    body.set('outcome', button.value);
    fetch('/stripe-elements/3ds', { method: 'POST', body }).then(
      () => wire.send('done'),
      () => {
        for (const one of buttons) one.disabled = false;
        note.textContent = 'No connection. Please try again.';
      },
    );
  });

// The page behind is covered, so the keyboard stays inside.
dialog.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab') return;
  const [first, last] = [buttons[0]!, buttons.at(-1)!];
  const from = document.activeElement;
  if (event.shiftKey ? from === first || from === dialog : from === last) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
});
dialog.focus();
