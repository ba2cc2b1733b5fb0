export interface Decline {
  code: string;
  decline_code?: string;
  message: string;
}

export interface Behaviour {
  decline?: Decline;
  /** Saving the card to a customer is refused too. Without it the card attaches and fails later. */
  declineOnAttach?: boolean;
  /** When 3-D Secure is asked for: `always`, or off session only `unlessSetUp` (on session it always is). */
  authenticate?: 'always' | 'unlessSetUp';
  /** `fails` after its response, or `slow` to succeed. */
  refund?: 'fails' | 'slow';
  /** The bank takes the payment back as soon as it is captured. */
  dispute?: { reason: string; inquiry?: boolean };
  /** Counts as set up from the start. */
  setUp?: boolean;
}

const refusal = (code: string, message: string, declineCode?: string): Decline => ({
  code,
  ...(declineCode ? { decline_code: declineCode } : {}),
  message,
});
const card = (declineCode: string) => refusal('card_declined', 'Your card was declined.', declineCode);
const refused = (decline: Decline): Behaviour => ({ decline, declineOnAttach: true });
const noFunds = refusal('card_declined', 'Your card has insufficient funds.', 'insufficient_funds');

export const behaviours: Record<string, Behaviour> = {
  ok: {},
  chargeDeclined: refused(card('generic_decline')),
  chargeDeclinedInsufficientFunds: refused(noFunds),
  chargeDeclinedLostCard: refused(card('lost_card')),
  chargeDeclinedStolenCard: refused(card('stolen_card')),
  chargeDeclinedExpiredCard: refused(refusal('expired_card', 'Your card has expired.', 'expired_card')),
  chargeDeclinedIncorrectCvc: refused(
    refusal('incorrect_cvc', "Your card's security code is incorrect.", 'incorrect_cvc'),
  ),
  chargeDeclinedProcessingError: refused(
    refusal(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
      'processing_error',
    ),
  ),
  chargeCustomerFail: { decline: card('generic_decline') },
  authenticationRequired: { authenticate: 'always' },
  authenticationRequiredOnSetup: { authenticate: 'unlessSetUp' },
  authenticationAlreadySetUp: { authenticate: 'unlessSetUp', setUp: true },
  refundFail: { refund: 'fails' },
  pendingRefund: { refund: 'slow' },
  createDispute: { dispute: { reason: 'fraudulent' } },
  createDisputeProductNotReceived: { dispute: { reason: 'product_not_received' } },
  createDisputeInquiry: { dispute: { reason: 'fraudulent', inquiry: true } },
  authenticationThenInsufficientFunds: { authenticate: 'always', decline: noFunds },
};

export interface TestCard {
  number: string;
  brand: string;
  behaviour: string;
  funding: string;
}

const test = (number: string, brand = 'visa', behaviour = 'ok', funding = 'credit'): TestCard => ({
  number,
  brand,
  behaviour,
  funding,
});

const cards: TestCard[] = [
  test('4242424242424242'),
  test('4000056655665556', 'visa', 'ok', 'debit'),
  test('4000000360000006'),
  test('5555555555554444', 'mastercard'),
  test('2223003122003222', 'mastercard'),
  test('5200828282828210', 'mastercard', 'ok', 'debit'),
  test('5105105105105100', 'mastercard', 'ok', 'prepaid'),
  test('378282246310005', 'amex'),
  test('371449635398431', 'amex'),
  test('6011111111111117', 'discover'),
  test('3056930009020004', 'diners'),
  test('36227206271667', 'diners'),
  test('3566002020360505', 'jcb'),
  test('6200000000000005', 'unionpay'),
  test('4000000000000002', 'visa', 'chargeDeclined'),
  test('4000000000009995', 'visa', 'chargeDeclinedInsufficientFunds'),
  test('4000000000009987', 'visa', 'chargeDeclinedLostCard'),
  test('4000000000009979', 'visa', 'chargeDeclinedStolenCard'),
  test('4000000000000069', 'visa', 'chargeDeclinedExpiredCard'),
  test('4000000000000127', 'visa', 'chargeDeclinedIncorrectCvc'),
  test('4000000000000119', 'visa', 'chargeDeclinedProcessingError'),
  test('4000000000000341', 'visa', 'chargeCustomerFail'),
  test('4000002500003155', 'visa', 'authenticationRequiredOnSetup'),
  test('4000002760003184', 'visa', 'authenticationRequired'),
  test('4000003800000446', 'visa', 'authenticationAlreadySetUp'),
  test('4000000000005126', 'visa', 'refundFail'),
  test('4000000000007726', 'visa', 'pendingRefund'),
  test('4000000000000259', 'visa', 'createDispute'),
  test('4000000000002685', 'visa', 'createDisputeProductNotReceived'),
  test('4000000000001976', 'visa', 'createDisputeInquiry'),
  test('4000008260003178', 'visa', 'authenticationThenInsufficientFunds'),
];

/** Undefined for other numbers: real ones are never accepted. */
export function testCardByNumber(number: string): TestCard | undefined {
  return cards.find((one) => one.number === number);
}

const numbersByName: Record<string, string> = {
  visa: '4242424242424242',
  visa_debit: '4000056655665556',
  mastercard: '5555555555554444',
  amex: '378282246310005',
};

/** The test card behind `pm_card_visa`, `pm_card_chargeDeclined`, `tok_visa` and their like. */
export function testCardByName(id: string): TestCard | undefined {
  const name = /^(?:pm_card|tok)_(.+)$/.exec(id)?.[1];
  if (!name) return undefined;
  if (numbersByName[name]) return testCardByNumber(numbersByName[name]);
  const behaviour = name.replace(/^(?:visa_)?(?=chargeDeclined)/, '');
  return behaviour === 'ok' ? undefined : cards.find((one) => one.behaviour === behaviour);
}
