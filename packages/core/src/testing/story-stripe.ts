// Stand-in for Stripe's script in stories, with plain fields. Cards ending 0002 are declined; 3155 asks
// the bank.
import { createExpressElement, type StoryWallets } from './story-express-element.ts';
import { createPaymentElement } from './story-payment-element.ts';

export interface StoryBank extends StoryWallets {
  /** Result of the bank's question. 'nothing' is a silent refusal. */
  bankSays?: 'yes' | 'no' | 'nothing';
  makes?: 'nothing' | 'a wordless error';
  /** The card fields cannot be found again. */
  losesTheCard?: boolean;
  /** The question opens in a frame over the page, which needs the focus to confirm. */
  asksInAFrame?: boolean;
  /** The fields have their own frame, which page styles do not reach, like the real ones. */
  inAFrame?: boolean;
  /** Infinity: a token never arrives. */
  takes?: number;
}

async function askInAFrame(): Promise<boolean> {
  const frame = document.createElement('iframe');
  frame.title = '3D Secure authentication';
  frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647;pointer-events:auto';
  document.body.append(frame);
  frame.focus();
  // Waits until other handlers of the event have moved the focus.
  await new Promise((resolve) => setTimeout(resolve));
  const isOnTop = document.elementFromPoint(innerWidth / 2, innerHeight / 2) === frame;
  const canBeAnswered = document.activeElement === frame && isOnTop;
  frame.remove();
  return canBeAnswered;
}

// The provider's loader keeps its first script, so changes between stories are stored here.
let bank: StoryBank = {};

async function askBank() {
  if (bank.bankSays === 'nothing') return { error: {} };
  const answered = bank.asksInAFrame ? await askInAFrame() : bank.bankSays !== 'no';
  return answered
    ? { paymentIntent: { status: 'requires_capture' } }
    : { error: { message: 'We are unable to authenticate your payment method.' } };
}

interface ElementsOptions {
  mode?: string;
  amount?: number;
  currency?: string;
  appearance?: { variables?: Record<string, string> };
}

function createElements(options: ElementsOptions) {
  let card: ReturnType<typeof createPaymentElement> | null = null;
  let submitted = false;
  /** Digits of the card of an accepted wallet. */
  let accepted: string | null = null;
  return {
    create: (type: string, settings: { readOnly?: boolean }) => {
      if (type === 'expressCheckout')
        return createExpressElement(bank, (digits) => {
          accepted = digits;
        });
      if (type !== 'payment' || options.mode !== 'payment' || !options.amount || options.currency !== 'aud')
        throw new Error('IntegrationError: needs the payment element, an amount and a currency.');
      card = createPaymentElement(bank.inAFrame ?? false, options.appearance);
      card.update(settings);
      return card;
    },
    getElement: () => (bank.losesTheCard ? null : card),
    update: ({ appearance }: ElementsOptions) => {
      if (appearance) card?.draw(appearance);
    },
    submit: async () => {
      const error = accepted ? null : card?.check();
      submitted = !error;
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
    /** Not Stripe's: digits of the card, once submitted. */
    take: () => {
      if (!submitted) throw new Error('IntegrationError: call elements.submit() first.');
      submitted = false;
      const digits = accepted ?? card?.digits() ?? '';
      accepted = null;
      return digits;
    },
  };
}

interface ConfirmOptions {
  confirmParams: { confirmation_token?: string; payment_method?: string };
}

function missing(): void {}

const createProvider = () => ({
  elements: createElements,
  createConfirmationToken: async ({ elements }: { elements: ReturnType<typeof createElements> }) => {
    const digits = elements.take();
    if (bank.makes === 'a wordless error') return { error: {} };
    if (bank.makes === 'nothing') return {};
    if (bank.takes === Infinity) await new Promise(() => {});
    return { confirmationToken: { id: `ctoken_${digits.slice(-4)}` } };
  },
  confirmPayment: async ({ confirmParams: { confirmation_token, payment_method } }: ConfirmOptions) => {
    const id = confirmation_token ?? payment_method ?? '';
    if (id.endsWith('0002')) return { error: { message: 'Your card was declined.' } };
    return id.endsWith('3155') ? askBank() : { paymentIntent: { status: 'succeeded' } };
  },
  handleNextAction: askBank,
  // Its React package asks for these three.
  createToken: missing,
  createPaymentMethod: missing,
  confirmCardPayment: missing,
});

/** Installs the stand-in. Returns a function that removes it. */
export function installStoryStripe(next: StoryBank = {}): () => void {
  bank = next;
  Object.assign(window, { Stripe: Object.assign(createProvider, { version: 'endive' }) });
  return () => Object.assign(window, { Stripe: undefined });
}
