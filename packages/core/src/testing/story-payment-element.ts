// Stand-in for Stripe's Payment Element in stories: only the number counts.
type Listener = (event?: unknown) => void;

interface StoryAppearance {
  variables?: Record<string, string>;
}

const names = [
  { name: 'number', label: 'Card number', placeholder: '1234 1234 1234 1234' },
  { name: 'expiry', label: 'Expiration date', placeholder: 'MM / YY' },
  { name: 'cvc', label: 'Security code', placeholder: 'CVC' },
];

const frameTitle = 'Secure payment input frame';

/** Inline: the page's rules must not reach the fields. */
const stylesOf = ({ variables: look = {} }: StoryAppearance) => ({
  box: `display:grid;grid-template-columns:1fr 1fr;gap:${look.gridRowSpacing};color:${look.colorText};font-family:${look.fontFamily}`,
  label: `display:grid;gap:4px;align-content:start;font-size:${look.labelFontSize};font-weight:${look.labelFontWeight}`,
  input: `box-sizing:border-box;inline-size:100%;block-size:44px;margin:0;padding:0 12px;border:1px solid ${look.inputColorBorder};border-radius:${look.borderRadius};background:${look.colorBackground};color:${look.colorText};font:${look.fontSizeBase} ${look.fontFamily};outline:0 solid ${look.colorPrimary}`,
  fault: `grid-column:1/-1;margin:0;font-size:${look.labelFontSize};color:${look.colorDanger}`,
});

function openFrame(node: HTMLElement): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = frameTitle;
  frame.style.cssText =
    'border:0!important;margin:0!important;padding:0!important;width:1px!important;min-width:100%!important;display:block!important;height:160px!important;color-scheme:light only!important';
  node.replaceChildren(frame);
  if (frame.contentDocument) frame.contentDocument.body.style.margin = '0';
  return frame;
}

function faultOf(digits: string): string | null {
  if (digits.startsWith('9')) return 'Your card number is invalid.';
  return digits.length === 16 ? null : 'Your card number is incomplete.';
}

export function createPaymentElement(inAFrame: boolean, appearance: StoryAppearance | undefined) {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (name: string, event?: unknown): void => listeners.get(name)?.forEach((listener) => listener(event));
  const box = document.createElement('div');
  const fault = document.createElement('p');
  let place: HTMLElement | null = null;
  let frame: HTMLIFrameElement | null = null;
  const fields = names.map(({ name, label, placeholder }) => {
    const input = document.createElement('input');
    Object.assign(input, { name, placeholder, inputMode: 'numeric' });
    input.addEventListener('focus', () => {
      input.style.outlineWidth = '2px';
      emit('focus');
    });
    input.addEventListener('blur', () => {
      input.style.outlineWidth = '0';
      emit('blur');
    });
    input.addEventListener('input', () => {
      clear();
      emit('change', { elementType: 'payment', empty: digits() === '', complete: faultOf(digits()) === null });
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      place?.closest('form')?.requestSubmit();
    });
    const text = document.createElement('label');
    text.append(label, input);
    box.append(text);
    return { text, input };
  });
  const number = (fields[0] as (typeof fields)[number]).input;
  const digits = (): string => number.value.replaceAll(' ', '');
  const clear = (): void => {
    number.removeAttribute('aria-invalid');
    fault.remove();
  };
  const draw = (next: StoryAppearance | undefined): void => {
    const styles = stylesOf(next ?? {});
    box.style.cssText = styles.box;
    fault.style.cssText = styles.fault;
    for (const [index, { text, input }] of fields.entries()) {
      text.style.cssText = `${styles.label};${index === 0 ? 'grid-column:1/-1' : ''}`;
      input.style.cssText = styles.input;
    }
  };
  const setReadOnly = ({ readOnly = false }: { readOnly?: boolean }): void =>
    fields.forEach(({ input }) => {
      input.disabled = readOnly;
    });
  const take = (): void => (frame ?? box).remove();
  draw(appearance);
  return {
    digits,
    draw,
    /** Shows the field's error and returns it. */
    check: () => {
      const message = faultOf(digits());
      if (message === null) return null;
      number.setAttribute('aria-invalid', 'true');
      fault.textContent = message;
      box.append(fault);
      return { type: 'validation_error', message };
    },
    mount: (node: HTMLElement) => {
      if (!document.contains(node))
        throw new Error('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
      frame?.remove();
      place = node;
      frame = inAFrame ? openFrame(node) : null;
      (frame?.contentDocument?.body ?? node).replaceChildren(box);
      queueMicrotask(() => emit('ready'));
    },
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener));
    },
    off: (name: string, listener: Listener) => listeners.get(name)?.delete(listener),
    focus: () => number.focus(),
    update: setReadOnly,
    unmount: take,
    destroy: take,
  };
}
