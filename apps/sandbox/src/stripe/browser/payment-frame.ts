import { connect } from '../../browser/wire.ts';
import { applyAppearance, type Appearance } from './appearance.ts';
import { getApi, postApi } from './call-api.ts';
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
import { flatten } from './flatten.ts';

interface FrameOptions {
  appearance?: Appearance;
  readOnly?: boolean;
  /** Parameters of GET /v1/elements/sessions. */
  session: Record<string, string>;
}

const address = new URLSearchParams(location.hash.slice(1));
const form = document.querySelector<HTMLFormElement>('form')!;
const inputs = [...form.querySelectorAll('input')];
const [number, expiry, cvc] = inputs as [HTMLInputElement, HTMLInputElement, HTMLInputElement];

const digitsOf = (input: HTMLInputElement) =>
  input === expiry ? expiryDigits(input.value) : input.value.replace(/\D/g, '');
const touched = new Set<HTMLInputElement>();
let lastState = '';
let started = false;

function problemOf(input: HTMLInputElement): Problem | undefined {
  const today = new Date();
  if (input === number) return checkNumber(digitsOf(number));
  if (input === cvc) return checkCvc(digitsOf(cvc), digitsOf(number));
  return checkExpiry(digitsOf(expiry), { year: today.getFullYear(), month: today.getMonth() + 1 });
}

/** Shows the problems here: Stripe's change event has none. */
function report(): void {
  for (const input of inputs) {
    const problem = problemOf(input);
    const mention = problem && (touched.has(input) || problem.startsWith('invalid')) ? problem : undefined;
    input.setAttribute('aria-invalid', String(Boolean(mention)));
    const shown = document.querySelector<HTMLElement>(`#${input.name}-error`)!;
    const text = mention ? problemTexts[mention] : '';
    if (shown.textContent !== text) shown.textContent = text;
  }
  form.dataset.brand = brandOf(digitsOf(number));
  const complete = !inputs.some(problemOf);
  const empty = inputs.every((input) => input.value === '');
  const state = { elementType: 'payment', complete, empty, collapsed: false, value: { type: 'card' } };
  const text = JSON.stringify(state);
  if (text === lastState) return;
  lastState = text;
  wire.send('change', state);
}

function reformat(input: HTMLInputElement, deleting: boolean): void {
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
    if (!deleting && !problemOf(input) && document.activeElement === input) inputs[at + 1]?.focus();
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

async function start({ session }: FrameOptions): Promise<void> {
  if (started) return;
  started = true;
  const { error } = await getApi('/v1/elements/sessions', session);
  if (error) return wire.send('loaderror', { error });
  report();
  wire.send('ready');
}

function validate(): object {
  for (const input of inputs) touched.add(input);
  report();
  const code = inputs.map(problemOf).find(Boolean);
  if (code) return { error: { type: 'validation_error', code, message: problemTexts[code] } };
  return { selectedPaymentMethod: 'card' };
}

async function createConfirmationToken(params: Record<string, string>): Promise<object> {
  const valid = validate();
  if ('error' in valid) return valid;
  const [exp_month, exp_year] = [digitsOf(expiry).slice(0, 2), `20${digitsOf(expiry).slice(2)}`];
  const card = { number: digitsOf(number), exp_month, exp_year, cvc: digitsOf(cvc) };
  const data = flatten({ payment_method_data: { type: 'card', card } });
  const answer = await postApi('/v1/confirmation_tokens', { ...params, ...data });
  return answer.error ? { error: answer.error } : { confirmationToken: answer };
}

const wire = connect({
  target: () => parent,
  origin: address.get('parent') ?? '',
  frame: address.get('frame') ?? '',
  receive(type, payload) {
    if (type === 'options') {
      const options = payload as FrameOptions;
      applyAppearance(document.documentElement, options.appearance);
      for (const input of inputs) input.readOnly = options.readOnly ?? false;
      void start(options);
    }
    if (type === 'focus') (inputs.find(problemOf) ?? number).focus();
    if (type === 'blur') (document.activeElement as HTMLElement | null)?.blur();
    if (type === 'clear') {
      for (const input of inputs) input.value = '';
      touched.clear();
      report();
    }
    if (type === 'validate' || type === 'createConfirmationToken') {
      const { ticket, params } = payload as { ticket: number; params: Record<string, string> };
      const answering = type === 'validate' ? Promise.resolve(validate()) : createConfirmationToken(params);
      void answering.then((outcome) => wire.send('outcome', { ticket, outcome }));
    }
  },
});

form.addEventListener('submit', (event) => event.preventDefault());
new ResizeObserver(() => wire.send('resize', Math.ceil(form.getBoundingClientRect().height))).observe(form);
wire.send('load');
