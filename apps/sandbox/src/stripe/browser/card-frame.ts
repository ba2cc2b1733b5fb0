import {
  brandOf,
  checkCvc,
  checkExpiry,
  checkNumber,
  cvcLength,
  expiryDigits,
  formatExpiry,
  formatNumber,
  numberLength,
  problemTexts,
  type Problem,
} from './card-rules.ts';
import { applyStyle, type ElementStyle } from './frame-style.ts';
import { connect } from '../../browser/wire.ts';

interface FrameOptions {
  style?: ElementStyle;
  hidePostalCode?: boolean;
  hideIcon?: boolean;
  disabled?: boolean;
}

const address = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form')!;
const inputs = [...form.querySelectorAll('input')];
const [number, expiry, cvc, postal] = inputs as [
  HTMLInputElement,
  HTMLInputElement,
  HTMLInputElement,
  HTMLInputElement,
];
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [sheet];

const digitsOf = (input: HTMLInputElement) =>
  input === expiry ? expiryDigits(input.value) : input.value.replace(/\D/g, '');
const touched = new Set<HTMLInputElement>();
let lastState = '';
let ready = false;

function problemOf(input: HTMLInputElement): Problem | undefined {
  const today = new Date();
  if (input === number) return checkNumber(digitsOf(number));
  if (input === expiry)
    return checkExpiry(digitsOf(expiry), { year: today.getFullYear(), month: today.getMonth() + 1 });
  return input === cvc ? checkCvc(digitsOf(cvc), digitsOf(number)) : undefined;
}

function report(): void {
  const brand = brandOf(digitsOf(number));
  const shown = inputs.map((input) => {
    const problem = problemOf(input);
    const mention = problem && (touched.has(input) || problem.startsWith('invalid')) ? problem : undefined;
    input.dataset.state = mention ? 'invalid' : input.value === '' ? 'empty' : problem ? 'partial' : 'complete';
    if (mention) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    return mention;
  });
  const code = shown.find(Boolean);
  form.dataset.state = code ? 'invalid' : 'fine';
  form.dataset.brand = brand;
  const state = {
    elementType: 'card',
    brand,
    complete: [number, expiry, cvc].every((input) => !problemOf(input)),
    empty: inputs.every((input) => input.value === ''),
    error: code ? { type: 'validation_error', code, message: problemTexts[code] } : undefined,
    value: { postalCode: postal.value },
  };
  const text = JSON.stringify(state);
  if (text === lastState) return;
  lastState = text;
  wire.send('change', state);
}

function reformat(input: HTMLInputElement, deleting: boolean): void {
  if (input === postal) return;
  const before = input.value.slice(0, input.selectionStart ?? input.value.length).replace(/\D/g, '').length;
  const atEnd = (input.selectionStart ?? 0) >= input.value.length;
  let text = digitsOf(input).slice(0, cvcLength(digitsOf(number)));
  if (input === number) text = formatNumber(digitsOf(number).slice(0, numberLength(digitsOf(number))));
  // While deleting, the separator must not reappear.
  if (input === expiry)
    text = deleting && digitsOf(expiry).length <= 2 ? digitsOf(expiry) : formatExpiry(digitsOf(expiry));
  input.value = text;
  if (atEnd || document.activeElement !== input) return;
  let caret = 0;
  for (let seen = 0; seen < before && caret < text.length; caret += 1) if (/\d/.test(text[caret] ?? '')) seen += 1;
  input.setSelectionRange(caret, caret);
}

for (const [at, input] of inputs.entries()) {
  input.addEventListener('input', (event) => {
    const deleting = (event as InputEvent).inputType?.startsWith('delete') ?? false;
    reformat(input, deleting);
    touched.delete(input);
    if (input === number) reformat(cvc, false);
    if (!deleting && input !== postal && !problemOf(input) && document.activeElement === input) nextOf(at)?.focus();
    report();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') wire.send('escape');
    if (event.key === 'Backspace' && input.value === '') inputs[at - 1]?.focus();
    if (event.key === 'Enter') {
      event.preventDefault();
      wire.send('submit');
    }
  });
  input.addEventListener('focus', () => wire.send('focus'));
  input.addEventListener('blur', (event) => {
    if (input.value !== '') touched.add(input);
    report();
    // Moving between the fields is not leaving the element.
    if (!event.relatedTarget) wire.send('blur');
  });
}

function nextOf(at: number): HTMLInputElement | undefined {
  return inputs.slice(at + 1).find((input) => !input.closest<HTMLElement>('.field')!.hidden);
}

function setOptions({ style = {}, hidePostalCode = false, hideIcon = false, disabled = false }: FrameOptions): void {
  applyStyle(sheet, style);
  postal.closest<HTMLElement>('.field')!.hidden = hidePostalCode;
  form.querySelector<HTMLElement>('.icon')!.hidden = hideIcon;
  for (const input of inputs) input.disabled = disabled;
}

async function createPaymentMethod(fields: Record<string, string>): Promise<object> {
  for (const input of [number, expiry, cvc]) touched.add(input);
  report();
  const code = [number, expiry, cvc].map(problemOf).find(Boolean);
  if (code) return { error: { type: 'validation_error', code, message: problemTexts[code] } };
  const [month, year] = [digitsOf(expiry).slice(0, 2), `20${digitsOf(expiry).slice(2)}`];
  const card = { number: digitsOf(number), exp_month: String(Number(month)), exp_year: year, cvc: digitsOf(cvc) };
  const body = new URLSearchParams({ type: 'card', ...fields });
  for (const [name, value] of Object.entries(card)) body.set(`card[${name}]`, value);
  if (postal.value) body.set('billing_details[address][postal_code]', postal.value);
  try {
    const answer = (await (await fetch('/v1/payment_methods', { method: 'POST', body })).json()) as { error?: object };
    return answer.error ? { error: answer.error } : { paymentMethod: answer };
  } catch {
    return { error: { type: 'api_connection_error', message: 'An unexpected error occurred connecting to Stripe.' } };
  }
}

const wire = connect({
  target: () => parent,
  origin: address.get('parent') ?? '',
  frame: address.get('frame') ?? '',
  receive(type, payload) {
    if (type === 'options') {
      setOptions(payload as FrameOptions);
      if (ready) return;
      // Not taken from reports: typing before the options arrive already sends one.
      ready = true;
      report();
      wire.send('ready');
    }
    if (type === 'focus') (inputs.find((input) => problemOf(input)) ?? number).focus();
    if (type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
    if (type === 'clear') {
      for (const input of inputs) input.value = '';
      touched.clear();
      report();
    }
    if (type === 'createPaymentMethod') {
      const { ticket, fields } = payload as { ticket: number; fields: Record<string, string> };
      void createPaymentMethod(fields).then((outcome) => wire.send('outcome', { ticket, outcome }));
    }
  },
});

form.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => wire.send('resize', Math.ceil(form.getBoundingClientRect().height))).observe(form);
wire.send('load');
