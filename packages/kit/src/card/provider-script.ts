/** Release in Stripe's loader (`provider-script.test.ts`). Without the query, it reports every page's URL. */
export const providerScript = 'https://js.stripe.com/endive/stripe.js?advancedFraudSignals=false';
