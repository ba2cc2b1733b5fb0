import { connect } from '../../browser/wire.ts';

interface Start {
  sitekey: string;
  action: string;
  cData: string;
  theme: string;
}
interface Answer {
  behaviour?: 'passes' | 'asks' | 'refuses';
  token?: string;
  error?: string;
}

const address = new URLSearchParams(location.hash.slice(1));
const parentOrigin = address.get('parent') ?? '';
const main = document.querySelector<HTMLElement>('main')!;
const label = main.querySelector<HTMLLabelElement>('label')!;
const box = main.querySelector<HTMLInputElement>('input')!;
const note = main.querySelector<HTMLElement>('[role=status]')!;
let start: Start = { sitekey: '', action: '', cData: '', theme: 'auto' };

function show(state: 'working' | 'asks' | 'passed' | 'failed', text: string): void {
  main.dataset.state = state;
  label.hidden = state !== 'asks';
  note.hidden = state === 'asks';
  note.textContent = text;
}

function fail(code: string): void {
  show('failed', 'Verification failed');
  wire.send('error', code);
}

/** Requests a token. Only that origin's page receives it, so it cannot name another host. */
async function check(clicked: boolean): Promise<void> {
  show('working', 'Verifying…');
  const body = JSON.stringify({ ...start, hostname: new URL(parentOrigin).hostname, clicked });
  let answer: Answer;
  try {
    answer = (await (await fetch('/turnstile/challenge', { method: 'POST', body })).json()) as Answer;
  } catch {
    return fail('200500'); // the frame could not reach its own origin
  }
  if (answer.error) return fail(answer.error);
  if (answer.token) {
    if (clicked) wire.send('after-interactive');
    show('passed', 'Success!');
    return wire.send('token', answer.token);
  }
  box.checked = false;
  show('asks', '');
  wire.send('before-interactive');
}

const wire = connect({
  target: () => parent,
  origin: parentOrigin,
  frame: address.get('frame') ?? '',
  receive(type, payload) {
    if (type !== 'start') return;
    start = payload as Start;
    main.dataset.theme = start.theme;
    void check(false);
  },
});

box.addEventListener('change', () => void check(true));
wire.send('load');
