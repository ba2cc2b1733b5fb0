import { connect } from '../../browser/wire.ts';
import { applyAppearance, type Appearance } from './appearance.ts';
import { getApi } from './call-api.ts';

interface ExpressOptions {
  appearance?: Appearance;
  /** Parameters of GET /v1/elements/sessions. */
  session: Record<string, string>;
}

interface Session {
  wallets?: string[];
}

const marks: Record<string, string> = { apple_pay: 'Apple Pay', google_pay: 'G Pay', link: 'Link' };
const address = new URLSearchParams(location.hash.slice(1));
const parentOrigin = address.get('parent') ?? '';
const row = document.querySelector<HTMLElement>('.wallets')!;
let started = false;

async function start({ session }: ExpressOptions): Promise<void> {
  if (started) return;
  started = true;
  const answer = await getApi('/v1/elements/sessions', { ...session, domain: new URL(parentOrigin).hostname });
  if (answer.error) return wire.send('loaderror', { error: answer.error });
  const { wallets = [] } = answer as Session;
  for (const wallet of wallets) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = wallet;
    button.textContent = marks[wallet] ?? wallet;
    button.addEventListener('click', () => wire.send('click', wallet));
    button.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') wire.send('escape');
    });
    row.append(button);
  }
  const has = (wallet: string) => wallets.includes(wallet);
  const available = { applePay: has('apple_pay'), googlePay: has('google_pay'), link: has('link') };
  const none = { amazonPay: false, paypal: false, klarna: false };
  wire.send('resize', wallets.length > 0 ? Math.ceil(row.getBoundingClientRect().height) : 0);
  wire.send('ready', { availablePaymentMethods: wallets.length > 0 ? { ...available, ...none } : undefined });
}

const wire = connect({
  target: () => parent,
  origin: parentOrigin,
  frame: address.get('frame') ?? '',
  receive(type, payload) {
    if (type === 'focus') row.querySelector('button')?.focus();
    if (type !== 'options') return;
    const options = payload as ExpressOptions;
    applyAppearance(document.documentElement, options.appearance);
    void start(options);
  },
});

wire.send('load');
