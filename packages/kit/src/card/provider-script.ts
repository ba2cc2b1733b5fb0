/** Stripe's script in its loader's release (`provider-script.test.ts`). Without the query, it reports page URLs. */
export const providerScript = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';
