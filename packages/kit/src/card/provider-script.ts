/**
 * Stripe's script in the release that its loader asks for (`provider-script.test.ts`). Without the query it reports the
 * address of each page it is on.
 */
export const providerScript = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';
